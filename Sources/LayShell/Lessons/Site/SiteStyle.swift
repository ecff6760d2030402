/// The CSS of the pages, for light and dark appearance and for wide and narrow windows.
enum SiteStyle {
  static let text = """
      :root {
        color-scheme: light dark; --ink: #1d1d1f; --soft: #6e6e73; --ground: #ffffff;
        --raised: #f5f5f7; --line: #d2d2d7; --accent: #0060df; --asked: #fff6e5; --asked-line: #e0a030;
      }
      @media (prefers-color-scheme: dark) {
        :root {
          --ink: #f5f5f7; --soft: #a1a1a6; --ground: #161618; --raised: #232326; --line: #48484a;
          --accent: #6cb2ff; --asked: #2b2418; --asked-line: #a9782a;
        }
      }
      * { box-sizing: border-box; }
      html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
      body {
        margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 46rem; color: var(--ink);
        background: var(--ground); font: 1.05rem/1.55 system-ui, -apple-system, sans-serif;
        overflow-wrap: break-word;
      }
      h1 { margin: 0.3rem 0 1.2rem; font-size: 1.9rem; line-height: 1.2; }
      h2 { margin: 3rem 0 0.6rem; font-size: 1.3rem; line-height: 1.3; }
      p, ul, ol { margin: 0.7rem 0; }
      a { color: var(--accent); }
      nav { color: var(--soft); }
      code, pre, output { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
      code { padding: 0.1em 0.3em; border-radius: 0.3em; background: var(--raised); font-size: 0.9em; }
      pre {
        margin: 0.9rem 0; padding: 0.7rem 0.9rem; border-radius: 0.6rem; background: var(--raised);
        font-size: 0.82rem; line-height: 1.4; overflow-x: auto; tab-size: 4;
      }
      pre code { padding: 0; background: none; font-size: inherit; }
      pre b { font-weight: 600; } pre i { color: var(--soft); font-style: normal; user-select: none; }
      table { border-collapse: collapse; } .table { overflow-x: auto; }
      th, td { padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid var(--line); text-align: left; }
      blockquote { margin: 0.9rem 0; padding-left: 0.9rem; border-left: 3px solid var(--line); }
      .asked {
        margin: 1.2rem 0; padding: 0.3rem 1rem; border-left: 4px solid var(--asked-line);
        border-radius: 0.3rem; background: var(--asked);
      }
      .asked > details { margin: 0.5rem 0; }
      summary {
        padding: 0.35rem 0; color: var(--accent); font-weight: 600; cursor: pointer;
        touch-action: manipulation;
      }
      details.answer { margin: 0 0 1.2rem; padding: 0 0 0 1rem; border-left: 4px solid var(--line); }
      .mistakes { color: var(--soft); font-size: 0.95rem; } .mistakes code { font-size: 0.85rem; }
      figure.sliding {
        margin: 1rem 0; padding: 0.8rem 0.9rem; border: 1px solid var(--line); border-radius: 0.6rem;
      }
      .stage { overflow-x: auto; }
      .stage svg {
        display: block; width: var(--width); max-width: 100%; height: auto;
        min-width: min(var(--width), 20rem);
      }
      figcaption { margin: 0.5rem 0 0; color: var(--soft); font-size: 0.9rem; }
      output { display: inline-block; color: var(--ink); }
      .sliders { margin-top: 0.4rem; } .sliders[hidden] { display: none; }
      .slider { display: flex; align-items: center; gap: 0.4rem; }
      .slider label { display: flex; flex: 1; align-items: center; gap: 0.7rem; min-width: 0; }
      .side { min-width: 3.2rem; }
      .track { position: relative; flex: 1; min-width: 0; padding-bottom: 7px; }
      .track input { display: block; width: 100%; height: 1.9rem; margin: 0; accent-color: #c77700; }
      .track i {
        position: absolute; bottom: 2px; left: calc(8px + var(--place) * (100% - 16px)); width: 2px;
        height: 8px; margin-left: -1px; background: var(--accent);
      }
      button {
        min-width: 2.2rem; min-height: 2.2rem; padding: 0 0.6rem; border: 1px solid var(--line);
        border-radius: 0.5rem; color: var(--accent); background: var(--raised); font: inherit;
        cursor: pointer; touch-action: manipulation;
      }
      button:disabled { color: var(--soft); opacity: 0.55; cursor: default; }
      .reset { margin-top: 0.3rem; font-size: 0.85rem; }
      .lessons li { margin: 0.7rem 0; } .lessons a { font-weight: 600; }
      .lessons span { color: var(--soft); font-size: 0.95rem; }
      .ways { display: flex; justify-content: space-between; gap: 1rem; margin-top: 3rem; }
      .ways .next { margin-left: auto; text-align: right; }
    """
}
