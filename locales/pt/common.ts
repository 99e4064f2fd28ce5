import type { CommonWords } from '../en/common.ts';

/** The frame of every page: header, footer, error screens, and words that several pages share. */
export const common: CommonWords = {
  siteName: 'Celestia',
  skipToContent: 'Ir para o conteúdo',
  menu: 'Menu',
  mainNavigation: 'Principal',
  footerNavigation: 'Mais na Celestia',
  language: 'Idioma',
  account: { signIn: 'Entrar', account: 'Conta' },
  nav: {
    home: 'Início',
    'natal-chart': 'Mapa natal',
    'rising-sign': 'Ascendente',
    'juno-calculation': 'Juno',
    'astrological-summary': 'Resumo astrológico',
    horoscopes: 'Horóscopos',
    'astrological-events': 'Céu do ano',
    'lunar-eclipse': 'Eclipses lunares',
    'solar-eclipse': 'Eclipses solares',
    'relationship-compatibility-calculator': 'Compatibilidade',
    'compatibility-test': 'Teste de compatibilidade',
    stencil: 'Imagem do mapa',
    about: 'Sobre',
  },
  footer: {
    note: 'As posições são calculadas com modelos astronômicos publicados e conferidas com efemérides de referência.',
    places: 'Nomes de lugares: GeoNames, CC BY 4.0.',
    entertainment:
      'A astrologia é uma linguagem para refletir. Não substitui orientação médica, jurídica ou financeira.',
  },
  notFound: {
    title: 'As estrelas ficaram em silêncio',
    text: 'Procuramos por todo este canto do céu e não encontramos a página.',
    unmatched: 'Página não encontrada: {{path}}',
    validation: 'Página não encontrada: {{path}}',
    suggestions: 'Para onde ir agora',
    home: 'Voltar ao início',
    'natal-chart': 'Fazer um mapa natal',
    'astrological-summary': 'Resumo astrológico',
    blogs: 'Ler o blog',
    'celestia-astrologer-chat': 'Conversar com a Celestia',
    app: 'Baixar o aplicativo',
  },
  failure: {
    title: 'Passou uma nuvem',
    reference: 'Referência: {{id}}',
  },
  refused: { title: 'Isso não funciona aqui' },
};
