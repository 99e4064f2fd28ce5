"""Makes public/fonts/celestia-{serif,sans}.v1.woff2 from the published fonts.

    mkdir -p /tmp/assets && cd /tmp/assets
    npm init -y && npm install source-sans@3.52.0 @fontsource-variable/newsreader@5.3.0
    python3 -m venv venv && venv/bin/pip install -r <repository>/scripts/assets/requirements.txt
    venv/bin/python <repository>/scripts/assets/build_fonts.py /tmp/assets/node_modules

A changed font gets a new version in its file name: browsers keep these files for a year.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.hvar import add_HVAR
from fontTools.varLib.instancer import instantiateVariableFont

import font_characters

FONTS_DIR = Path(__file__).resolve().parents[2] / "public" / "fonts"
VERSION = "v1"

NEWSREADER = "@fontsource-variable/newsreader/files/newsreader-{}-standard-normal.woff2"
SOURCE_SANS = "source-sans/VF/SourceSans3VF-Upright.ttf"

# Between text (18) and poster (72): fine at 50 px, its hairlines still stand at 20 px.
SERIF_AXES = {"opsz": 36, "wght": (400, 400, 600)}
# Kerning that varies with the weight costs 8 kB and moves nothing by half a pixel: one weight's serves all.
SERIF_KERNING_WEIGHT = 480
# Exceptions to the kerning of letter classes below this (1/170 em) go unseen.
LEAST_EXCEPTION = 12
SANS_AXES = {"wght": (400, 400, 700)}

# The letters that only the latin-ext file has, and the letter whose kerning each takes.
KERNED_LIKE = {"Ğ": "G", "ğ": "g", "İ": "I", "Ş": "S", "ş": "s", "Ÿ": "Y"}
FIGURES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


def instance(path: Path, axes: dict) -> TTFont:
    """The font at these places of its axes, written and read again: the subsetter wants whole tables."""
    buffer = BytesIO()
    font = instantiateVariableFont(TTFont(path, recalcTimestamp=False), axes)
    font.flavor = None
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer, recalcTimestamp=False)


LATIN = ["DFLT.dflt", "latn.dflt", "latn.TRK "]


def subset(font: TTFont, characters: set[str], features: list[str], scripts: list[str] = LATIN) -> TTFont:
    options = Options()
    options.layout_features = features
    options.layout_scripts = scripts
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["BASE", "DSIG", "meta"]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(characters)))
    subsetter.subset(font)
    return font


def name_font(font: TTFont, family: str, postscript: str) -> None:
    """Its own name: 'Source' is reserved by its makers for the fonts that they publish."""
    values = {1: family, 2: "Regular", 3: f"{postscript}-{VERSION}", 4: family, 6: postscript}
    for name_id, value in values.items():
        font["name"].removeNames(nameID=name_id)
        font["name"].setName(value, name_id, 3, 1, 0x409)


def append_glyph(font: TTFont, name: str, glyph, metrics: tuple[int, int], variations: list) -> None:
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["hmtx"].metrics[name] = metrics
    font["gvar"].variations[name] = variations
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    font["GDEF"].table.GlyphClassDef.classDefs[name] = 1


def map_character(font: TTFont, character: str, glyph_name: str) -> None:
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(character)] = glyph_name


def copy_glyphs(source: TTFont, target: TTFont) -> None:
    """Adds the characters of one font, with the parts that they are built of, to another of the same design."""
    for name in source.getGlyphOrder():
        if name in target.getGlyphOrder() or name in (".notdef", "NULL", "CR"):
            continue
        glyph = source["glyf"][name]
        append_glyph(target, name, glyph, source["hmtx"][name], source["gvar"].variations.get(name, []))
    for code, name in source.getBestCmap().items():
        map_character(target, chr(code), name)


def kerning_tables(font: TTFont) -> list:
    tables = [table for lookup in font["GPOS"].table.LookupList.Lookup for table in lookup.SubTable]
    tables = [getattr(table, "ExtSubTable", table) for table in tables]
    return [table for table in tables if table.LookupType == 2]


def freeze_kerning(font: TTFont, path: Path) -> None:
    font["GPOS"] = instance(path, {**SERIF_AXES, "wght": SERIF_KERNING_WEIGHT})["GPOS"]
    del font["GDEF"].table.VarStore
    font["GDEF"].table.Version = 0x00010000


def class_kerning(tables: list, first: str, second: str) -> int:
    for table in tables:
        if table.Format == 2 and first in table.Coverage.glyphs:
            row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
            return advance_of(row.Class2Record[table.ClassDef2.classDefs.get(second, 0)])
    return 0


def advance_of(record) -> int:
    return getattr(record.Value1, "XAdvance", 0) if record.Value1 else 0


def drop_small_exceptions(font: TTFont) -> None:
    """Takes out the single pairs that hardly differ from what their classes say."""
    tables = kerning_tables(font)
    for table in tables:
        if table.Format != 1:
            continue
        kept = []
        for first, pair_set in zip(table.Coverage.glyphs, table.PairSet):
            pair_set.PairValueRecord = [
                record
                for record in pair_set.PairValueRecord
                if abs(advance_of(record) - class_kerning(tables, first, record.SecondGlyph)) >= LEAST_EXCEPTION
            ]
            pair_set.PairValueCount = len(pair_set.PairValueRecord)
            if pair_set.PairValueRecord:
                kept.append((first, pair_set))
        table.Coverage.glyphs = [first for first, _ in kept]
        table.PairSet = [pair_set for _, pair_set in kept]
        table.PairSetCount = len(kept)


def kern_like(font: TTFont, pairs: dict[str, str]) -> None:
    """Gives each new glyph the kerning of another one. New glyphs stand last, so coverages stay in order."""
    order = font.getReverseGlyphMap()
    for table in kerning_tables(font):
        for new in sorted(pairs, key=order.get):
            if table.Format == 2:
                kern_class_like(table, new, pairs[new])
            else:
                kern_pairs_like(table, new, pairs[new], order)


def kern_class_like(table, new: str, like: str) -> None:
    if like in table.Coverage.glyphs:
        table.Coverage.glyphs.append(new)
    for definition in (table.ClassDef1, table.ClassDef2):
        if like in definition.classDefs:
            definition.classDefs[new] = definition.classDefs[like]


def kern_pairs_like(table, new: str, like: str, order: dict[str, int]) -> None:
    for pair_set in table.PairSet:
        records = pair_set.PairValueRecord
        for record in [record for record in records if record.SecondGlyph == like]:
            copy = otTables.PairValueRecord()
            copy.SecondGlyph, copy.Value1, copy.Value2 = new, record.Value1, getattr(record, "Value2", None)
            records.append(copy)
        records.sort(key=lambda record: order[record.SecondGlyph])
        pair_set.PairValueCount = len(records)
    if like in table.Coverage.glyphs:
        table.PairSet.append(table.PairSet[table.Coverage.glyphs.index(like)])
        table.Coverage.glyphs.append(new)


ARROWS = {
    "←": ("arrowleft", 1400),
    "→": ("arrowright", 1400),
    "↑": ("arrowup", 960),
    "↓": ("arrowdown", 960),
}
# The dash is the font's thinnest stroke; an arrow wants more.
ARROW_STRENGTH = 1.2


def arrow_points(thickness: float, direction: str) -> list[tuple[int, int]]:
    """A plain arrow in one outline; the widths of the glyphs that hold it are in ARROWS."""
    half, left, tip, middle, reach = thickness / 2, 120, 1280, 460, 300
    slope = thickness * 0.72
    right_arrow = [
        (left, middle - half),
        (left, middle + half),
        (tip - 2.4 * slope, middle + half),
        (tip - reach - slope, middle + reach),
        (tip - reach, middle + reach + slope),
        (tip, middle),
        (tip - reach, middle - reach - slope),
        (tip - reach - slope, middle - reach),
        (tip - 2.4 * slope, middle - half),
    ]
    centre = (left + tip) / 2
    upright_centre = ARROWS["↑"][1] / 2
    turn = {
        "→": lambda x, y: (x, y),
        "←": lambda x, y: (2 * centre - x, y),
        "↑": lambda x, y: (upright_centre - (y - middle), x - centre + middle + 100),
        "↓": lambda x, y: (upright_centre - (y - middle), centre - x + middle + 100),
    }[direction]
    points = [turn(x, y) for x, y in right_arrow]
    return [(round(x), round(y)) for x, y in (reversed(points) if direction in "←↓" else points)]


def dash_thickness(path: Path) -> tuple[int, int]:
    """Height of the en dash at the lightest and at the boldest weight."""
    dashes = [instance(path, {**SERIF_AXES, "wght": weight})["glyf"]["endash"] for weight in (400, 600)]
    return tuple(dash.yMax - dash.yMin for dash in dashes)


def add_arrows(font: TTFont, thickness: tuple[int, int]) -> None:
    for direction, (name, advance) in ARROWS.items():
        light, bold = (arrow_points(value * ARROW_STRENGTH, direction) for value in thickness)
        pen = TTGlyphPen(None)
        pen.moveTo(light[0])
        for point in light[1:]:
            pen.lineTo(point)
        pen.closePath()
        moves = [(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in zip(light, bold)]
        variation = TupleVariation({"wght": (0.0, 1.0, 1.0)}, [*moves, (0, 0), (0, 0), (0, 0), (0, 0)])
        append_glyph(font, name, pen.glyph(), (advance, min(x for x, _ in light)), [variation])
        map_character(font, direction, name)


def add_spaces(font: TTFont) -> None:
    """The thin space, and the narrow one that French sets before ? and !."""
    for character, name, parts in (("\u2009", "thinspace", 6), ("\u202f", "narrownbspace", 6)):
        advance = round(font["head"].unitsPerEm / parts)
        append_glyph(font, name, TTGlyphPen(None).glyph(), (advance, 0), [])
        map_character(font, character, name)


def prefer_proportional_figures(font: TTFont) -> None:
    """Headings read better with proportional figures; `tnum` gives those of one width."""
    for figure in FIGURES:
        character = chr(ord("0") + FIGURES.index(figure))
        map_character(font, character, f"{figure}.lf")
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for table in gsub.LookupList.Lookup[index].SubTable:
                mapping = getattr(table, "ExtSubTable", table).mapping
                mapping.clear()
                mapping.update({f"{figure}.lf": figure for figure in FIGURES})


def keep_turkish_dot(font: TTFont) -> None:
    """Turkish tells i from ı by the dot, which the fi ligature swallows: no ligatures in that language."""
    gsub = font["GSUB"].table
    tags = [record.FeatureTag for record in gsub.FeatureList.FeatureRecord]
    for script in gsub.ScriptList.ScriptRecord:
        if script.ScriptTag != "latn":
            continue
        default = script.Script.DefaultLangSys
        turkish = otTables.LangSys()
        turkish.LookupOrder = None
        turkish.ReqFeatureIndex = default.ReqFeatureIndex
        turkish.FeatureIndex = [index for index in default.FeatureIndex if tags[index] != "liga"]
        turkish.FeatureCount = len(turkish.FeatureIndex)
        record = otTables.LangSysRecord()
        record.LangSysTag, record.LangSys = "TRK ", turkish
        script.Script.LangSysRecord = [record]
        script.Script.LangSysCount = 1


def save(font: TTFont, name: str) -> None:
    path = FONTS_DIR / f"{name}.{VERSION}.woff2"
    font.flavor = "woff2"
    font.save(path)
    missing = {"serif": font_characters.SERIF, "sans": font_characters.SANS}[name.split("-")[1]] - {
        chr(code) for code in TTFont(path).getBestCmap()
    }
    assert not missing, f"{name} lacks {sorted(missing)}"
    print(f"{path.name}: {path.stat().st_size} bytes, {len(TTFont(path).getGlyphOrder())} glyphs, none missing")


def build_serif(packages: Path) -> None:
    latin_path, extended_path = (packages / NEWSREADER.format(part) for part in ("latin", "latin-ext"))
    font = instance(latin_path, SERIF_AXES)
    thickness = dash_thickness(latin_path)
    freeze_kerning(font, latin_path)
    subset(font, font_characters.SERIF, ["kern", "liga", "pnum", "tnum", "rvrn"])
    extended = instance(extended_path, SERIF_AXES)
    subset(extended, set(KERNED_LIKE) | {"₺"}, [])

    font["glyf"].ensureDecompiled()
    font["gvar"].ensureDecompiled()
    copy_glyphs(extended, font)
    add_spaces(font)
    add_arrows(font, thickness)
    map_character(font, "‑", "hyphen")
    prefer_proportional_figures(font)
    keep_turkish_dot(font)
    cmap = font.getBestCmap()
    drop_small_exceptions(font)
    kern_like(font, {cmap[ord(new)]: cmap[ord(like)] for new, like in KERNED_LIKE.items()})

    del font["HVAR"]
    add_HVAR(font)
    name_font(font, "Celestia Serif", "CelestiaSerif")
    save(font, "celestia-serif")


def build_sans(packages: Path) -> None:
    font = instance(packages / SOURCE_SANS, SANS_AXES)
    subset(font, font_characters.SANS, ["kern", "liga", "locl", "ccmp", "pnum"])
    name_font(font, "Celestia Sans", "CelestiaSans")
    save(font, "celestia-sans")


if __name__ == "__main__":
    FONTS_DIR.mkdir(parents=True, exist_ok=True)
    build_serif(Path(sys.argv[1]))
    build_sans(Path(sys.argv[1]))
