"""Writes the table of the system face; run by scripts/system-face.

The advance of a character in 1/2048 em, for a design (text or display) and a weight (400 or 700), is
Inter's, and what system-face.json adds to it. Kerning is a share of the mean of Inter's in the four."""

import json
import pathlib
import unicodedata

from fontTools.ttLib import TTFont

fonts = pathlib.Path("/usr/share/fonts/opentype/inter")
here = pathlib.Path(__file__).parent
target = here.parent / "Sources/LayEngine/Environment/Face/SystemFaceTable.swift"
corrections = json.loads((here / "system-face.json").read_text(encoding="utf-8"))
em = corrections["unitsPerEm"]
# A step of kerning, so that each fits in a byte.
step = 3


class Master:
    def __init__(self, name, display, bold):
        self.font = TTFont(fonts / f"{name}.otf")
        self.display, self.bold = display, bold
        self.scale = em / self.font["head"].unitsPerEm
        self.glyphs = self.font.getBestCmap()

    def inter(self, scalar):
        """The advance of a scalar in Inter."""
        return self.font["hmtx"][self.glyphs[scalar]][0] * self.scale

    def advance(self, scalar):
        """The advance of a scalar in units, with what corrects it."""
        shared = corrections["all"]
        own = corrections["own"].get(chr(plain(scalar)), [0] * 4)
        terms = [1, self.display, self.bold, self.display * self.bold]
        return self.inter(scalar) + sum(
            term * (shared[i] + own[i]) for i, term in enumerate(terms))

    def kerning(self):
        """A function of two glyphs that gives their kerning in units."""
        pairs, classes = {}, []
        for lookup in self.font["GPOS"].table.LookupList.Lookup:
            for table in lookup.SubTable if lookup.LookupType == 2 else []:
                if table.Format == 1:
                    for first, records in zip(table.Coverage.glyphs, table.PairSet):
                        for record in records.PairValueRecord:
                            value = getattr(record.Value1, "XAdvance", 0)
                            pairs.setdefault((first, record.SecondGlyph), value)
                else:
                    classes.append((set(table.Coverage.glyphs), table))

        def of(first, second):
            if (first, second) in pairs:
                return pairs[first, second] * self.scale
            for covered, table in classes:
                if first in covered:
                    row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
                    column = table.ClassDef2.classDefs.get(second, 0)
                    value = row.Class2Record[column].Value1
                    return getattr(value, "XAdvance", 0) * self.scale if value else 0
            return 0

        return of


masters = [
    Master("Inter-Regular", 0, 0), Master("Inter-Bold", 0, 1),
    Master("InterDisplay-Regular", 1, 0), Master("InterDisplay-Bold", 1, 1),
]
regular = masters[0]


def plain(scalar):
    """The letter without its accent, if it is as wide in Inter; else the scalar itself."""
    letter, *accents = map(ord, unicodedata.normalize("NFD", chr(scalar)))
    same = all(letter in m.glyphs and abs(m.inter(letter) - m.inter(scalar)) < 8 for m in masters)
    return letter if accents and same else scalar


wanted = [
    *range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x384, 0x3CF), *range(0x400, 0x460),
    *range(0x2010, 0x2028), *range(0x2030, 0x203B), 0x20AC, 0x20BD, 0x2116, 0x2122, *range(0x2190, 0x2194),
    0x2212, 0x221E, 0x2248, 0x2260, 0x2264, 0x2265,
]
scalars = [s for s in wanted if all(s in master.glyphs for master in masters)]

# Kerning: characters with equal pairs are one class; class 0 has none. Letters with accents that are
# kerned as the plain letter follow it, the others have none.
kerned = [s for s in scalars if s < 0x7F or 0x2010 <= s <= 0x2026]
kernings = [(master.glyphs, master.kerning()) for master in masters]
share = corrections["kerning"] / (4 * step)
pairs = {(a, b): round(sum(of(glyphs[a], glyphs[b]) for glyphs, of in kernings) * share)
         for a in scalars for b in scalars if a in kerned or b in kerned}


def classes(line):
    """The number of each scalar's class, and the lines of kerning of the classes."""
    lines = {tuple([0] * len(kerned)): 0}
    for scalar in kerned:
        lines.setdefault(tuple(line(scalar)), len(lines))
    return {s: lines.get(tuple(line(s)), 0) for s in scalars}, list(lines)


firsts, rows = classes(lambda scalar: [pairs[scalar, other] for other in kerned])
seconds, columns = classes(lambda scalar: [pairs[other, scalar] for other in kerned])
samples = {number: scalar for scalar, number in reversed(seconds.items()) if scalar in kerned}
width = len(columns)
grid = [[row[kerned.index(samples[c])] if c in samples else 0 for c in range(width)] for row in rows]
steps = [value for row in grid for value in row]
assert all(-128 <= value <= 127 for value in steps)


def packed(values, bits):
    """Whole numbers in one, the first in the lowest bits."""
    return sum((round(v) & (1 << bits) - 1) << bits * i for i, v in enumerate(values))


def literal(name, kind, values, row, comment):
    values = [f"0x{value:X}" for value in values]
    lines = [", ".join(values[i:i + row]) + "," for i in range(0, len(values), row)]
    comment = "\n".join(f"/// {line}".rstrip() for line in comment.strip().splitlines())
    body = "\n".join("  " + line for line in lines)
    return f"{comment}\nlet {name}: [{kind}] = [\n{body}\n]\n"


tracking = corrections["tracking"]
sizes = sorted(map(int, tracking))
assert sizes == list(range(sizes[0], sizes[-1] + 1))
version = regular.font["name"].getDebugName(5).split(";")[0]
parts = [
    literal("systemFaceScalars", "UInt32",
            [s << 16 | firsts[s] << 8 | seconds[s] for s in scalars], 9,
            "The characters, ascending: the scalar in the upper 16 bits, the number of its row of\n"
            "kerning in the next 8, and that of its column. `A` is `0x41…`."),
    literal("systemFaceAdvances", "UInt64",
            [packed([m.advance(s) for m in masters], 16) for s in scalars], 5,
            "The advance of each character in 1/2048 em: 16 bits each, from the lowest on, for the text\n"
            "design in the weights 400 and 700, and the display design in these."),
    literal("systemFaceKerning", "UInt64",
            [packed(steps[i:i + 8], 8) for i in range(0, len(steps), 8)], 5,
            f"What is added between two characters, in {step}/2048 em: a signed byte for each row and column,\n"
            f"{width} to a row, from the lowest on."),
]
bytes_ = len(scalars) * 12 + len(steps)
target.parent.mkdir(exist_ok=True)
target.write_text(f"""// swift-format-ignore-file
// Made by scripts/system-face of Inter ({version}) and scripts/system-face.json; not to be edited.
//
// Copyright 2016-2022 The Inter Project Authors (https://github.com/rsms/inter)
// The widths of Inter are used under the SIL Open Font License, Version 1.1
// (https://openfontlicense.org), and so are these, which were made from them.

/// How many columns `systemFaceKerning` has.
let systemFaceKerningColumns = {width}
/// The tracking in 1/1000 em at each size in points from {sizes[0]} on.
let systemFaceTracking: [Int] = [
  {", ".join(str(tracking[str(s)]) for s in sizes)},
]
/// The smallest size of `systemFaceTracking`.
let systemFaceFirstTracking = {sizes[0]}
/// How much of the display design the face has: at a size in points, a share up to 1.
let systemFaceDisplay: [(size: Double, share: Double)] = [
  {", ".join(f"({a}, {b})" for a, b in zip(corrections["mix"]["size"], corrections["mix"]["display"]))},
]

{chr(10).join(parts)}""")
print(f"{target.name}: {len(scalars)} characters, {len(rows)} x {width} classes, {bytes_} bytes")
