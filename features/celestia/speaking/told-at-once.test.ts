import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { asksIn } from './ask-self.fixture.ts';

/** What is asked for by yes or no, by whom, or of another's sign is said before what belongs to it. The asker has Cancer rising, the Moon and Saturn in the seventh house and nobody in the eighth. */
interface Asks {
  ruler: readonly [asked: string, told: RegExp];
  held: readonly [asked: string, told: RegExp];
  empty: readonly [asked: string, told: RegExp];
  other: readonly [asked: string, told: RegExp];
  hour: readonly [asked: string, told: RegExp];
  direct: readonly [asked: string, told: RegExp];
}

const ASKS: Readonly<Record<Language, Asks>> = {
  tr: {
    ruler: ['haritamın yöneticisi kim', /Haritanın yöneticisi de Ay\./],
    held: ['7. evim boş mu', /Ay ve Satürn/],
    empty: ['8. evim boş mu', /(?:gezegen yok|Gezegen barındırmıyor|Boş|boş)/],
    other: ['teraziyim, sevgilim koç, olur mu', /Koç/],
    hour: ['doğum saatimi bilmiyorum, önemli mi', /Doğum saati yükselenin/],
    direct: ['merkür retrosu bitti mi', /şu an retro değil/],
  },
  en: {
    ruler: ['who rules my chart?', /That makes the Moon the ruler of your chart\./],
    held: ['is my 7th house empty?', /the Moon and Saturn/],
    empty: ['is my 8th house empty?', /no planet|No planet/],
    other: ['I’m a Libra and my boyfriend’s an Aries, does it work?', /Aries/],
    hour: ['I don’t know my birth time, does it matter?', /The birth time is what the Ascendant/],
    direct: ['is mercury retrograde over?', /isn’t retrograde at the moment/],
  },
  es: {
    ruler: ['¿cuál es el regente de mi carta?', /Por eso la Luna rige tu carta\./],
    held: ['¿mi casa 7 está vacía?', /la Luna y Saturno/],
    empty: ['¿mi casa 8 está vacía?', /sin planetas|planeta/],
    other: ['soy libra y mi novio es aries, ¿funciona?', /Aries/],
    hour: ['no sé mi hora de nacimiento, ¿importa?', /La hora de nacimiento sostiene/],
    direct: ['¿mercurio sigue retrógrado?', /no está retrógrado|avanza directo|va directo/],
  },
  fr: {
    ruler: ['quel est le maître de mon thème ?', /Le maître de ton thème est donc la Lune\./],
    held: ['ma maison 7 est-elle vide ?', /la Lune et Saturne/],
    empty: ['ma maison 8 est-elle vide ?', /planète/],
    other: ['je suis Balance et mon copain est Bélier, ça marche ?', /Bélier/],
    hour: ['je ne connais pas mon heure de naissance, c’est grave ?', /L’heure de naissance porte/],
    direct: [
      'mercure est-il encore rétrograde ?',
      /n’est pas rétrograde en ce moment|en marche directe|en mouvement direct/,
    ],
  },
  pt: {
    ruler: ['quem é o regente do meu mapa?', /Por isso a Lua rege o seu mapa\./],
    held: ['minha casa 7 está vazia?', /a Lua e Saturno/],
    empty: ['minha casa 8 está vazia?', /planeta/],
    other: ['sou libriana e meu boy é de áries, dá certo?', /Áries/],
    hour: ['não sei a hora que nasci, tem problema?', /A hora de nascimento sustenta/],
    direct: ['mercúrio ainda está retrógrado?', /não está em movimento retrógrado agora/],
  },
};

/** "When is the next eclipse?" "Is it a bad sign?" */
const ECLIPSE: Readonly<Record<Language, readonly [first: string, then: string, told: RegExp]>> = {
  tr: ['bir sonraki tutulma ne zaman', 'kötüye işaret mi', /ne iyi ne kötü|kötüye yormam/],
  en: ['when is the next eclipse?', 'is it a bad sign?', /Neither good nor bad|no omen/],
  es: ['¿cuándo es el próximo eclipse?', '¿es mala señal?', /Ni bueno ni malo|ningún presagio/],
  fr: ['c’est quand la prochaine éclipse ?', 'c’est mauvais signe ?', /Ni bon ni mauvais|aucun présage/],
  pt: ['quando é o próximo eclipse?', 'é mau sinal?', /Nem bom nem ruim|presságio nenhum/],
};

/** "When is my Saturn return?" "And how does that go?" */
const RETURN: Readonly<Record<Language, readonly [first: string, ...then: string[]]>> = {
  tr: ['satürn dönüşüm ne zaman', 'nasıl geçer bu dönem'],
  en: ['when is my saturn return?', 'and after that?'],
  es: ['¿cuándo es mi retorno de saturno?', '¿y eso cómo se pasa?'],
  fr: ['c’est quand mon retour de saturne ?', 'et ça se passe comment ?'],
  pt: ['quando é meu retorno de saturno?', 'e isso passa como?'],
};
const RARELY: Readonly<Record<Language, RegExp>> = {
  tr: /Ceza değildir/,
  en: /rarely a punishment/,
  es: /Rara vez es un castigo/,
  fr: /rarement une punition/,
  pt: /Raramente é castigo/,
};

/** So many sentences are heard before anybody stops reading. */
const FIRST = 4;

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(['ruler', 'held', 'empty', 'other', 'hour', 'direct'] as const)('%s', async (asked) => {
    const [text, told] = ASKS[language][asked];
    const { sentences } = await asksIn(language, 'told at once')(text);
    const first = sentences
      .slice(0, FIRST)
      .map((sentence) => sentence.text)
      .join(' ');
    expect(first).toMatch(told);
  });

  it('whether an eclipse is a bad sign', async () => {
    const [first, then, told] = ECLIPSE[language];
    const ask = asksIn(language, 'told at once');
    const { memory } = await ask(first);
    const { sentences } = await ask(then, memory);
    expect(sentences[0]?.text).toMatch(told);
  });

  it('what a word means is told on, and not again', async () => {
    const ask = asksIn(language, 'told at once');
    const [first, ...others] = RETURN[language];
    let { memory, sentences } = await ask(first);
    const told = new Set(sentences.map(({ text }) => text));
    for (const next of others) ({ memory, sentences } = await ask(next, memory));
    expect(sentences.some(({ text }) => RARELY[language].test(text))).toBe(true);
    expect(sentences.filter(({ text }) => told.has(text))).toEqual([]);
  });
});
