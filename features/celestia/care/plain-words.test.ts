import { describe, expect, it } from 'vitest';
import type { Language } from '../../../locales/locales.ts';
import { careFor } from './care-for.ts';
import { NO_EARS } from './ear/ear.ts';
import { loadEars } from './ear/load-ears.ts';
import { CALM } from './verdict.ts';

function kindOf(text: string, language: Language): string {
  return careFor(CALM, text, { language, ears: NO_EARS }).verdict.kind;
}

describe('words that look like others', () => {
  it.each([
    'ne zaman aşık olurum',
    'nasıl daha özgüvenli olurum',
    'nasıl zengin olurum',
    'o yay ben yengeç olur mu',
    'sevgilim benden on yaş büyük sorun olur mu',
  ])('is asked of becoming, not of dying: %s', (text) => {
    expect(kindOf(text, 'tr')).toBe('none');
  });

  it.each(['bu yıl biriyle tanışır mıyım', 'tanışacağım kişi bu ay gelir mi'])(
    'meets somebody, and no diagnosis: %s',
    (text) => {
      expect(kindOf(text, 'tr')).toBe('none');
    },
  );

  it('takes a diagnosis for one', () => {
    expect(kindOf('tanı konuldu, iyileşir miyim', 'tr')).toBe('boundary');
  });

  it('says of a few words that no pattern knows nothing of violence', async () => {
    for (const [text, language] of [
      ['et avec une balance ?', 'fr'],
      ['ele volta?', 'pt'],
    ] as const) {
      const ears = await loadEars([text], language);
      expect(careFor(CALM, text, { language, ears }).verdict.kind, text).not.toBe('violence');
    }
  });

  it.each(['ne zaman ölürüm', 'ne zaman ölecek annem', 'annem ölür mü'])('is asked of dying: %s', (text) => {
    expect(kindOf(text, 'tr')).toBe('boundary');
  });

  it.each([
    'why do I feel guilty all the time',
    'people judge me for being single',
    'I have a trial shift at the bakery on Friday',
    'should I become a lawyer',
    'what are the odds that he likes me',
    'most of my friends are pregnant and I am not',
  ])('is asked of no court, of no bet and of nobody’s birth: %s', (text) => {
    expect(kindOf(text, 'en')).toBe('none');
  });

  it.each([
    'will I win my trial',
    'when is my court hearing over',
    'am I pregnant',
    'should I bet on a horse',
  ])('is asked of what no chart tells: %s', (text) => {
    expect(kindOf(text, 'en')).toBe('boundary');
  });

  it.each(['qué trabajo me pega más', 'cuál de los dos me pega mejor'])(
    'is asked of what suits: %s',
    (text) => {
      expect(kindOf(text, 'es')).toBe('none');
    },
  );

  it('has cut their hair, and not themselves', () => {
    expect(kindOf('tengo 29 años y todo se mueve de sitio, hasta el pelo me corté', 'es')).toBe('none');
    expect(kindOf('ayer me corté otra vez', 'es')).toBe('danger');
  });

  it('is hit by somebody, and not suited', () => {
    expect(kindOf('mi marido me pega', 'es')).toBe('violence');
    expect(kindOf('mi novio me pega más cuando bebe', 'es')).toBe('violence');
  });

  it.each([
    ['cómo me pega el eclipse', 'es', 'none'],
    ['y a mí cómo me pega?', 'es', 'none'],
    ['cómo me pega él', 'es', 'violence'],
    ['mi novio no quiere vivir conmigo todavía', 'es', 'none'],
    ['mi novio dice que no quiere vivir', 'es', 'danger'],
    ['vou morrer solteira?', 'pt', 'none'],
    ['vou morrer', 'pt', 'danger'],
    ['je fais toujours le premier pas et on me jette', 'fr', 'none'],
    ['je me jette sous le train', 'fr', 'danger'],
    ['ça m’empêche de sortir avec quelqu’un ?', 'fr', 'none'],
    ['il m’empêche de sortir avec mes amies', 'fr', 'violence'],
  ] as const)('tells what only sounds like it from what does: %s', (text, language, kind) => {
    expect(kindOf(text, language)).toBe(kind);
  });

  it('hears who may not have an account of their own', () => {
    expect(kindOf('kocam çok kıskanç instagramımı kapattırdı', 'tr')).toBe('violence');
    expect(kindOf('kocam instagram hesabı açtı', 'tr')).toBe('none');
  });

  it.each([
    ['qué onda con mercurio retrogrado, me va a pegar a mí?', 'es'],
    ['el eclipse me pega?', 'es'],
    ['saturno me esta pegando fuerte ahora? porque vengo cansadísima', 'es'],
    ['e isso me pega em que area?', 'pt'],
    ['mercúrio retrógrado me pega?', 'pt'],
  ] as const)('takes no planet for somebody who hits: %s', (text, language) => {
    expect(kindOf(text, language)).toBe('none');
  });

  it.each([
    ['mi esposo me va a pegar', 'es'],
    ['mi papá me pega', 'es'],
    ['eso pasa cuando mi novio me pega', 'es'],
    ['meu marido me pega pelo pescoço', 'pt'],
  ] as const)('hears who does: %s', (text, language) => {
    expect(kindOf(text, language)).toBe('violence');
  });

  it('is sentenced by no court who only feels so', () => {
    expect(kindOf('mon saturne est rétrograde je suis condamnée à galérer', 'fr')).toBe('none');
    expect(kindOf('mon frère a été condamné à deux ans', 'fr')).toBe('boundary');
  });

  it('takes two letters of haste for what they are in their sentence', () => {
    expect(kindOf('ts mes amis sont mariés', 'fr')).toBe('none');
    expect(kindOf('j’ai fait une ts en mars', 'fr')).toBe('danger');
  });
});
