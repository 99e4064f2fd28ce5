import { describe, expect, it } from 'vitest';
import { SIGN_IDS } from '../../../astrology/ids.ts';
import { loadCelestiaWords, loadLoverWords } from '../../../locales/celestia.ts';
import { flatTexts } from '../../../locales/interpretation-lengths.ts';
import { LANGUAGES } from '../../../locales/locales.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, PARTNER, SELF } from '../facts/known-charts.fixture.ts';
import type { Talk } from '../model/talk.ts';
import { type Memory, NO_MEMORY } from '../speaking/turn.ts';
import { speakAsChart } from './speak-as-chart.ts';

const PEOPLE = { self: SELF, partner: PARTNER };
const gathered = gatherFacts(PEOPLE, NOW_MS);

function talkOf(text: string, language: Talk['language'], memory: Memory = NO_MEMORY): Talk {
  return {
    text,
    language,
    people: PEOPLE,
    gathered,
    firstName: null,
    names: [],
    earlier: [],
    memory,
    nowMs: NOW_MS,
    timeZone: 'Europe/Istanbul',
    offsetMs: 10_800_000,
  };
}

const LOVE = {
  tr: ['Beni seviyor musun?', 'Nasıl kavga edersin?', 'Bana geri dönecek misin?'],
  en: ['Do you love me?', 'How do you argue?', 'Will you come back to me?'],
  es: ['¿Me quieres?', '¿Cómo discutes?', '¿Vas a volver conmigo?'],
  fr: ['Est-ce que tu m’aimes ?', 'Comment tu te disputes ?', 'Tu vas revenir ?'],
  pt: ['Você me ama?', 'Como você briga?', 'Você vai voltar?'],
} as const;

const MERCURY = {
  tr: 'Merkür?',
  en: 'Mercury?',
  es: '¿Mercurio?',
  fr: 'Mercure ?',
  pt: 'Mercúrio?',
} as const;

describe.each(LANGUAGES)('another’s chart in %s', async (language) => {
  const words = await loadLoverWords(language);
  const unknowable = words.unknowable.map((text) => text.replaceAll('{{name}}', 'Ada'));
  const [loves, argues, returns] = LOVE[language];

  async function talk(questions: readonly string[]) {
    let memory = NO_MEMORY;
    const answers = [];
    for (const question of questions) {
      const answer = await speakAsChart(talkOf(question, language, memory), 'Ada');
      memory = answer.memory ?? memory;
      answers.push(answer);
    }
    return answers;
  }

  it('does not know what the other feels or will do, and says so first', async () => {
    for (const question of [loves, returns]) {
      const [answer] = await talk([question]);
      expect(unknowable).toContain(answer?.sentences[0]?.text);
      expect(answer?.kind).toBe('reading');
    }
  });

  it('speaks of what it is asked for, from the other’s placements and from where the two meet', async () => {
    const [answer] = await talk([argues]);
    expect(answer?.sentences[0]?.facts.map(({ id }) => id)).toEqual(['partner.mars']);
    // Of 3 October 1987: Mars in Virgo, an earth sign.
    const { names } = await loadCelestiaWords(language);
    const sign = names.signs.virgo.in ?? '';
    expect(answer?.sentences[0]?.text).toBe(words.points.mars.earth.replace('{{in}}', sign));
    const facts = answer?.sentences.flatMap((line) => line.facts) ?? [];
    expect(facts.every((fact) => fact.kind === 'synastry' || fact.whose === 'partner')).toBe(true);
    expect(facts.some(({ kind }) => kind === 'synastry')).toBe(true);
  });

  it('speaks first of a planet that is named', async () => {
    const [answer] = await talk([MERCURY[language]]);
    const facts = answer?.sentences.flatMap((line) => line.facts) ?? [];
    expect(facts[0]?.id).toBe('partner.mercury');
  });

  it('says nothing twice, and stops when it has said what it has to say', async () => {
    const answers = await talk(Array.from({ length: 9 }, () => argues));
    const facts = answers.flatMap(({ sentences }) => sentences.filter((line) => line.facts.length > 0));
    expect(new Set(facts.map(({ text }) => text)).size).toBe(facts.length);
    expect(words.spent.map((text) => text.replaceAll('{{name}}', 'Ada'))).toContain(
      answers.at(-1)?.sentences.at(-1)?.text,
    );
    expect(JSON.stringify(answers.map(({ sentences }) => sentences.map(({ text }) => text)))).not.toMatch(
      /\{\{/,
    );
  });

  it('has whole sentences, with blanks that something fills', () => {
    const { hears: _hears, names: _names, ...spoken } = words;
    for (const [path, text] of flatTexts(spoken)) {
      expect(text, path).toMatch(/^[\p{Lu}¿¡«“]/u);
      expect(text, path).toMatch(/[.?!…”»]$/u);
      const blanks = Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name);
      const known = path.startsWith('points')
        ? ['in']
        : path.startsWith('meetings')
          ? ['your', 'mine']
          : ['name'];
      expect(
        blanks.filter((blank) => blank && !known.includes(blank)),
        path,
      ).toEqual([]);
      if (path.startsWith('points') || path.startsWith('meetings'))
        expect(new Set(blanks), path).toEqual(new Set(known));
    }
  });

  it('pleads with nobody, and is nobody', () => {
    const all = [...flatTexts(words)].map(([, text]) => text).join(' ');
    expect(all).not.toMatch(
      /don’t leave|I love you|jealous of|gitme|seni seviyorum|no me dejes|te quiero|te amo|ne me quitte|je t’aime|não me deixe|eu te amo/i,
    );
  });

  it.each(SIGN_IDS)('has a line for each point in %s', async (sign) => {
    const { names } = await loadCelestiaWords(language);
    expect(names.signs[sign].in).toMatch(/\S/);
  });
});
