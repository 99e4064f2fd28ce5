import type { SearchWords } from '../en/search.ts';

/** The search, and what the tools of the site are called by who looks for them. */
export const search: SearchWords = {
  title: 'Buscar na Celestia',
  description:
    'Ache uma calculadora, um artigo ou um termo pelo nome que você dá, mesmo com erro de digitação.',
  heading: 'Buscar',
  lede: 'Calculadoras, artigos e o glossário.',
  label: 'O que você procura?',
  submit: 'Buscar',
  none: 'Nada responde a “{{query}}”. Tente uma palavra só: um signo, um planeta ou uma casa.',
  results: {
    one: '{{count}} resultado para “{{query}}”',
    other: '{{count}} resultados para “{{query}}”',
  },
  kinds: { tool: 'Ferramenta', article: 'Artigo', term: 'Glossário', sign: 'Horóscopo' },
  /** Words that say nothing of what is looked for. */
  stop: 'o a os as um uma de do da dos das em no na nos nas e ou que qual quais quando onde como por para com meu minha meus seu sua é são está significa significado quer dizer hoje agora astrologia me se',
  /** What a sign's people are called, and what else it is looked for by. */
  signs: {
    aries: 'arianos carneiro',
    taurus: 'taurinos',
    gemini: 'geminianos',
    cancer: 'cancerianos caranguejo',
    leo: 'leoninos',
    virgo: 'virginianos',
    libra: 'librianos balança',
    scorpio: 'escorpianos escorpiões',
    sagittarius: 'sagitarianos arqueiro',
    capricorn: 'capricornianos cabra',
    aquarius: 'aquarianos',
    pisces: 'piscianos',
  },
  /** What a sign's horoscope is looked for by. */
  horoscope: 'horóscopo diário semanal mensal anual hoje amanhã previsão previsões semana mês ano dia',
  /** Beside its name, what a tool is looked for by. */
  tools: {
    'natal-chart': {
      name: 'Mapa natal',
      words: 'mapa astral mapa natal calcular fazer grátis planetas casas meu mapa',
    },
    'rising-sign': { name: 'Ascendente', words: 'calcular descobrir meu ascendente signo ascendente' },
    'juno-calculation': { name: 'Juno', words: 'juno calcular asteroide signo casamento par' },
    'astrological-summary': {
      name: 'Resumo astrológico',
      words: 'resumo sol lua ascendente trânsitos perfil',
    },
    'relationship-compatibility-calculator': {
      name: 'Compatibilidade',
      words: 'compatibilidade amorosa sinastria calcular dois mapas casal relacionamento',
    },
    'compatibility-test': {
      name: 'Teste de compatibilidade',
      words: 'teste amor perguntas compatibilidade casal',
    },
    horoscopes: { name: 'Horóscopos', words: 'horóscopo do dia semanal mensal anual signos' },
    'astrological-events': {
      name: 'O céu deste ano',
      words: 'eventos astrológicos calendário trânsitos ingressos retrogradações datas',
    },
    'solar-eclipse': { name: 'Eclipses solares', words: 'eclipse solar datas mapa visível sol' },
    'lunar-eclipse': { name: 'Eclipses lunares', words: 'eclipse lunar datas lua vermelha sangue visível' },
    'is-mercury-retrograde': {
      name: 'Mercúrio está retrógrado?',
      words: 'mercúrio retrógrado hoje agora datas até quando',
    },
    'moon-sign-today': { name: 'O signo da Lua hoje', words: 'lua hoje signo em que signo está a lua fase' },
    'void-of-course-moon': {
      name: 'A Lua está fora de curso?',
      words: 'lua fora de curso vazia horas hoje datas',
    },
    'next-eclipse': { name: 'Quando é o próximo eclipse?', words: 'próximo eclipse data quando solar lunar' },
    'ask-celestia': {
      name: 'Pergunte à Celestia',
      words: 'perguntar astróloga inteligência artificial grátis chat',
    },
    'chat-with-your-lover-lp': { name: 'Converse com o seu amor', words: 'chat com o amor par conversa' },
    'astrology-consulting': { name: 'Consultas', words: 'consulta astrólogo sessão agendar leitura pessoal' },
    'astrology-reports': {
      name: 'Relatórios',
      words: 'relatório relatórios livro mapa natal pdf comprar leitura longa escrita',
    },
    stencil: {
      name: 'Uma imagem para compartilhar',
      words: 'imagem story instagram sol lua ascendente compartilhar',
    },
    glossary: { name: 'Glossário', words: 'dicionário termos palavras definições' },
    blogs: { name: 'Blog', words: 'artigos biblioteca aprender astrologia ler' },
    faq: {
      name: 'Perguntas frequentes',
      words:
        'ajuda dúvidas conta grátis faq apagar excluir cancelar minha conta senha preço custo privacidade dados',
    },
    about: { name: 'Sobre', words: 'precisão método fontes quem somos efemérides' },
    contact: { name: 'Contato', words: 'escrever email suporte problema' },
  },
};
