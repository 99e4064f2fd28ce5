import type { OwnskyWords } from '../en/ownsky.ts';

export const ownsky: OwnskyWords = {
  name: 'Celestia: tu cielo',
  transits: {
    conjunction: '{{mover}} en conjunción con tu {{point}}',
    sextile: '{{mover}} en sextil con tu {{point}}',
    square: '{{mover}} en cuadratura con tu {{point}}',
    trine: '{{mover}} en trígono con tu {{point}}',
    opposition: '{{mover}} en oposición a tu {{point}}',
  },
  transitNote:
    'El aspecto es exacto en este minuto; de lo que trata se nota durante días o semanas, antes y después.',
  eclipses: {
    solar: {
      conjunction: 'Eclipse de Sol cerca de tu {{point}}',
      opposition: 'Eclipse de Sol frente a tu {{point}}',
    },
    lunar: {
      conjunction: 'Eclipse de Luna cerca de tu {{point}}',
      opposition: 'Eclipse de Luna frente a tu {{point}}',
    },
  },
  eclipseNote: 'Cae a menos de tres grados de ese punto de tu carta o del que tiene enfrente.',
  solarReturn: {
    title: 'Revolución solar',
    description: 'El Sol vuelve al lugar en que estaba cuando naciste: empieza tu año.',
  },
  lunarReturn: {
    title: 'Retorno lunar',
    description: 'La Luna vuelve al lugar en que estaba cuando naciste: empieza tu mes.',
  },
  part: {
    heading: 'Tu cielo en tu calendario',
    intro:
      'Suscríbete a los tránsitos exactos de Júpiter a Plutón, a tu revolución solar, tus retornos lunares y los eclipses que se acercan a tu carta, para los próximos trece meses. El enlace no lleva datos de nacimiento, pero quien lo tenga podrá ver estas fechas.',
    untimed: 'Sin la hora de nacimiento no están la Luna, los ángulos ni los retornos.',
    birth: 'Escribe primero tus datos de nacimiento, más arriba.',
    make: 'Crear el enlace',
    link: 'Tu enlace',
    copy: 'Pégalo en tu aplicación de calendario como suscripción.',
    open: 'Abrir en un calendario',
    renew: 'Crear un enlace nuevo',
    renewNote: 'El anterior deja de funcionar enseguida.',
    remove: 'Retirar el enlace',
  },
};
