"""The characters that the site's fonts carry: five languages and the signs of an astrology site."""

BASIC_LATIN = {chr(code) for code in range(0x20, 0x7F)}
# Spanish, French and Portuguese are all in here, and the Turkish letters that are not below.
LATIN_1 = {chr(code) for code in range(0xA0, 0x100)} - {"\u00ad"}
TURKISH = set("İıŞşĞğ")
FRENCH = set("ŒœŸ")
PUNCTUATION = set("“”‘’„‚«»‹›–—‑…·•")
SIGNS = set("°′″−×½→←↑↓")
CURRENCIES = set("€£₺$")
SPACES = {"\u00a0", "\u202f", "\u2009"}

CORE = BASIC_LATIN | LATIN_1 | TURKISH | FRENCH | PUNCTUATION | SIGNS | CURRENCIES | SPACES

# Names of birth places (Kraków, Łódź, Plzeň) are set in the text face.
PLACE_NAMES = {chr(code) for code in range(0x100, 0x180)} - set("ŉĿŀſ") | set("ȘșȚț")

SERIF = CORE
SANS = CORE | PLACE_NAMES
