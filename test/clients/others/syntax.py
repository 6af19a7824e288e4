"""Checks the syntax of every file with a suffix below a folder. For languages whose compiler is not installed."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from tree_sitter import Language, Node, Parser

grammar, suffix, folder = sys.argv[1:]
parser = Parser(Language(import_module(grammar).language()))


def errors(node: Node) -> Iterator[Node]:
    """The deepest nodes that the grammar does not have, or that are missing."""
    inner = [error for child in node.children if child.has_error for error in errors(child)]
    if inner:
        yield from inner
    elif node.has_error:
        yield node


files = sorted(Path(folder).rglob(f"*{suffix}"))
if not files:
    sys.exit(f"{folder} has no file *{suffix}.")
found = 0
for file in files:
    for error in errors(parser.parse(file.read_bytes()).root_node):
        row, column = error.start_point
        print(f"{file}:{row + 1}:{column + 1}: syntax error", file=sys.stderr)
        found += 1
sys.exit(1 if found else 0)
