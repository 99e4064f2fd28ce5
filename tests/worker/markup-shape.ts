/** What a page's markup says to machines, ears and keyboards, one line for elements that are alike: to be looked at, and held against. */

/** Looks, and what each build or serving makes anew. */
const LEFT_OUT = /^(?:class|style|nonce|integrity|d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|transform|viewBox)$/;
/** Values that are words of a language or a piece of data: that there are some is enough. */
const OF_WORDS = /^(?:title|alt|placeholder|content)$/;
const IS_DATA = /\s|.{49}/;
/** Elements whose words are short and seldom change; of others it is enough that they have some. */
const NAMED = /^(?:h[1-6]|a|button|label|legend|summary|th|dt|caption|option|strong)$/;
const SHOWN_LETTERS = 28;
/** Of elements that differ in values alone. */
const SHOWN_ALIKE = 3;

const ELEMENT = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>([^<]*)/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;

interface Shape {
  /** The element with the names of its attributes, by which it is alike to others. */
  kind: string;
  line: string;
}

/** A value without what a build or chance puts into it. */
function unhashed(value: string): string {
  return value
    .replaceAll(/[.-][\w-]{8,}(?=\.(?:js|css|woff2|svg|png)\b)/g, '')
    .replaceAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, '(uuid)');
}

/** What is shown of an attribute: of an island's data the names. */
function shownValue(name: string, value: string): string {
  if (name === 'data-props') return Object.keys(JSON.parse(value.replaceAll('&quot;', '"')) ?? {}).join(',');
  const isLong = name.startsWith('data-') && IS_DATA.test(value);
  return value !== '' && (isLong || OF_WORDS.test(name)) ? '…' : unhashed(value);
}

function shapeOf([, tag = '', attributes = '', text = '']: RegExpExecArray): Shape {
  const kept = [...attributes.matchAll(ATTRIBUTE)].filter(([, name = '']) => !LEFT_OUT.test(name));
  const shown = kept.map(([, name = '', value]) => {
    return value === undefined ? name : `${name}=${shownValue(name, value)}`;
  });
  const words = text.replaceAll(/\s+/g, ' ').trim();
  const named = NAMED.test(tag) ? words.slice(0, SHOWN_LETTERS) : '…';
  const line = [tag, ...shown, ...(words === '' ? [] : [`“${named}”`])].join(' ');
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
      return more > 1 ? [...lines.slice(0, SHOWN_ALIKE), `  … ${more} more`] : lines;
    })
    .join('\n');
}
