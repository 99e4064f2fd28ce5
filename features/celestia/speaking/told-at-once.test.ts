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
    direct: ['mercure est-il encore rétrograde ?', /n’est pas rétrograde en ce moment|en marche directe/],
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
});
