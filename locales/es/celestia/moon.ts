import type { MoonSentences } from '../../celestia-words.ts';

/** Los días de la Luna, sus fases y lo que piden sus encuentros con el Sol. */
export const moon: MoonSentences = {
  days: {
    aries: 'El día tiene los pies ligeros; empieza antes de convencerte de no hacerlo.',
    taurus: 'El día quiere comodidad, y un buen pan con una hora sin prisa hará más que un discurso.',
    gemini: 'El día es conversador, y puedes oír tres cosas útiles mientras buscas otra.',
    cancer: 'El día es sensible, mejor para visitar a alguien querido que para debatir.',
    leo: 'El día pide color, así que deja que se note cuánto disfrutas lo que haces.',
    virgo: 'El día tiene buena mano, y una mesa despejada cambia el ánimo de toda la sala.',
    libra: 'El día prefiere compañía y buenos modales, y una mano tendida será bien recibida.',
    scorpio: 'El día va por lo hondo, y lo que alguien calla vale tanto como lo que dice.',
    sagittarius: 'El día quiere salir de la rutina, aunque sea volviendo por otra calle.',
    capricorn: 'El día es sobrio y capaz, hecho para la tarea que venías rodeando.',
    aquarius: 'El día trae ideas raras, algunas buenas, y las amistades son el lugar para probarlas.',
    pisces: 'El día es poroso; déjale un hueco y algo de música.',
  },
  phases: {
    newMoon: 'Es tiempo de comienzos callados, de los que todavía no se anuncian.',
    waxingCrescent: 'Lo que empezaste hace poco pide su primer paso práctico, por pequeño que sea.',
    firstQuarter: 'Toca decidir algo más o menos ahora, y con medio plan alcanza para actuar.',
    waxingGibbous: 'Pule lo que tienes; casi está, aunque no lo parezca.',
    fullMoon: 'Todo se muestra entero, también los sentimientos, y puedes ver en qué paró cada cosa.',
    waningGibbous: 'Es momento de compartir lo aprendido y de dar las gracias a quien ayudó.',
    lastQuarter: 'Es buen rato para despejar lo que ya cumplió su función.',
    waningCrescent: 'Descansar cuenta como trabajo estos días, y el próximo comienzo puede esperar.',
  },
  born: {
    newMoon: 'De quien nace así se dice que empieza por instinto y entiende después para qué.',
    waxingCrescent: 'Se lee como ganas de dejar lo de siempre, con alguna duda que tira de la manga.',
    firstQuarter: 'Se lee como gusto por decidir: sabes quién eres por lo que te echas al hombro.',
    waxingGibbous: 'Se lee como afán de mejorar una cosa, y a ti con ella, antes de que alguien la vea.',
    fullMoon: 'Se lee como una vida que se conoce a través de los demás, con los sentimientos a la vista.',
    waningGibbous: 'Se lee como un don para pasar a otros lo que has entendido.',
    lastQuarter: 'Se lee como una mente que se despide de viejas certezas cuando ya no sostienen nada.',
    waningCrescent: 'Se lee como talento para los finales: intuyes qué terminó y qué saldrá de ahí.',
  },
  newMoon: [
    'Una luna nueva va bien con un comienzo pequeño, algo que cuidar un mes y mirar entonces.',
    'Escribe un deseo para una parte de tu vida, tan concreto que quepa en la agenda.',
  ],
  fullMoon: [
    'Una luna llena suele mostrar en qué terminó lo empezado hace dos semanas o seis meses.',
    'Todo se siente más alrededor; consulta con la almohada la frase grande y dila por la mañana.',
  ],
  solarEclipse: [
    'Un eclipse solar es una luna nueva de eco largo; lo que empieza ahí tarda medio año en mostrarse.',
    'No pide prisa: fíjate qué puerta se cierra sola y cuál no habías visto.',
  ],
  lunarEclipse: [
    'Un eclipse lunar es una luna llena con más peso, y suele cerrar algo o sacarlo a la luz.',
    'Puedes sentir que terminaste con algo que antes no soltabas, y vale la pena escucharlo.',
  ],
};
