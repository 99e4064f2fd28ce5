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
    body: 'El libro que pediste ya se puede leer. Te espera en tu cuenta.',
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
    headingAll: 'Novedades de tu cielo',
    push: {
      way: 'Una notificación en tu navegador',
      about: 'De qué tratan las notificaciones',
      lettersAbout: 'De qué tratan las cartas',
      nothingInLetters:
        'En «De qué tratan las cartas» no hay nada marcado, así que no llegará ninguna carta. Marca al menos una opción.',
      kinds: {
        answer: 'La respuesta a una consulta',
        report: 'Un libro que ya está listo',
      },
      intro:
        'La notificación aparece en tu pantalla aunque esta página esté cerrada. Llega a tu navegador a través de Google, que puede leerla. Si cierras sesión aquí, este navegador deja de recibirlas.',
      off: 'Este navegador todavía no recibe ninguna.',
      on: 'Este navegador las recibe.',
      turnOn: 'Activar en este navegador',
      turnOff: 'Desactivar en este navegador',
      working: 'Un momento…',
      isOn: 'Listo. Este navegador las recibe desde ahora.',
      isOff: 'Listo. Este navegador ya no las recibe.',
      noScript: 'Para activarlas, este navegador necesita JavaScript.',
      nothing:
        'En «De qué tratan las notificaciones» no hay nada marcado, así que no llegará ninguna. Marca al menos una opción.',
      troubles: {
        blocked:
          'Tu navegador bloquea las notificaciones de este sitio. Permítelas en sus ajustes para este sitio y vuelve a pulsar.',
        undecided:
          'La pregunta de tu navegador sigue sin respuesta. Si quieres notificaciones, vuelve a pulsar y elige «Permitir».',
        unsupported:
          'Este navegador no puede mostrar notificaciones. En un iPhone o iPad funcionan cuando agregas el sitio a la pantalla de inicio.',
        storage:
          'Este navegador no deja que el sitio guarde nada, como en una ventana privada. Sin eso, las notificaciones no funcionan.',
        worker:
          'No se pudo instalar la parte que muestra las notificaciones. Recarga la página e inténtalo de nuevo.',
        subscribe:
          'No se pudo hacer el registro en el servicio de notificaciones. Revisa tu conexión e inténtalo de nuevo en un momento.',
        update:
          'No se pudo renovar tu registro en el servicio de notificaciones. Lo intentaremos otra vez cuando vuelvas a abrir esta página.',
        unsubscribe:
          'Ya no enviamos nada a este navegador, pero no se pudo borrar su registro en el servicio de notificaciones. Vuelve a pulsar en un momento.',
        site: 'Nuestro servidor no pudo registrarlo. Revisa tu conexión e inténtalo de nuevo en un momento.',
        config:
          'Las notificaciones no están bien configuradas por nuestra parte, así que ahora no se pueden activar.',
      },
    },
  },
};
