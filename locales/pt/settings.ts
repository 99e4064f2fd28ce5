import type { SettingsWords } from '../en/settings.ts';

export const settings: SettingsWords = {
  form: {
    heading: 'Ajustes do mapa',
    intro: 'Troque as casas, o zodíaco ou os orbes e veja o que se move.',
    apply: 'Aplicar',
    changed: 'O que este ajuste mudou',
    sharedNote:
      'Um mapa compartilhado fica como foi desenhado: só as posições dos planetas foram compartilhadas.',
    noHouses: 'As casas podem ser escolhidas quando se sabe a hora do nascimento.',
    elsewhere:
      'Estes ajustes valem para o mapa astral e para o seu dia na página inicial, e ficam guardados nesta aba. As outras páginas usam o zodíaco tropical.',
    sidereal:
      '{{zodiac}}: os signos deste mapa são contados a partir de um ponto fixo entre as estrelas; o zodíaco tropical começa no equinócio de março. Por isso a maioria das posições cai aqui um signo antes. Os textos abaixo leem os signos deste mapa.',
    ayanamsa: 'Naquele dia havia {{distance}} entre os dois pontos de partida (a ayanamsa).',
  },
  labels: {
    houseSystem: 'Casas',
    zodiac: 'Zodíaco',
    node: 'Nodo Norte',
    lilith: 'Lilith',
    orbs: 'Orbes',
  },
  zodiacs: {
    tropical: 'Tropical',
    lahiri: 'Sideral, Lahiri',
    'fagan-bradley': 'Sideral, Fagan-Bradley',
  },
  nodes: {
    true: 'verdadeiro',
    mean: 'médio',
  },
  liliths: {
    mean: 'média',
    true: 'verdadeira (osculadora)',
  },
  orbSets: {
    standard: 'padrão',
    tight: 'estreitos',
    wide: 'amplos',
  },
  subjects: {
    sun: 'O Sol',
    moon: 'A Lua',
    ascendant: 'O Ascendente',
    midheaven: 'O Meio do Céu',
    node: 'O Nodo Norte',
    lilith: 'Lilith',
  },
  changes: {
    fallback: 'Tão perto do polo, {{requested}} não dá casas; {{used}} fica no lugar.',
    sign: '{{body}} já não está {{from}}, e sim {{to}}.',
    house: '{{body}} passou da casa {{from}} para a {{to}}.',
    gained: 'Entra no orbe: {{aspect}}.',
    lost: 'Sai do orbe: {{aspect}}.',
    none: 'Nada mudou de signo nem de casa, e os aspectos são os mesmos.',
    more: 'Outras mudanças: {{count}}',
  },
  houseNumbers: {
    1: '1',
    2: '2',
    3: '3',
    4: '4',
    5: '5',
    6: '6',
    7: '7',
    8: '8',
    9: '9',
    10: '10',
    11: '11',
    12: '12',
  },
};
