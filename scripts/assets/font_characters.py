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

# What people are called on the cover of a book: modern Greek, Cyrillic, Vietnamese, Azeri and Welsh, as far as the face has them.
PEOPLE = (
    {chr(code) for code in range(0x384, 0x3CF)}
    | {chr(code) for code in range(0x400, 0x500)}
    | {chr(code) for code in range(0x1EA0, 0x1EFA)}
    | {chr(code) for code in range(0x1E80, 0x1E86)}
    | set("ƏəƠơƯưǦǧẞỲỳ")
)

SERIF = CORE
SANS = CORE | PLACE_NAMES
