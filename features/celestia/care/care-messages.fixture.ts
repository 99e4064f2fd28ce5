import { readFileSync } from 'node:fs';
import type { Language } from '../../../locales/locales.ts';

/**
 * The messages that care is held to. `first` was written whole before any pattern; a third of it, told by the text itself, was
 * kept back while the patterns were made. `second` was written afterwards, a part at a time, each part tried before it was
 * looked at. `third` came from people who had seen neither the patterns nor the other sets. `plain` is what an astrologer is asked
 * every day, in the words of the craft; nothing learns from it.
 */

export const MESSAGE_KINDS = ['danger', 'hint', 'violence', 'none'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export interface CareMessage {
  kind: MessageKind;
  text: string;
}

export function isKind(name: string): name is MessageKind {
  return (MESSAGE_KINDS as readonly string[]).includes(name);
}

export type MessageSet = 'first' | 'second' | 'third' | 'plain';

/** A message a line below the heading of its kind (`# hint`). @throws Error where a heading is no kind. */
export function parseMessages(text: string, file: string): CareMessage[] {
  let kind: MessageKind = 'none';
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('# ')) return line === '' ? [] : [{ kind, text: line }];
    const name = line.slice(2);
    if (!isKind(name)) throw new Error(`${file}: no kind ${name}`);
    kind = name;
    return [];
  });
}

/** @throws Error where a heading is no kind. */
export function careMessages(language: Language, set: MessageSet): CareMessage[] {
  const file = set === 'first' ? `${language}.txt` : `${language}.${set}.txt`;
  return parseMessages(readFileSync(new URL(`./messages/${file}`, import.meta.url), 'utf8'), file);
}

const FNV_START = 2_166_136_261;
const FNV_PRIME = 16_777_619;

function hashOf(text: string): number {
  return [...text].reduce(
    (sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), FNV_PRIME) >>> 0,
    FNV_START,
  );
}

const PARTS = 3;

/** Whether a message of the first set belongs to the third that was kept back. */
export function wasKeptBack({ text }: CareMessage): boolean {
  return hashOf(text) % PARTS === 0;
}

/** Whether a message of the third set belongs to the half that nothing is ever made from: neither the ear nor a pattern. */
export function isNeverLearned({ text }: CareMessage): boolean {
  return (hashOf(text) >>> 8) % 2 === 0;
}

/** Seven turns of small talk, after which a message stands in the eighth. */
export const CALM_TURNS: Record<Language, readonly string[]> = {
  tr: [
    'merhaba',
    'yükselenim ne',
    'Venüs ne diyor',
    'peki ya işte?',
    'bu hafta nasıl',
    'neden öyle',
    'teşekkürler',
  ],
  en: [
    'hi',
    'what’s my rising sign',
    'and Venus?',
    'and at work?',
    'how is my week',
    'why is that',
    'thanks',
  ],
  es: [
    'hola',
    'cuál es mi ascendente',
    '¿y Venus?',
    '¿y en el trabajo?',
    'cómo viene mi semana',
    '¿por qué?',
    'gracias',
  ],
  fr: [
    'bonjour',
    'quel est mon ascendant',
    'et Vénus ?',
    'et au travail ?',
    'comment sera ma semaine',
    'pourquoi ?',
    'merci',
  ],
  pt: [
    'oi',
    'qual é meu ascendente',
    'e Vênus?',
    'e no trabalho?',
    'como vai ser minha semana',
    'por quê?',
    'obrigada',
  ],
};
