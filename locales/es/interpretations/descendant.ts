import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The Descendant by sign: what one looks for and meets in partners. */
export const descendant: NatalInterpretations['descendant'] = {
  aries:
    'Te atrae quien entra hablando. Buscas en la pareja decisión, empuje, una discusión que se acabe pronto y con risas, porque tu propio trato tiende a pulir cualquier arista. La compañía que aparece suele ser valiente y algo brusca, como la quiere Marte. A su lado aprendes a decir de entrada lo que quieres, y la otra persona, a esperar los matices.',
  taurus:
    '«Quédate», parece decir tu pareja ideal, y ya te acerca un cojín. Eliges a personas pausadas, sensuales, de palabra firme, que saben pasar una tarde en la hierba sin buscar tema. Tu intensidad encuentra ahí un suelo donde apoyarse. Pero la estabilidad que admiras puede volverse terquedad en cuanto quieras moverla medio metro; conviene pedirlo con tiempo y con buena comida.',
  gemini:
    'Sin conversación, un amor difícilmente te dura dos semanas. Mercurio te busca pareja, y prefiere a alguien que pregunte, ironice, cambie de tema y te lea en voz alta lo más curioso del periódico. Sueles hablar de cosas grandes y esta clase de persona te devuelve detalles. Por el camino puede dudar mucho, o apuntarse a dos planes a la vez. Entre mapa y anécdota, se arma una buena charla de años.',
  cancer:
    'Una manta compartida te conquista más que una fiesta de gala. Tiendes a elegir gente sensible, hogareña, memoriosa, que sabe cuidar y pide que la cuiden en la misma medida. Por fuera cultivas la sobriedad y el mérito, y el afecto llega a ablandarte el reglamento. La Luna, que manda aquí, trae mareas: habrá días de caparazón, y sentarse afuera sin prisa forma parte del trato.',
  leo: 'Buscas a alguien que brille sin pedir disculpas. El cariño con público, el regalo exagerado, las entradas teatrales te divierten y te alegran, aunque por lo común prefieras mirar desde la última fila. La pareja así elegida merece aplauso y también lo reparte. Lo delicado es quedarte acomodando al público en una obra que era de los dos.',
  virgo:
    'El amor, visto desde tu carta, se demuestra arreglando la puerta que rechina. Te interesan personas atentas, hábiles, un poco críticas, que convierten tu mar de ideas en una lista con casillas. Virgo en el Descendente enseña a querer en minúsculas: la cita apuntada, la fruta lavada. Cuídate de escuchar cada observación como un examen. Muchas son, simplemente, una forma rara de caricia.',
  libra:
    'Negociar se te hace largo, y por eso te enamoras de quien sabe hacerlo. Al otro lado de tu prisa buscas gracia, consenso, alguien que pregunte «¿y si lo vemos con calma?» y suavice tus arranques. Esa compañía te regala belleza y, de paso, tiempo. Pronto verás que detrás de tanta serenidad también hay opiniones; insiste hasta oírlas.',
  scorpio:
    'A las relaciones tibias les dices que no con toda amabilidad. Suelen buscarte personas hondas, reservadas, que llegan despacio y luego quieren saberlo todo. Tu gusto por la paz se encuentra así con una tormenta de bolsillo, y acabas agradeciendo el trueno. La confianza, en estos vínculos, se da por capas; la prisa, en cualquiera de las dos direcciones, estropea el barniz.',
  sagittarius:
    'Que venga de lejos, aunque viva en la otra cuadra. Te enamora la gente que ríe con la boca abierta, opina de todo y propone un viaje antes de la sobremesa. Donde tú juntas datos, esa compañía pone sentido. Su franqueza puede pisarte un callo; la agradecerás al recordar cuántas cosas se callaba la gente amable.',
  capricorn:
    'La seriedad ajena te da ternura y, sobre todo, descanso. Eliges a quien cumple horarios, sostiene un proyecto y habla de futuro con fechas, mientras tú pones el calor, el humor y la memoria. Capricornio en este punto trae vínculos de desarrollo lento. Puede haber temporadas en que el trabajo venga de visita; invítalo a irse temprano, que el cariño no cobra horas extras.',
  aquarius:
    'Para el amor quieres una amistad que te acelere el pulso. Te atraen las personas singulares, independientes, con un proyecto raro y una rutina indescifrable, quizá porque el calor y las luces ya los pones tú. A veces Urano protesta si la devoción trae horario. A cambio da compañía honesta. Celebrar a dúo el día menos indicado les sienta de maravilla.',
  pisces:
    'Alguien que no necesita explicaciones: eso te deja sin argumentos. A tu mente ordenada la atraen personas soñadoras, compasivas, distraídas con gracia, y con ellas aprendes a perder media tarde sin apuntarla. El riesgo con Piscis en el Descendente es acabar de salvavidas. Flotar a dúo exige que cada quien sepa nadar un poco y que alguien avise dónde empieza lo hondo.',
};
