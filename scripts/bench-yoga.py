"""Lays out the benchmark's app tree in Yoga: bench-yoga.py LEVEL ROUNDS.

Prints the least nanoseconds of a cold layout and of a resized one, with an unspecified height:
only the calculation, without making the tree. A cold layout is the first one of a new tree.
"""

import sys
import time

from pyyoga import Align, Config, Edge, FlexDirection, Gutter, Node

CONFIG = Config()
CONFIG.point_scale_factor = 0
ROW, COLUMN = FlexDirection.Row, FlexDirection.Column


def stack(direction, spacing, children, padding=0, fills=False):
    node = Node(CONFIG)
    node.flex_direction = direction
    node.set_gap(Gutter.All, spacing)
    node.set_padding(Edge.All, padding)
    if fills:
        fill(node)
    for child in children:
        node.add_child(child)
    return node


def fill(node):
    node.flex_grow = 1
    node.flex_shrink = 1
    node.flex_basis = 0


def bar(width, height, fills=False):
    node = Node(CONFIG)
    node.height = height
    if width is not None:
        node.width = width
    if fills:
        fill(node)
    return node


def cell():
    button = stack(ROW, 4, [bar(12, 12), bar(None, 12, fills=True)])
    lines = stack(COLUMN, 4, [bar(None, 16), bar(None, 12), button], fills=True)
    content = [bar(40, 40), lines, bar(24, 24)]
    row = stack(ROW, 8, content, padding=8)
    row.align_items = Align.Center
    return row


def tree(level, fills=False):
    parts = [cell() if level == 1 else tree(level - 1, level % 2 == 0) for _ in range(10)]
    return stack(COLUMN if level % 2 == 1 else ROW, 2, parts, padding=4, fills=fills)


def timed(root, width):
    start = time.thread_time_ns()
    root.calculate_layout(width, None)
    return time.thread_time_ns() - start


def main():
    level, rounds = int(sys.argv[1]), int(sys.argv[2])
    cold = resized = float("inf")
    for number in range(rounds):
        root = tree(level)
        cold = min(cold, timed(root, 2000))
        for width in range(1700, 1735, 7):
            resized = min(resized, timed(root, width + 35 * number))
        if number == 0:
            print(f"height {root.layout_height}", file=sys.stderr)
        root.free_recursive()
    print(cold, resized)


main()
