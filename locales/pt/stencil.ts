import type { StencilWords } from '../en/stencil.ts';

export const stencil: StencilWords = {
  title: 'Seu mapa astral em uma imagem para compartilhar',
  description:
    'Faça uma imagem do seu mapa astral para um story ou post: Sol, Lua e Ascendente com a mandala, em três estilos. Sem data, hora nem local de nascimento.',
  heading: 'Seu mapa em uma imagem',
  lede: 'Sol, Lua, Ascendente e a mandala inteira, em um desenho para story ou post. Só os signos: sem data, hora ou lugar, e sem os graus que permitiriam calculá-los com precisão de minuto.',
  example: 'Um exemplo: o céu desta hora.',
  result: {
    heading: 'Sua imagem',
    style: 'Estilo',
    format: 'Formato',
    styles: { night: 'Noite', paper: 'Papel', dusk: 'Crepúsculo' },
    formats: { story: 'Story, 1080 × 1920', square: 'Quadrado, 1080 × 1080' },
    apply: 'Mostrar',
    png: 'Baixar PNG',
    svg: 'Baixar SVG',
    share: 'Compartilhar a imagem',
    link: 'Link desta imagem',
    working: 'Desenhando a imagem…',
    done: 'A imagem foi salva.',
    failed: 'Não foi possível desenhar a imagem. Tente o SVG.',
    scrambled: 'Seu navegador embaralha as imagens para proteger você de rastreadores. Baixe o SVG.',
    note: 'A imagem e o link dizem em que signo está cada astro, não em que grau. Ainda assim, pelos signos dá para descobrir o dia do nascimento com uma margem de dois ou três dias e, com o Ascendente, a hora com uma margem de umas duas horas.',
    ready: 'A imagem está pronta. Toque mais uma vez para compartilhar.',
    broken: 'Este link está incompleto, e não dá para desenhar a imagem. Mas você pode fazer uma por aqui.',
  },
  picture: {
    sun: 'Sol',
    moon: 'Lua',
    rising: 'Ascendente',
    most: {
      fire: 'O Fogo predomina',
      earth: 'A Terra predomina',
      air: 'O Ar predomina',
      water: 'A Água predomina',
    },
    even: 'Elementos em equilíbrio',
    made: 'Desenhado pela Celestia',
  },
};
