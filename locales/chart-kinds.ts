/**
 * Whose a kept chart is, and how that is asked. The list of kept charts in a form fetches these few words by themselves: in each
 * form they would weigh on every calculator.
 */
export const chartKinds = {
  tr: {
    ask: 'Kimin haritası?',
    none: 'Belirtme',
    mine: 'Ben',
    partner: 'Partnerim',
    child: 'Çocuğum',
    friend: 'Arkadaşım',
  },
  en: {
    ask: 'Whose chart is it?',
    none: 'Not said',
    mine: 'Me',
    partner: 'Partner',
    child: 'Child',
    friend: 'Friend',
  },
  es: {
    ask: '¿De quién es la carta?',
    none: 'Sin indicar',
    mine: 'Yo',
    partner: 'Mi pareja',
    child: 'Mi hija o hijo',
    friend: 'Mi amiga o amigo',
  },
  fr: {
    ask: 'C’est le thème de qui ?',
    none: 'Sans précision',
    mine: 'Moi',
    partner: 'Mon ou ma partenaire',
    child: 'Mon enfant',
    friend: 'Mon amie ou ami',
  },
  pt: {
    ask: 'De quem é o mapa?',
    none: 'Não informar',
    mine: 'Eu',
    partner: 'Meu par',
    child: 'Minha filha ou filho',
    friend: 'Minha amiga ou amigo',
  },
} as const satisfies Readonly<
  Record<string, Readonly<Record<'ask' | 'none' | 'mine' | 'partner' | 'child' | 'friend', string>>>
>;
