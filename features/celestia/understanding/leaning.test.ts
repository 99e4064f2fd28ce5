import { describe, expect, it } from 'vitest';
import { loadCelestiaLexicon } from '../../../locales/celestia.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import type { Asked } from './asked.ts';
import { loadListener } from './load-listener.ts';
import { readyLexicon } from './phrases.ts';
import { understand } from './understand.ts';

/** Questions asked one after another, and what the last of them is understood as. */
type Talk = readonly [turns: readonly string[], last: Partial<Asked>];

const TALKS: Readonly<Record<Language, readonly Talk[]>> = {
  tr: [
    [
      ['satürn şu an nerede', 'benim için kötü mü?'],
      { about: 'placement', points: ['saturn'], whose: 'sky' },
    ],
    [['sevgilim artık aramıyor', 'ayrılayım mı?'], { about: 'love', matter: 'breakup' }],
    [['aşk hayatım nasıl', 'geri döner mi?'], { about: 'love' }],
    [['venüs şu an nerede', 'ne zaman burç değiştirecek'], { event: 'ingress', points: ['venus'] }],
    [['aslan ile koç anlaşır mı', 'ya teraziyle?'], { mood: 'signPair', signs: ['leo', 'libra'] }],
    [['7. evimde ne var', 'ya sekizinci?'], { about: 'house', houses: [8] }],
    [['hep geç kalıyorum neden', 'neden öyle diyorsun?'], { about: 'why', mood: null }],
    [
      ['bir sonraki tutulma ne zaman', 'teşekkürler, ya ondan sonraki?'],
      { about: 'event', event: 'eclipse' },
    ],
  ],
  en: [
    [['where is Saturn now', 'is it bad for me?'], { about: 'placement', points: ['saturn'], whose: 'sky' }],
    [['tell me about my Saturn', 'how do I work with it'], { about: 'placement', whose: 'self' }],
    [['tell me about my Jupiter', 'where is it in the sky now?'], { about: 'placement', whose: 'sky' }],
    [['am I a jealous person', 'how do I get rid of it'], { about: 'self', trait: 'pluto' }],
    [['what does Uranus in Gemini mean', 'and for me?'], { about: 'placement', points: ['uranus'] }],
    [['how is my career going', 'and will I like it?'], { about: 'work', mood: 'promise' }],
    [['how is this week', 'and what about Sunday'], { about: 'period', weekdays: [7] }],
    [['how is tomorrow', 'what should I avoid'], { about: 'period', frame: 'tomorrow', want: 'should' }],
    [['will my boyfriend propose', 'do I leave?'], { about: 'partner' }],
    [['how is my love life', 'should I text him?'], { about: 'love', mood: 'deciding' }],
    [['where is Venus now', 'when does it change sign?'], { event: 'ingress', points: ['venus'] }],
    [
      ['Do Leo and Aries go well together?', 'and with a Libra?'],
      { mood: 'signPair', signs: ['leo', 'libra'] },
    ],
    [['what is in my 7th house', 'and the 8th?'], { about: 'house', houses: [8] }],
    [['I keep losing everything', 'why do you say that?'], { about: 'why', mood: null }],
    [['how is my love life', 'thanks, should I text him?'], { about: 'love', mood: 'deciding' }],
    [['how do I get on with my boss', 'he’s a Capricorn btw'], { about: 'work', signs: ['capricorn'] }],
  ],
  es: [
    [
      ['dónde está Saturno ahora', '¿es malo para mí?'],
      { about: 'placement', points: ['saturn'], whose: 'sky' },
    ],
    [['ya no me llama mi novio', '¿lo dejo?'], { about: 'partner', mood: 'deciding' }],
    [['leo y aries se llevan bien', '¿y con un libra?'], { mood: 'signPair', signs: ['leo', 'libra'] }],
    [['cómo me va en el amor', '¿me voy?'], { about: 'love' }],
    [['qué hay en mi casa 7', '¿y la octava?'], { about: 'house', houses: [8] }],
  ],
  fr: [
    [
      ['où est Saturne en ce moment', 'c’est mauvais pour moi ?'],
      { about: 'placement', points: ['saturn'], whose: 'sky' },
    ],
    [['mon copain est distant', 'je pars ?'], { about: 'partner' }],
    [['où est Vénus en ce moment', 'elle change quand de signe ?'], { event: 'ingress', points: ['venus'] }],
    [
      ['lion et bélier vont bien ensemble', 'et avec une balance ?'],
      { mood: 'signPair', signs: ['leo', 'libra'] },
    ],
    [['que dit ma maison 7', 'et la huitième ?'], { about: 'house', houses: [8] }],
  ],
  pt: [
    [
      ['onde está Saturno agora', 'é ruim pra mim?'],
      { about: 'placement', points: ['saturn'], whose: 'sky' },
    ],
    [['meu namorado está distante', 'termino?'], { about: 'love' }],
    [['leão e áries combinam', 'e com um libra?'], { mood: 'signPair', signs: ['leo', 'libra'] }],
    [['como vai meu amor', 'desisto?'], { about: 'partner' }],
    [['o que tem na minha casa 7', 'e a oitava?'], { about: 'house', houses: [8] }],
  ],
};

describe.each(LANGUAGES)('a follow-up in %s stays with what was spoken of:', async (language) => {
  const lexicon = readyLexicon(await loadCelestiaLexicon(language));
  const listener = await loadListener(language);

  it.each(TALKS[language])('%j', (turns, last) => {
    const asked: Asked[] = [];
    for (const text of turns) asked.push(understand({ text, language, lexicon, listener, before: asked }));
    expect(asked.at(-1)).toMatchObject(last);
  });
});
