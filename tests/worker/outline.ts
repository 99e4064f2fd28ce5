/** What a visitor, a program that reads aloud, a search engine or a script finds on a page, without the looks: one line an element. */

/** Attributes that say what an element is for. */
const TOLD =
  /^(?:action|alt|aria-(?!hidden)[a-z]+|autocomplete|checked|content|data-[a-z-]+|datetime|disabled|download|enctype|for|hidden|href|hreflang|id|inputmode|lang|max|maxlength|method|min|minlength|name|novalidate|open|pattern|property|rel|required|role|selected|src|tabindex|type|value)$/;
/** Elements that are told without any of these, and without words, too. */
const LANDMARKS = /^(?:main|nav|header|footer|section|form|fieldset|table|details)$/;
/** The same on every page, or another one with every build. */
const NOT_TOLD =
  /^(?:html|meta (?:name=(?:viewport|color-scheme|theme-color|twitter:card)|property=og:(?:type|image))|link rel=(?:preload|icon|apple-touch-icon|manifest)|script type=(?:module|speculationrules))/;
const MOST_CHARACTERS = 48;
/** A longer page is a list: of what comes after, how much it is says enough. */
const MOST_LINES = 220;

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line;
}

function attributesOf(text: string): string[] {
  return [...text.matchAll(/\s([a-zA-Z-]+)(?:="([^"]*)")?/g)].flatMap(([, name = '', value = '']) => {
    const lower = name.toLowerCase();
    return TOLD.test(lower) ? [value === '' ? lower : `${lower}=${short(value)}`] : [];
  });
}

/**
 * The outline of a page: elements that do or name something, with their attributes, and the beginning of every text. Of a drawing
 * its name alone is told, of styles and scripts nothing but what search engines read.
 */
export function outlineOf(html: string): string {
  const plain = html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<(svg|style)\b([^>]*)>.*?<\/\1>/gs, '<$1$2></$1>')
    .replaceAll(/ nonce="[^"]*"/g, '');
  const lines: string[] = [];
  for (const [, slash, name = '', attributes = '', text = ''] of plain.matchAll(
    /<(\/?)([a-z][a-z0-9-]*)([^>]*)>([^<]*)/gi,
  )) {
    const told = attributesOf(attributes);
    const said = short(text);
    const isTold = told.length > 0 || said !== '' || (slash === '' && LANDMARKS.test(name));
    const line = [name.toLowerCase(), ...told, said && `“${said}”`].filter(Boolean).join(' ');
    if (isTold && !NOT_TOLD.test(line)) lines.push(line);
  }
  const more = lines.length - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), ...(more > 0 ? [`… ${more} more`] : [])].join('\n');
}
