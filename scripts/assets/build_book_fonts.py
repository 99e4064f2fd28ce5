"""Makes worker/books/fonts/*.ttf, the faces that books are printed in, from the published fonts.

Prepared and called as build_fonts.py is:

    venv/bin/python <repository>/scripts/assets/build_book_fonts.py /tmp/assets/node_modules

A book embeds them in parts, and its embedder reads no variable font: each weight is a file of its own. The text is cut for small
sizes (Newsreader has an axis for that), the titles for large ones.
"""

import sys
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

import font_characters
from build_fonts import (
    KERNED_LIKE,
    LATIN,
    NEWSREADER,
    SOURCE_SANS,
    instance,
    kern_like,
    map_character,
    name_font,
    prefer_proportional_figures,
    subset,
)

FONTS_DIR = Path(__file__).resolve().parents[2] / "worker" / "books" / "fonts"

# Of the serif: the size that it is cut for, and its weight.
SERIFS = {
    "celestia-serif-text": ("Celestia Serif Text", "CelestiaSerif-Text", {"opsz": 12, "wght": 400}),
    "celestia-serif-title": ("Celestia Serif Title", "CelestiaSerif-Title", {"opsz": 48, "wght": 430}),
}
SANS = {
    "celestia-sans-text": ("Celestia Sans Text", "CelestiaSans-Text", {"wght": 400}),
    "celestia-sans-strong": ("Celestia Sans Strong", "CelestiaSans-Strong", {"wght": 600}),
}


def copy_static_glyphs(source: TTFont, target: TTFont) -> None:
    """Adds the glyphs and characters of one font to another of the same design."""
    for name in source.getGlyphOrder():
        if name in target.getGlyphOrder() or name in (".notdef", "NULL", "CR"):
            continue
        append_static(target, name, source["glyf"][name], source["hmtx"][name])
    for code, name in source.getBestCmap().items():
        map_character(target, chr(code), name)


def append_static(font: TTFont, name: str, glyph, metrics: tuple[int, int]) -> None:
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["hmtx"].metrics[name] = metrics
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    font["GDEF"].table.GlyphClassDef.classDefs[name] = 1


def save(font: TTFont, name: str, characters: set[str]) -> None:
    FONTS_DIR.mkdir(parents=True, exist_ok=True)
    path = FONTS_DIR / f"{name}.ttf"
    font.flavor = None
    font.save(path)
    missing = characters - {chr(code) for code in TTFont(path).getBestCmap()}
    assert not missing, f"{name} lacks {sorted(missing)}"
    print(f"{path.name}: {path.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs, none missing")


def build_serif(packages: Path, name: str) -> None:
    family, postscript, axes = SERIFS[name]
    latin, extended = (instance(packages / NEWSREADER.format(part), axes) for part in ("latin", "latin-ext"))
    subset(latin, font_characters.SERIF, ["kern", "liga", "pnum", "tnum"])
    held = {chr(code) for code in extended.getBestCmap()}
    subset(extended, (font_characters.PLACE_NAMES | set(KERNED_LIKE) | {"₺"}) & held, [])
    latin["glyf"].ensureDecompiled()
    copy_static_glyphs(extended, latin)
    add_spaces_static(latin)
    map_character(latin, "‑", "hyphen")
    prefer_proportional_figures(latin)
    cmap = latin.getBestCmap()
    kern_like(latin, {cmap[ord(new)]: cmap[ord(like)] for new, like in KERNED_LIKE.items()})
    name_font(latin, family, postscript)
    save(latin, name, font_characters.SERIF - set("←→↑↓"))


def add_spaces_static(font: TTFont) -> None:
    for character, name in (("\u2009", "thinspace"), ("\u202f", "narrownbspace")):
        append_static(font, name, TTGlyphPen(None).glyph(), (round(font["head"].unitsPerEm / 6), 0))
        map_character(font, character, name)


def build_sans(packages: Path, name: str) -> None:
    family, postscript, axes = SANS[name]
    font = instance(packages / SOURCE_SANS, axes)
    characters, scripts = asked_of(name, font)
    subset(font, characters, ["kern", "locl", "ccmp"], scripts)
    name_font(font, family, postscript)
    save(font, name, characters)


def asked_of(name: str, font: TTFont) -> tuple[set[str], list[str]]:
    """Letters and scripts of a cut: its text stands in for letters of names that the other faces lack (worker/books/print/shape-text.ts)."""
    if name != "celestia-sans-text":
        return font_characters.SANS, LATIN
    held = {chr(code) for code in font.getBestCmap()}
    return font_characters.SANS | (font_characters.PEOPLE & held), [*LATIN, "cyrl.dflt", "grek.dflt"]


if __name__ == "__main__":
    for serif in SERIFS:
        build_serif(Path(sys.argv[1]), serif)
    for sans in SANS:
        build_sans(Path(sys.argv[1]), sans)
