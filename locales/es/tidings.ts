import type { TidingsWords } from '../en/tidings.ts';

export const tidings: TidingsWords = {
  yours: {
    sun: 'tu Sol',
    moon: 'tu Luna',
    mercury: 'tu Mercurio',
    venus: 'tu Venus',
    mars: 'tu Marte',
    jupiter: 'tu Júpiter',
    saturn: 'tu Saturno',
    uranus: 'tu Urano',
    neptune: 'tu Neptuno',
    pluto: 'tu Plutón',
    ascendant: 'tu Ascendente',
    midheaven: 'tu Medio Cielo',
  },
  transits: {
    conjunction: '{{mover}} en conjunción con {{point}}',
    sextile: '{{mover}} en sextil con {{point}}',
    square: '{{mover}} en cuadratura con {{point}}',
    trine: '{{mover}} en trígono con {{point}}',
    opposition: '{{mover}} en oposición a {{point}}',
  },
  transitNote: 'El aspecto es exacto hoy. Su tema suele notarse unos días antes y unos días después.',
  eclipses: {
    solar: {
      conjunction: 'Eclipse de Sol cerca de {{point}}',
      opposition: 'Eclipse de Sol frente a {{point}}',
    },
    lunar: {
      conjunction: 'Eclipse de Luna cerca de {{point}}',
      opposition: 'Eclipse de Luna frente a {{point}}',
    },
  },
  eclipseNotes: {
    solar:
      'Un eclipse a menos de tres grados de tu carta es poco común. Lo que empieza ahora puede ocuparte medio año.',
    lunar:
      'Un eclipse a menos de tres grados de tu carta es poco común. Quizá algo que cargas hace tiempo pida que lo sueltes.',
  },
  moon: '{{phase}} {{inSign}}',
  moonNotes: {
    newMoon:
      'Hoy la noche es oscura. Un comienzo pequeño suele prender bien, aunque todavía no se lo cuentes a nadie.',
    firstQuarter:
      'Lo que empezó hace una semana suele toparse con su primer «pero». Tal vez baste con ajustar el plan.',
    fullMoon:
      'Lo que viene creciendo desde hace dos semanas queda a la vista. Puede ser distinto de lo que imaginabas.',
    lastQuarter: 'La Luna mengua. Terminar algo suele salir mejor que empezar otra cosa.',
  },
  horoscope: '{{sign}}: lo que viene',
  report: {
    title: 'Tu libro está listo',
    body: 'El informe que pediste ya se puede leer. Te espera en tu cuenta.',
  },
  answer: {
    title: 'Respondieron a tu consulta',
    body: 'Llegó una respuesta a tu solicitud de consulta. La encuentras en tu cuenta.',
  },
  tapNote: 'Lo demás está en la página.',
  letter: {
    subject: 'Tu cielo de esta semana',
    intro: 'Esto es lo que traen los próximos siete días.',
    introDay: 'Una sola cosa sobre hoy.',
    entry: '{{day}}: {{title}}',
    action: 'Ver tu cielo de hoy',
    why: 'Recibes esta carta porque la pediste en tu cuenta de {{site}}.',
    settings: 'Cambiar qué llega y cuándo',
    unsubscribe: 'No recibir más cartas sobre mi cielo',
  },
  part: {
    heading: 'Cartas sobre tu cielo',
    intro:
      'Para que sepas de los pocos días en que el cielo toca tu propia carta, sin tener que mirar a diario.',
    noMail: 'Confirma primero tu dirección de correo: las cartas solo van a direcciones confirmadas.',
    noBirth: 'Sin tus datos de nacimiento solo podemos contarte las fases de la Luna.',
    mailboxClosed:
      'Tu buzón rechazó nuestra última carta y dejamos de enviarlas. Guarda otra vez para volver a intentarlo.',
    mail: 'Una carta por correo electrónico',
    rhythms: { never: 'Nunca', weekly: 'Los lunes', daily: 'A diario, si hay algo que contar' },
    what: 'De qué trata',
    kinds: {
      eclipse: 'Eclipses cerca de un punto de tu carta',
      transit: 'Tránsitos a tu carta',
      moon: 'Fases de la Luna',
      horoscope: 'El horóscopo de tu signo',
    },
    hour: 'Hora',
    zone: 'Tu zona horaria',
    promise: 'Una al día como máximo y nunca de noche. Cada carta lleva un enlace para dejar de recibirlas.',
    save: 'Guardar',
    saved: 'Guardado. Vale desde ahora.',
    nothing:
      'En «De qué trata» no hay nada marcado, así que no llegará ninguna carta. Marca al menos una opción.',
  },
};
