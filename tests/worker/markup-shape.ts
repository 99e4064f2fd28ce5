/** What a page's markup says to machines, ears and keyboards, one line for elements that are alike: to be looked at, and held against. */

/** Looks, and what each build or serving makes anew. */
const LEFT_OUT = /^(?:class|style|nonce|integrity|d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|transform|viewBox)$/;
/** Values that are words of a language or a piece of data: that there are some is enough. */
const OF_WORDS = /^(?:title|alt|placeholder|content)$/;
const IS_DATA = /\s|.{49}/;
/** Elements whose words are short and seldom change; of others it is enough that they have some. */
const NAMED = /^(?:h[1-6]|a|button|label|legend|summary|th|dt|caption|option|strong)$/;
const SHOWN_LETTERS = 28;
/** Of elements that differ in values alone; of those that are not shown, a few letters tell whether they are as they were. */
const SHOWN_ALIKE = 3;
const DIGEST_LETTERS = 4;
/** Of running words the figures, dates, names and arrows alone are held: prose has readers of its own. */
const FIGURE =
  /→|\d[\d.,:°′″]*|\b(?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)\b/g;
const SHOWN_FIGURES = 6;

const ELEMENT = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>([^<]*)/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;

interface Shape {
  /** The element with the names of its attributes, by which it is alike to others. */
  kind: string;
  line: string;
}

/** A value without what a build or chance puts into it. */
export function unhashed(value: string): string {
  return value
    .replaceAll(/[.-][\w-]{8,}(?=\.(?:js|css|woff2|svg|png)\b)/g, '')
    .replaceAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, '(uuid)')
    .replace(/^(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{20,}$/, '(token)');
}

/** A few letters that change with any of the lines. */
export function digestOf(lines: readonly string[]): string {
  let sum = 0;
  for (const letter of lines.join('\n')) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36).slice(-DIGEST_LETTERS);
}

/**
 * The names in a tree of data, by their way from the root; members of a list share theirs.
 * @param leaf what is told of a value that holds no others.
 */
export function namesIn(
  value: unknown,
  way = '',
  leaf: (way: string, value: unknown) => string = (ownWay) => ownWay,
): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => namesIn(inner, `${way}[]`, leaf));
  if (typeof value !== 'object' || value === null) return [leaf(way, value)];
  return Object.entries(value).flatMap(([name, inner]) => namesIn(inner, `${way}.${name}`, leaf));
}

/** Of an island's data its names, the inner ones as a few letters. */
function shownData(json: string): string {
  const data: unknown = JSON.parse(json);
  const outer = Object.keys(data ?? {}).join(',');
  const inner = [...new Set(namesIn(data))].filter((way) => way.lastIndexOf('.') > 0 || way.includes('['));
  return inner.length > 0 ? `${outer} (${digestOf(inner)})` : outer;
}

/** What is shown of an attribute. */
function shownValue(name: string, value: string): string {
  if (name === 'data-props') return shownData(value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  const isLong = name.startsWith('data-') && IS_DATA.test(value);
  return value !== '' && (isLong || OF_WORDS.test(name)) ? '…' : unhashed(value);
}

function figuresOf(words: string): string {
  const figures = words.match(FIGURE) ?? [];
  const more = figures.length > SHOWN_FIGURES ? ['…'] : [];
  return ['…', ...figures.slice(0, SHOWN_FIGURES), ...more].join(' ');
}

function shapeOf([, tag = '', attributes = '', text = '']: RegExpExecArray): Shape {
  const kept = [...attributes.matchAll(ATTRIBUTE)].filter(([, name = '']) => !LEFT_OUT.test(name));
  // The name of a session is chance, and one of forty has no figure to tell it by.
  const isSession = kept.some(([, name, value]) => name === 'name' && value === 'session');
  const shown = kept.map(([, name = '', value]) => {
    if (isSession && name === 'value') return 'value=(token)';
    return value === undefined ? name : `${name}=${shownValue(name, value)}`;
  });
  const words = text.replaceAll(/\s+/g, ' ').trim();
  const said = NAMED.test(tag) ? words.slice(0, SHOWN_LETTERS) : figuresOf(words);
  const line = [tag, ...shown, ...(words === '' ? [] : [`“${said}”`])].join(' ');
  return { kind: [tag, ...kept.map(([, name = '']) => name)].join(' '), line };
}

/** The lines of a shape that another lacks: what a page shows beside what it always does. */
export function linesBeside(shape: string, other: string): string {
  const known = new Set(other.split('\n'));
  return shape
    .split('\n')
    .filter((line) => !known.has(line))
    .join('\n');
}

/** The shape of a part of a page: scripts and styles are left out, they have tests of their own. */
export function markupShape(html: string): string {
  const bare = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '<$1>');
  const shapes = [...bare.matchAll(ELEMENT)].map((match) => shapeOf(match as RegExpExecArray));
  return [...Map.groupBy(shapes, ({ kind }) => kind).values()]
    .flatMap((alike) => {
      const lines = [...Map.groupBy(alike, ({ line }) => line)].map(([line, all]) =>
        all.length > 1 ? `${line} ×${all.length}` : line,
      );
      const more = lines.length - SHOWN_ALIKE;
      if (more <= 1) return lines;
      return [...lines.slice(0, SHOWN_ALIKE), `  … ${more} more (${digestOf(lines.slice(SHOWN_ALIKE))})`];
    })
    .join('\n');
}

/** What a page is about, without its frame; all of it where it has none. */
export function mainOf(html: string): string {
  return /<main\b.*<\/main>/s.exec(html)?.[0] ?? html;
}

const MONTH = /\b(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber\b/g;
const WEEKDAY = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g;

function withoutDates(text: string): string {
  const known = text.replaceAll(/\b[\da-f]{8}\b/g, '(id)');
  return known.replaceAll(MONTH, '(month)').replaceAll(WEEKDAY, '(weekday)').replaceAll(/\d+/g, '0');
}

/** The shape of what a page is about, without what chance and the day put into it: ids, and dates in words, attributes and files. */
export function undatedShape(html: string): string {
  const undated = mainOf(html)
    .replaceAll(/href="data:[^"]*"/g, 'href="(file)"')
    .replaceAll(/(?<![\w-])(?=[\w-]*[A-Z\d])[\w-]{15,}(?![\w-])/g, '(id)')
    .replaceAll(/(?<=datetime=")[^"]*/g, withoutDates)
    .replaceAll(/(?<=>)[^<]+/g, withoutDates);
  return markupShape(undated);
}
