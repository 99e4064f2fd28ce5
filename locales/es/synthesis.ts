import type { SynthesisWords } from '../en/synthesis.ts';

export const synthesis: SynthesisWords = {
  heading: 'En pocas palabras',
  leads: {
    fire: 'En tu carta manda el fuego: sueles actuar primero y averiguar el resto en el camino.',
    earth: 'En tu carta manda la tierra: confías en lo que se puede tocar, contar y terminar.',
    air: 'En tu carta manda el aire: muchas veces algo se vuelve real para ti cuando se dice en voz alta.',
    water: 'En tu carta manda el agua: sueles sentir el ambiente antes de entenderlo.',
  },
  share: {
    fireEarth:
      'El fuego y la tierra mandan a la par: una idea te gusta más si por la noche ya dejó algo hecho.',
    fireAir: 'El fuego y el aire mandan a la par: atrapas rápido una idea y la pasas todavía caliente.',
    fireWater: 'El fuego y el agua mandan a la par: sientes con fuerza y se te nota enseguida.',
    earthAir:
      'La tierra y el aire mandan a la par: piensas las cosas a fondo y después compruebas si se sostienen.',
    earthWater: 'La tierra y el agua mandan a la par: tiendes a cuidar a la gente con cosas prácticas.',
    airWater: 'El aire y el agua mandan a la par: buscas palabras para lo que otras personas apenas intuyen.',
  },
  even: 'Ningún elemento manda: puedes abordar las cosas de varias maneras, y elegir una quizá te lleve un rato.',
  lacks: {
    fire: 'No tienes planetas en signos de fuego: el primer empujón quizá venga de otra persona o de una fecha límite.',
    earth:
      'No tienes planetas en signos de tierra: la rutina tal vez sea algo que te toca construir a propósito.',
    air: 'No tienes planetas en signos de aire: puede que necesites silencio antes de explicar lo que piensas.',
    water: 'No tienes planetas en signos de agua: las emociones quizá te lleguen tarde, pero más claras.',
  },
  ruler: {
    aries:
      'Tu Ascendente es Aries y Marte rige tu carta: está {{inSign}}, {{inHouse}}. Ahí te gusta ir por delante.',
    taurus:
      'Tu Ascendente es Tauro y Venus rige tu carta: está {{inSign}}, {{inHouse}}. Lo que construyes para que dure suele empezar ahí.',
    gemini:
      'Tu Ascendente es Géminis y Mercurio rige tu carta: está {{inSign}}, {{inHouse}}. Casi todas tus preguntas llevan ahí.',
    cancer:
      'Tu Ascendente es Cáncer y la Luna rige tu carta: está {{inSign}}, {{inHouse}}. Ahí buscas tu hogar.',
    leo: 'Tu Ascendente es Leo y el Sol rige tu carta: está {{inSign}}, {{inHouse}}. Ahí te gusta que te vean.',
    virgo:
      'Tu Ascendente es Virgo y Mercurio rige tu carta: está {{inSign}}, {{inHouse}}. Ahí notas antes que nada lo que se puede arreglar.',
    libra:
      'Tu Ascendente es Libra y Venus rige tu carta: está {{inSign}}, {{inHouse}}. Ahí sopesas las cosas hasta que quedan parejas.',
    scorpio:
      'Tu Ascendente es Escorpio y Plutón rige tu carta: está {{inSign}}, {{inHouse}}. Ahí una respuesta a medias rara vez te alcanza.',
    sagittarius:
      'Tu Ascendente es Sagitario y Júpiter rige tu carta: está {{inSign}}, {{inHouse}}. Ahí miras siempre más allá del horizonte.',
    capricorn:
      'Tu Ascendente es Capricornio y Saturno rige tu carta: está {{inSign}}, {{inHouse}}. Ahí aceptas el camino largo.',
    aquarius:
      'Tu Ascendente es Acuario y Urano rige tu carta: está {{inSign}}, {{inHouse}}. Ahí prefieres hacerlo a tu manera.',
    pisces:
      'Tu Ascendente es Piscis y Neptuno rige tu carta: está {{inSign}}, {{inHouse}}. Ahí captas lo que nadie dice.',
  },
  tightest: {
    conjunction:
      'Tu aspecto más exacto es una conjunción: {{first}} y {{second}} actúan como una sola fuerza (a {{orb}} de la exactitud).',
    sextile:
      'Tu aspecto más exacto es un sextil: {{first}} y {{second}} se dan una mano cuando hace falta (a {{orb}} de la exactitud).',
    square:
      'Tu aspecto más exacto es una cuadratura: {{first}} y {{second}} se estorban y no te dejan quedarte en el mismo lugar (a {{orb}} de la exactitud).',
    trine:
      'Tu aspecto más exacto es un trígono: {{first}} y {{second}} se entienden sin esfuerzo (a {{orb}} de la exactitud).',
    opposition:
      'Tu aspecto más exacto es una oposición: {{first}} y {{second}} tiran de las dos puntas de la misma cuerda (a {{orb}} de la exactitud).',
  },
};
