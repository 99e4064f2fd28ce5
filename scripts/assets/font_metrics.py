"""Writes client/styles/fonts.css: the two faces, and stand-ins of the visitor's system cut to their measure.

    cd /tmp/assets
    npm install @fontsource/gelasio@5.3.0 @fontsource/noto-serif@5.3.0 @fontsource/roboto@5.3.0 \\
      @fontsource/arimo@5.3.0 @fontsource/tinos@5.3.0
    venv/bin/python <repository>/scripts/assets/font_metrics.py /tmp/assets/node_modules

A stand-in is shown until the face is there. `size-adjust` makes its lines as long as the face's, the overrides
make them as high, so that the swap moves nothing. Georgia, Arial and Times New Roman are not free: Gelasio,
Arimo and Tinos are drawn on their exact widths and are measured in their place.
"""

import sys
from pathlib import Path
from typing import NamedTuple

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[2]
PACKAGED = "@fontsource/{0}/files/{0}-latin-{1}-normal.woff2"

# What the site's pages read like, in its five languages.
SAMPLE = """
Güneş Koç burcunda doğduğunda içindeki ateş uyanır; Ay ise duygularının nasıl aktığını gösterir. Yükselen
burcun dünyaya açtığın kapıdır. Doğum haritan bir kader değil, kendine bakmak için bir aynadır.
Your chart is a picture of the sky at the moment you were born. The Sun tells what you are growing into, the
Moon what you need in order to feel at home, and the Ascendant how you meet whatever is new.
Tu carta natal es el cielo del momento en que naciste. El Sol dice hacia dónde creces, la Luna qué necesitas
para sentirte en casa y el Ascendente cómo recibes lo nuevo.
Ta carte du ciel est l’image du ciel à l’instant de ta naissance. Le Soleil dit ce vers quoi tu grandis, la
Lune ce qu’il te faut pour te sentir chez toi, et l’Ascendant comment tu accueilles la nouveauté.
O teu mapa natal é o céu do momento em que nasceste. O Sol diz para onde cresces, a Lua o que precisas para
te sentires em casa e o Ascendente como recebes aquilo que é novo.
"""


class StandIn(NamedTuple):
    family: str
    """Name of the face that it stands in for, and the weight at which the two are matched."""
    face: str
    matched_at: int
    weights: str
    measured: tuple[str, int]
    local: tuple[str, ...]


# Every page carries the names: they are short.
STAND_INS = (
    # No name begins as a generic family does: minified it loses its quotes, and Firefox drops a face called Serif G.
    StandIn("Book G", "serif", 480, "400 600", ("gelasio", 400), ("Georgia", "Gelasio")),
    StandIn("Book N", "serif", 480, "400 600", ("noto-serif", 400), ("Noto Serif", "NotoSerif")),
    StandIn(
        "Book T",
        "serif",
        480,
        "400 600",
        ("tinos", 400),
        ("Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos"),
    ),
    StandIn(
        "Sans A",
        "sans",
        400,
        "400 500",
        ("arimo", 400),
        ("Arial", "ArialMT", "Liberation Sans", "Arimo"),
    ),
    StandIn(
        "Sans A",
        "sans",
        600,
        "501 700",
        ("arimo", 700),
        ("Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"),
    ),
    StandIn("Sans R", "sans", 400, "400 500", ("roboto", 400), ("Roboto", "Roboto-Regular")),
    StandIn("Sans R", "sans", 600, "501 700", ("roboto", 700), ("Roboto Bold", "Roboto-Bold")),
)

FACES = {"serif": ("Celestia Serif", "400 600"), "sans": ("Celestia Sans", "400 700")}


def face_path(face: str) -> Path:
    return ROOT / "public" / "fonts" / f"celestia-{face}.v1.woff2"


def mean_advance(font: TTFont, characters: str) -> float:
    """Mean width of the characters, in em."""
    cmap, metrics = font.getBestCmap(), font["hmtx"].metrics
    widths = [metrics[cmap[ord(character)]][0] for character in characters]
    return sum(widths) / len(widths) / font["head"].unitsPerEm


def percent(value: float) -> str:
    return f"{value * 100:.2f}".rstrip("0").rstrip(".") + "%"


def face_rule(face: str) -> str:
    family, weights = FACES[face]
    return f"""@font-face {{
  font-family: "{family}";
  src: url("/fonts/{face_path(face).name}") format("woff2");
  font-weight: {weights};
  font-display: swap;
}}
"""


def stand_in_rule(stand_in: StandIn, packages: Path) -> str:
    face = instantiateVariableFont(TTFont(face_path(stand_in.face)), {"wght": stand_in.matched_at})
    system = TTFont(packages / PACKAGED.format(*stand_in.measured))
    known = system.getBestCmap()
    characters = "".join(character for character in " ".join(SAMPLE.split()) if ord(character) in known)
    size = mean_advance(face, characters) / mean_advance(system, characters)
    em, line = face["head"].unitsPerEm, face["hhea"]
    sources = ", ".join(f'local("{name}")' for name in stand_in.local)
    return f"""@font-face {{
  font-family: "{stand_in.family}";
  src: {sources};
  font-weight: {stand_in.weights};
  size-adjust: {percent(size)};
  ascent-override: {percent(line.ascent / em / size)};
  descent-override: {percent(-line.descent / em / size)};
  line-gap-override: {percent(line.lineGap / em / size)};
}}
"""


def main() -> None:
    packages = Path(sys.argv[1])
    rules = [face_rule(face) for face in FACES] + [stand_in_rule(one, packages) for one in STAND_INS]
    head = "/* Written by scripts/assets/font_metrics.py. A stand-in is cut to its face: the swap moves nothing. */\n"
    (ROOT / "client" / "styles" / "fonts.css").write_text(head + "".join(rules))


if __name__ == "__main__":
    main()
