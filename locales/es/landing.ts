import type { LandingWords } from '../en/landing.ts';

export const landing: LandingWords = {
  form: {
    date: 'Tu fecha de nacimiento',
    submit: 'Ver',
    privacy: 'Solo se usa para esta respuesta. Queda en la pestaña hasta que la cierras.',
  },
  ways: {
    chart: 'Mi carta completa',
    account: 'Guardarla en una cuenta',
    again: 'Otra fecha',
  },
  tiktok: {
    title: 'Tu signo y tu día con una sola fecha',
    description:
      'Escribe tu fecha de nacimiento y mira tu signo solar, una línea para hoy según el cielo real y una imagen para compartir. Sin cuenta.',
    heading: 'Tu signo, tu día',
    lede: 'Una fecha y una respuesta honesta.',
    sun: 'Tu Sol está en {{sign}}',
    today: 'Hoy',
    cusp: 'Ese día el Sol cambió de signo. Tu hora de nacimiento decide cuál es el tuyo: lo dice la carta completa.',
    share: 'Compartir la imagen',
    picture: 'Los signos del día en que naciste, en una imagen',
    more: 'El día completo',
  },
  universe: {
    title: 'El universo tiene un plan para ti: tres fechas',
    description:
      'Tres fechas de tus próximos doce meses calculadas del cielo: Luna nueva, Luna llena y Venus en tu signo. Un solo campo, sin cuenta.',
    heading: 'El universo tiene un plan para ti',
    lede: 'Se llama calendario y se puede calcular. Escribe tu fecha de nacimiento y mira tres días de tus próximos doce meses.',
    honest:
      'No vamos a decirte qué te va a pasar. Te decimos qué hace el cielo en tres días reales, y qué podrías hacer con ellos.',
    told: '{{sign}}: tus próximos doce meses',
    opening: 'Tres días en los que el cielo pasa por tu signo. Anótalos y ve qué haces con ellos.',
    cusp: 'El día que naciste el Sol cambió de signo. Esta es la historia de {{sign}}; tu hora podría decir otra cosa.',
    closing: 'El plan está en el cielo. Lo que salga de él está en tus manos, como siempre.',
    year: 'Todo el año en el cielo',
    kinds: {
      newMoon: {
        heading: 'Luna nueva en {{sign}}',
        text: 'Una vez al año la Luna vuelve a empezar en tu signo. Buena noche para escribir una sola cosa que quieras comenzar, tan pequeña que quepa en esa misma semana.',
      },
      fullMoon: {
        heading: 'Luna llena en {{sign}}',
        text: 'La Luna se llena en tu signo. Lo que llevas medio año cargando suele asomarse en días así. Míralo con buena luz antes de decidir.',
      },
      venus: {
        heading: 'Venus entra en {{sign}}',
        text: 'Por unas semanas el planeta de gustar y que te gusten es tu huésped. Invita a alguien. O date ese corte de pelo que vienes aplazando.',
      },
      sun: {
        heading: 'El Sol entra en {{sign}}',
        text: 'Empieza tu mes. Aquí se juntan los cumpleaños, el tuyo también, y con el pastel llega la pregunta de para qué sirvió el año.',
      },
      mercury: {
        heading: 'Mercurio entra en {{sign}}',
        text: 'Por un tiempo las palabras salen más fácil. Esa llamada pendiente puede tomar cinco minutos.',
      },
    },
  },
  app: {
    title: 'Celestia en tu teléfono',
    description:
      'Descarga la app de Celestia desde la tienda de tu teléfono, o sigue aquí, en el navegador, sin instalar nada.',
    heading: 'Celestia en tu teléfono',
    lede: 'Abre este enlace en el teléfono o elige tu tienda.',
    ios: 'App Store (iPhone)',
    android: 'Google Play (Android)',
    web: 'Seguir en el navegador',
  },
};
