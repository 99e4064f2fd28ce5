import type { Values } from '../drilled-cases.ts';

/** How a language says a value in a form: `{body:your}` is said by `say('body', value, 'your')`. */
export interface Speech {
  say(name: string, value: string | number, form: string): string;
  /** Sentences by the kind of statement; ` || ` parts one from the one before it. */
  shapes: Readonly<Record<string, readonly string[]>>;
}

function capital(sentence: string, tag: string): string {
  const [, lead = '', first = ''] = /^([¿¡“]*)(.)/u.exec(sentence) ?? [];
  return lead + first.toLocaleUpperCase(tag) + sentence.slice(lead.length + first.length);
}

/** A shape with its values said, each of its sentences beginning with a capital. */
export function speak({ say }: Speech, shape: string, values: Values, tag: string): string {
  return shape
    .split(' || ')
    .map((sentence) => {
      const said = sentence.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, form = 'plain') =>
        say(name, values[name] ?? '', form),
      );
      return capital(said, tag);
    })
    .join(' || ');
}

/** `22 January` in the language's own words, by UTC. */
export function dayAndMonth(instantMs: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(instantMs);
}
