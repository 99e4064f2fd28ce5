import type { NowWords } from '../en/now.ts';

/** Pages that answer one question about the sky of this moment. */
export const now: NowWords = {
  year: 'Todo el cielo de {{year}}',
  mercury: {
    title: '¿Mercurio está retrógrado hoy?',
    description:
      'La respuesta para este momento, cuándo cambia de sentido Mercurio y las próximas retrogradaciones con su sombra, en tu hora.',
    heading: '¿Mercurio está retrógrado?',
    answers: {
      direct: 'No. Mercurio avanza, {{inSign}}.',
      before: 'Todavía no. Mercurio avanza, {{inSign}}, por grados que pronto volverá a cruzar.',
      back: 'Sí. Mercurio está retrógrado, {{inSign}}.',
      after: 'Ya no. Mercurio avanza de nuevo, {{inSign}}, y aún pisa terreno conocido.',
    },
    facts: {
      turns: 'Empieza a retroceder',
      returns: 'Vuelve a avanzar',
      shadow: 'Empieza la sombra',
      clear: 'Sale de la sombra',
    },
    coming: 'Esta retrogradación y las que siguen',
    columns: {
      back: 'Retrógrado',
      shadow: 'Con su sombra',
      signs: 'Signos',
    },
    calendar: 'Lleva las fechas a tu calendario',
    guide: {
      heading: 'Para qué sirve saberlo',
      topics: [
        {
          title: 'Lo que pasa en el cielo',
          text: 'Allá arriba nada da la vuelta. Tres o cuatro veces al año Mercurio nos rebasa por el carril de adentro y durante unas tres semanas, visto desde aquí, parece deslizarse hacia atrás entre las estrellas.',
        },
        {
          title: 'La sombra',
          text: 'Mercurio recorre el mismo tramo tres veces: adelante, atrás y adelante. El primer paso y el último se llaman sombra: en uno asoma el asunto y en el otro se acomoda.',
        },
        {
          title: 'Qué hacer',
          text: 'Relee antes de enviar, deja margen entre un trayecto y otro, termina algo viejo. No hace falta pasar tres semanas sin firmar nada.',
        },
      ],
    },
  },
  moon: {
    title: '¿En qué signo está la Luna hoy?',
    description:
      'El signo y la fase de la Luna en este momento, cuándo entra en el signo siguiente según tu hora, y su camino en las próximas tres semanas.',
    heading: 'El signo de la Luna hoy',
    /** In a calendar. */
    entry: 'La Luna entra en {{sign}}',
    answer: 'La Luna está {{inSign}}.',
    facts: {
      phase: 'Fase',
      lit: 'Iluminada',
      entered: 'Entró en el signo',
      leaves: 'Sale de él',
      next: 'Signo siguiente',
    },
    coming: 'Por dónde sigue',
    columns: {
      sign: 'Signo',
      enters: 'Entrada',
    },
    calendar: 'Lleva los signos de la Luna a tu calendario',
    guide: {
      heading: 'Leer el signo de la Luna',
      topics: [
        {
          title: 'Qué tan rápido va',
          text: 'La Luna cruza un signo en dos días o dos y medio, y los doce en algo más de 27. Nada en una carta corre tanto; por eso es ella la que pinta cada día.',
        },
        {
          title: 'Su signo y el tuyo',
          text: 'El signo de la Luna de hoy es el mismo para todo el mundo. Tu signo lunar es el lugar que ocupaba cuando naciste, y para hallarlo hacen falta fecha, hora y lugar.',
        },
      ],
    },
  },
  void: {
    title: '¿La Luna está vacía de curso ahora?',
    description:
      'Si la Luna está vacía de curso en este momento, desde cuándo y hasta cuándo según tu hora, y las horas vacías de las próximas tres semanas.',
    heading: '¿La Luna está vacía de curso?',
    /** In a calendar. */
    entry: 'Luna vacía de curso',
    answers: {
      yes: 'Sí. La Luna está vacía de curso, {{inSign}}.',
      no: 'No. La Luna está {{inSign}} y aún le queda un aspecto por formar.',
    },
    facts: {
      since: 'Vacía desde',
      until: 'Vacía hasta',
      next: 'Próximo vacío',
      last: 'Último aspecto',
      enters: 'Después entra en',
    },
    coming: 'Las próximas horas vacías',
    columns: {
      void: 'Vacía de curso',
      last: 'Último aspecto',
      enters: 'Después entra en',
    },
    none: 'ninguno en este signo',
    calendar: 'Lleva las horas vacías a tu calendario',
    guide: {
      heading: 'Qué quiere decir',
      topics: [
        {
          title: 'Qué contamos',
          text: 'La Luna está vacía de curso desde su última conjunción, sextil, cuadratura, trígono u oposición exacta con el Sol o un planeta hasta que sale del signo. Contamos también a Urano, Neptuno y Plutón. Los libros que se detienen en Saturno dan horas más largas.',
        },
        {
          title: 'Para qué se usa',
          text: 'Una regla vieja dice que de lo que empieza entonces no sale nada. La mayoría la toma con más calma: horas para terminar, descansar y seguir la rutina, y el estreno, si se puede elegir, para después.',
        },
        {
          title: 'Cuánto dura',
          text: 'De unos minutos a más de un día. Llega cada dos o tres días, así que no se puede evitar, ni hace falta.',
        },
      ],
    },
  },
  eclipse: {
    title: '¿Cuándo es el próximo eclipse?',
    description:
      'El próximo eclipse de Sol o de Luna: día y hora en tu horario, tipo, signo y grado, y los tres que le siguen.',
    heading: 'El próximo eclipse',
    facts: {
      maximum: 'Máximo',
      sign: 'Lugar en el zodiaco',
      saros: 'Saros',
    },
    coming: 'Y después',
    columns: {
      maximum: 'Máximo',
      type: 'Tipo',
      place: 'Lugar',
    },
    see: '¿Se verá desde donde vives?',
    calendar: 'Lleva los eclipses a tu calendario',
    guide: {
      heading: 'Por qué vienen de a dos',
      topics: [
        {
          title: 'Dos veces al año',
          text: 'El camino de la Luna está inclinado respecto al del Sol, y casi siempre la Luna nueva o llena pasa por encima o por debajo. Cada seis meses, más o menos, Sol y Luna coinciden cerca de uno de los dos cruces; entonces hay un eclipse solar y uno lunar con dos semanas de distancia, y a veces tres seguidos.',
        },
        {
          title: 'Desde dónde se ve',
          text: 'Un eclipse lunar se ve en todo lugar donde la Luna esté sobre el horizonte. Uno solar se ve a lo largo de una franja de la Tierra, y como total solo dentro de un camino de cien o doscientos kilómetros de ancho.',
        },
      ],
    },
  },
};
