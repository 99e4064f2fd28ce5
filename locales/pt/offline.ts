import type { OfflineWords } from '../en/offline.ts';

export const offline: OfflineWords = {
  title: 'Sem conexão',
  description: 'Mapas astrais, horóscopos e o céu de hoje.',
  heading: 'A linha com as estrelas caiu',
  lede: 'Você está sem conexão agora. Assim que ela voltar, esta página abre sozinha.',
  retry: 'Tentar de novo',
  chart: {
    heading: 'Seu último mapa',
    note: 'Como foi calculado da última vez. Ele fica só neste navegador e some quando você manda esquecer seu nascimento ou sai da conta.',
    none: 'Se você calcular seu mapa e escolher “Guardar neste navegador”, vai encontrá-lo aqui mesmo sem conexão.',
  },
};
