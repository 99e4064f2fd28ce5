import type { MoonSentences } from '../../celestia-words.ts';

/** Los días de la Luna, sus fases y lo que piden sus encuentros con el Sol. */
export const moon: MoonSentences = {
  days: {
    aries: 'Es un día de arranque: si dudas, empieza y luego ajustas.',
    taurus: 'Es un día lento y agradable, para comer bien y hacer las cosas sin prisa.',
    gemini: 'Es un día de mucha charla, y puedes enterarte de algo útil casi por casualidad.',
    cancer: 'Es un día sensible, mejor para ver a alguien querido que para discutir.',
    leo: 'Es un día para dejarse ver y disfrutar sin disimulo de lo que haces.',
    virgo: 'Es un buen día para poner orden, y una mesa despejada cambia el ánimo.',
    libra: 'Es un día para la compañía y los buenos modales, y hacer las paces cuesta menos.',
    scorpio: 'Es un día intenso, en el que lo que alguien calla vale tanto como lo que dice.',
    sagittarius: 'El día pide salir de la rutina, aunque solo sea volviendo por otra calle.',
    capricorn: 'Es un día serio y práctico, bueno para quitarse tareas de encima.',
    aquarius: 'El día trae ideas raras, algunas buenas, y entre amistades se prueban mejor.',
    pisces: 'Es un día de piel fina, y sienta bien un rato a solas con algo de música.',
  },
  phases: {
    newMoon: 'Es tiempo de empezar cosas sin anunciarlas todavía.',
    waxingCrescent: 'Si empezaste algo hace poco, toca el primer paso práctico, por pequeño que sea.',
    firstQuarter: 'Toca decidirse, y con medio plan ya se puede actuar.',
    waxingGibbous: 'Toca pulir lo que tienes entre manos; casi está, aunque no lo parezca.',
    fullMoon: 'Todo sale a la luz, también los sentimientos, y se ve en qué ha quedado cada cosa.',
    waningGibbous: 'Es momento de compartir lo aprendido y de dar las gracias a quien ayudó.',
    lastQuarter: 'Es buen momento para soltar lo que ya cumplió su función.',
    waningCrescent: 'Toca descansar sin culpa; ya habrá tiempo de empezar otra cosa.',
  },
  born: {
    newMoon: 'De quien nace así se dice que empieza por instinto y entiende después para qué.',
    waxingCrescent:
      'De quien nace así se dice que quiere dejar atrás lo de siempre, aunque las dudas le tiren de la manga.',
    firstQuarter: 'De quien nace así se dice que decide y actúa, y que se conoce por lo que carga.',
    waxingGibbous: 'De quien nace así se dice que no enseña nada hasta haberlo mejorado.',
    fullMoon:
      'De quien nace así se dice que se conoce a través de los demás, con los sentimientos a la vista.',
    waningGibbous: 'De quien nace así se dice que tiene el don de enseñar lo que ha entendido.',
    lastQuarter: 'De quien nace así se dice que sabe despedirse de viejas certezas cuando ya no sirven.',
    waningCrescent: 'De quien nace así se dice que intuye cuándo algo terminó y qué saldrá de ahí.',
  },
  newMoon: [
    'Con una luna nueva va bien empezar algo pequeño y ver al cabo de un mes cómo sigue.',
    'Puedes anotar un deseo, tan concreto que quepa en la agenda.',
    'Lo que se empieza con luna nueva crece despacio, así que dale un par de semanas.',
  ],
  fullMoon: [
    'Una luna llena suele mostrar en qué acabó lo que se empezó unas semanas o unos meses atrás.',
    'Con la luna llena se suele ver qué ha dado fruto y qué conviene dejar ir.',
    'Todo se siente más fuerte; lo importante, mejor consultarlo antes con la almohada.',
  ],
  solarEclipse: [
    'Un eclipse solar es una luna nueva de efecto largo; lo que empieza con él tarda medio año en verse.',
    'No hace falta correr: fíjate en qué puerta se cierra sola y cuál no habías visto.',
    'Conviene no forzar decisiones ese día y observar qué cambia por su cuenta en las semanas siguientes.',
  ],
  lunarEclipse: [
    'Un eclipse lunar es una luna llena con más peso, y suele cerrar algo o sacarlo a la luz.',
    'Puedes sentir que por fin sueltas algo, y vale la pena hacerle caso a esa sensación.',
    'Lo que salga a la luz quizá ya lo sabías a medias, y verlo claro ayuda a cerrarlo.',
  ],
};
