import type { AboutWords } from '../en/about.ts';

export const about: AboutWords = {
  title: 'Sobre a Celestia: como calculamos e com que precisão',
  description:
    'Para quem é a Celestia, como os mapas são calculados e a que distância cada posição fica de uma efeméride de referência.',
  heading: 'Sobre a Celestia',
  lede: 'A Celestia reúne duas coisas que raramente se encontram no mesmo lugar: números que se sustentam e palavras que valem a leitura.',
  method: {
    heading: 'Como se faz um mapa',
    sky: 'O Sol, a Lua e os planetas são calculados como se vistos do centro da Terra, com tempo de percurso da luz, aberração e nutação, e referidos à eclíptica e ao equinócio da própria data.',
    time: 'A hora do relógio no nascimento vira tempo universal pelo histórico completo do fuso horário. Para datas anteriores ao horário padrão, vale a hora local média da longitude do próprio lugar de nascimento.',
    houses:
      'São sete os sistemas de casas disponíveis. Além dos círculos polares, Placidus e Koch não têm solução; ali, Porfírio assume o lugar deles, e o mapa avisa.',
  },
  accuracy: {
    heading: 'Qual é a precisão das posições',
    intro:
      'Comparamos nossas posições com {{charts}} mapas de referência distribuídos entre os anos de {{from}} e {{to}}. A tabela mostra a maior diferença encontrada. Um segundo de arco é 1/3600 de grau; a Lua Cheia tem cerca de 1.800 segundos de arco de largura.',
    body: 'Astro',
    max: 'Maior diferença',
    rms: 'Diferença típica',
    limit: 'Nosso limite',
    arcsec: '{{value}}″',
    caption: 'Diferenças de longitude eclíptica, em segundos de arco',
  },
  meaning: {
    heading: 'O que os textos são e o que não são',
    text: 'Nossas interpretações são escritas à mão em cada idioma. Elas descrevem tendências, como faz um bom retrato. Não preveem acontecimentos nem substituem orientação médica, jurídica ou financeira.',
  },
  sources: {
    heading: 'Fontes',
    ephemeris:
      'Sol, planetas, Juno e Quíron: nossa própria integração do Sistema Solar, iniciada com posições publicadas pelo JPL da NASA (DE441, Horizons). Lua: teoria lunar de Brown. Precessão e nutação: modelos da IAU.',
    zones: 'Histórico dos fusos horários: banco de dados de fusos da IANA, com seus dados históricos.',
    places: 'Lugares: GeoNames, sob a licença CC BY 4.0.',
  },
};
