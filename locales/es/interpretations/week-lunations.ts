import type { WeekLunationTexts } from '../../horoscope-text-types.ts';

/** A new or full Moon of a week, by its solar house. */
export const weekLunations: WeekLunationTexts = {
  newMoon: {
    1: [
      'Empieza algo que lleva tu firma, quizá tan pequeño como otra forma de presentarte. En un mes puede tener ya detalles que contar.',
      'Buen día para abrir una página con tu nombre de encabezado. La primera línea admite tachones.',
    ],
    2: [
      'Se siembra una manera distinta de ganar o de guardar. Cabe, por ahora, en un frasco con etiqueta.',
      'Arranca sin ruido un trato mejor con lo que tienes; se va a notar primero en lo que dejas de comprar.',
    ],
    3: [
      'Una conversación recién nacida pide continuación. Mándale pronto la segunda frase, antes de que se le pase el hambre.',
      'Estrenas camino para ir a lo de siempre, y a mitad de él espera una idea con ganas de hablar.',
    ],
    4: [
      'Cae una semilla debajo de tu piso. Puede brotar como arreglo o como paz entre parientes; riégala sin escarbar.',
      'La casa inaugura página. Basta correr un solo objeto para que, con los días, se corran los demás.',
    ],
    5: [
      'Un gusto nuevo te guiña el ojo. Todavía no dice para qué sirve, y ahí está la gracia.',
      'Comienza un juego y te toca lanzar. Quien te quiera acompañar irá aprendiendo las reglas por el camino.',
    ],
    6: [
      'Da comienzo un hábito del tamaño de una uña. Lo chico, a fuerza de repetirse, mueve armarios.',
      'Tu jornada acepta una pieza de repuesto. Dentro de dos semanas se oirá si encaja; mientras tanto, no necesita anuncio.',
    ],
    7: [
      'Se pone una mesa para dos con el mantel sin estrenar. Lo primero que digas fijará el tono.',
      'Nace un acuerdo, o la posibilidad de uno. Pregunta lo que temes mientras todo cabe todavía en una hoja.',
    ],
    8: [
      'Con una puerta que se cierra por dentro empieza una confianza. Entrégale, para probar, una verdad pequeña.',
      'Lo compartido parte de cero y eso alivia. Fijen una regla sencilla sobre el gasto que siempre quedaba en el aire.',
    ],
    9: [
      'Te brota una pregunta con pasaporte. Busca pronto el primer dato, aunque el viaje sea de biblioteca.',
      'Se inaugura una temporada de aprender. Compra el lápiz y acepta parecer principiante hasta que se te pase.',
    ],
    10: [
      'Clavas la estaca de algo que se verá de lejos. De momento basta con que quede a plomo.',
      'Un encargo nuevo te roza el hombro. Mira de qué está hecho antes de recibirlo con los brazos abiertos.',
    ],
    11: [
      'Se forma una ronda y hay un sitio de tu talla. Acércate con una idea y una pregunta.',
      'Vuelves a desear en voz alta, como quien pide otra porción. A tu lado puede haber alguien tomando nota.',
    ],
    12: [
      'Se pone en marcha un asunto a oscuras. Guárdalo al abrigo, igual que se tapa la masa mientras leuda.',
      'Empieza un descanso con fondo. Lo que sueñes puede valer de primer capítulo, aunque falte saber de qué libro.',
    ],
  },
  fullMoon: {
    1: [
      'Sale a la luz cómo te mostrabas y qué quedaba detrás. Las dos caras son tuyas y una pide peine.',
      'Tu carácter se asoma al balcón sin consultarte. Quien mire puede entender por fin una queja antigua.',
    ],
    2: [
      'La cuenta cuadra, o confiesa por qué no cuadraba. Con la cifra exacta delante se respira mejor.',
      'Recoges lo que cuidaste y descubres qué cosecha nunca fue tuya. Sienta bien devolverla a su huerto.',
    ],
    3: [
      'Se dice lo que andaba a medias por los corredores. Pasado el sonrojo, el aire queda transitable.',
      'Un mensaje puede llegar a destino y traer respuesta. Léelo dos veces, la segunda con el afecto puesto.',
    ],
    4: [
      'La familia enciende todas las lámparas a la vez. Se verá el polvo y se verán también los retratos.',
      'Algo de tu casa se completa o se despide. Acompáñalo con una comida hecha a mano y sin reloj.',
    ],
    5: [
      'Lo que creaste sale al frente y saluda. Recibe las palmas sin corregir a nadie.',
      'Un cariño muestra de qué color es bajo la luz fuerte. Si aguanta sin desteñir, sácalo a bailar.',
    ],
    6: [
      'El trabajo pendiente levanta la tapa y suelta el vapor. Baja el fuego, termina una cosa y cena.',
      'Queda claro qué hábito te sostiene y cuál te cobraba alquiler. Al segundo puedes darle aviso de salida.',
    ],
    7: [
      'En el cara a cara ya no caben subtítulos. Puede que alguien deje su parte sobre la mesa y espere la tuya.',
      'Se enciende la luz sobre la balanza de dos. Si está inclinada, prueba mover un plato antes de reclamar.',
    ],
    8: [
      'Sube el agua y despega algo del fondo. Lo ves flotar un rato y decides si lo rescatas.',
      'Un saldo se paga o se perdona, y cualquiera de las dos salidas pesa menos que seguir sumando.',
    ],
    9: [
      'Puede llegar la respuesta de lejos, o el final de una certeza. Con una u otra se ve mejor.',
      'Tu teoría toma sol y se le nota una costura. Remendada delante de la gente convence todavía más.',
    ],
    10: [
      'Tu esfuerzo aparece con todas las luces y se ven juntos el mérito y el parche. Ambos llevan tu firma.',
      'Un logro toca techo. Baja a contárselo a la gente que miraba con el corazón en la boca.',
    ],
    11: [
      'La fiesta está en su punto y se distingue quién vino por ti. Brinda en esa dirección.',
      'Una obra de varias manos enseña su forma verdadera. Si falta una silla o sobra un discurso, arréglenlo riéndose.',
    ],
    12: [
      'De madrugada se entiende lo que el sol no dejaba ver. Al amanecer quedará la mitad, que ya es bastante.',
      'Se afloja un secreto tuyo y resulta que pesaba por costumbre. Que salga, si sale, de tu brazo.',
    ],
  },
};
