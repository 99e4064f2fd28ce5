import type { TransitsWords } from '../en/transits.ts';

export const transits: TransitsWords = {
  heading: 'O céu de um dia sobre o seu mapa',
  intro:
    'Escolha um dia. O céu desse dia fica por fora da mandala, e as linhas mostram o que ele toca no mapa.',
  legend: 'O dia',
  show: 'Mostrar o céu',
  showing: 'Buscando o céu…',
  wheelTitle: 'O céu de {{date}} sobre o mapa',
  wheelDescription: 'Os mesmos dados estão na lista ao lado da imagem.',
  chart: 'o mapa',
  sky: 'o céu',
  slider: 'Percorrer os dias',
  play: 'Reproduzir',
  pause: 'Pausar',
  earlier: 'Um mês antes',
  later: 'Um mês depois',
  touches: 'O que o céu toca',
  order: 'Primeiro o planeta do céu, depois o ponto do mapa que ele toca.',
  none: 'Nesse dia o céu não chega perto de nada no mapa.',
  next: 'Fica exato em {{date}}',
  last: 'Ficou exato em {{date}}',
  never: 'Recua antes de ficar exato',
  noon: 'As posições são do meio-dia no seu relógio.',
  noTime: 'Sem a hora do nascimento não há casas nem ângulos, e a Lua do mapa fica de fora.',
  failed: 'Não foi possível buscar o céu. Confira a conexão e tente de novo.',
};
