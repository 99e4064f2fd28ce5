import type { OfflineWords } from '../en/offline.ts';

export const offline: OfflineWords = {
  title: 'Sin conexión',
  description: 'Cartas natales, horóscopos y el cielo de hoy.',
  heading: 'Sin línea con las estrellas',
  lede: 'Ahora mismo no tienes conexión. En cuanto vuelva, esta página se abrirá sola.',
  retry: 'Volver a intentar',
  chart: {
    heading: 'Tu última carta',
    note: 'Tal como se calculó la última vez. Está solo en este navegador y se borra cuando pides olvidar tu nacimiento o cierras la sesión.',
    none: 'Si calculas tu carta y eliges «Recordar en este navegador», la encontrarás aquí también sin conexión.',
  },
};
