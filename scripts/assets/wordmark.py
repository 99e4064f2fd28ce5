"""Writes wordmark.svg: the word of the social card as outlines, because image tools do not know our fonts.

    venv/bin/python <repository>/scripts/assets/wordmark.py
"""

from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from build_fonts import FONTS_DIR, class_kerning, kerning_tables

WORD = "Celestia"
WEIGHT = 440
# A little air between large letters, in units of the font.
TRACKING = 12


def main() -> None:
    font = instantiateVariableFont(TTFont(FONTS_DIR / "celestia-serif.v1.woff2"), {"wght": WEIGHT})
    glyphs, cmap, tables = font.getGlyphSet(), font.getBestCmap(), kerning_tables(font)
    pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
    x, before = 0, None
    for name in (cmap[ord(letter)] for letter in WORD):
        x += class_kerning(tables, before, name) if before else 0
        glyphs[name].draw(TransformPen(pen, (1, 0, 0, -1, x, 0)))
        x += font["hmtx"][name][0] + TRACKING
        before = name
    top = font["OS/2"].sCapHeight
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {-top} {x - TRACKING} {top}"><path d="{pen.getCommands()}"/></svg>\n'
    (Path(__file__).parent / "wordmark.svg").write_text(svg)


if __name__ == "__main__":
    main()
