import type { DayLunationTexts } from '../../horoscope-text-types.ts';

/** The day of a new or full Moon, by its solar house. */
export const dayLunations: DayLunationTexts = {
  newMoon: {
    1: [
      'Algo tuyo empieza en voz muy baja, quizá con una decisión tomada frente al lavabo.',
      'Hay un comienzo en tu manera de mirarte, tan chico que solo tú lo notarías.',
    ],
    2: [
      'Se abre una cuenta nueva, de monedas o de confianza en lo que sabes hacer.',
      'Pones a un lado lo primero, poca cosa, y el montoncito ya tiene forma de propósito.',
    ],
    3: [
      'Nace una conversación que hace un mes no cabía, y empieza por un simple saludo.',
      'Una primera frase queda escrita, con tachones, y con eso la curiosidad ya tiene dónde vivir.',
    ],
    4: [
      'En casa se planta algo pequeño, acaso una costumbre, y por ahora basta con regarlo.',
      'Colocas la primera piedra de un refugio que todavía no se ve desde la calle.',
    ],
    5: [
      'Una alegría recién nacida busca nombre, y se deja cargar un rato sin hacer preguntas.',
      'Empieza un juego, un amor o un dibujo, con trazo inseguro y muchas ganas de seguir.',
    ],
    6: [
      'Arranca una rutina diminuta, de cinco minutos, que no impresiona a nadie y podría quedarse contigo.',
      'Pones en hora un hábito como quien da cuerda a un reloj heredado, con cuidado y esperanza.',
    ],
    7: [
      'Dos personas estrenan una forma de hablarse, todavía con la etiqueta puesta y buena disposición.',
      'Se siembra un acuerdo con apenas una pregunta, y la respuesta tiene permiso para tardar.',
    ],
    8: [
      'Por debajo empieza a moverse la confianza, despacio, como agua que vuelve a una acequia.',
      'Decides soltar un peso antiguo y hoy aflojas el primer dedo, que suele costar más.',
    ],
    9: [
      'Se enciende un lugar en el mapa, y con esa lucecita comienza el viaje o el estudio.',
      'Una convicción recién llegada pide asiento en tu cabeza y promete no hacer demasiado ruido.',
    ],
    10: [
      'Das un paso profesional del tamaño de una llamada, y queda fechado para recordarlo después.',
      'Una ambición honesta saca el primer boleto, sin anuncio y con las suelas todavía limpias.',
    ],
    11: [
      'Aparece el germen de un grupo, o tu sitio en él, con tres mensajes y un emoji.',
      'Formulas un deseo para varias personas y ya hay quien pregunta cuándo se reúnen para empezar.',
    ],
    12: [
      'Algo comienza donde nadie mira, y le hace bien que la luz siga apagada por ahora.',
      'Sin palabras todavía, un propósito se acuesta contigo y amanece un poco más tuyo que ayer.',
    ],
  },
  fullMoon: {
    1: [
      'Se te ve completa la historia en la cara, y quizá alguien la lea con afecto.',
      'Llega a su punto algo que empezaste por ti, y ya no hace falta explicarlo.',
    ],
    2: [
      'Lo que vale y lo que cuesta quedan bajo la misma lámpara, con los números a la vista.',
      'Se completa un ahorro, una compra o una renuncia, y al fin sabes cuánto pesaba.',
    ],
    3: [
      'Sale a la luz lo que se decía en voz baja, y resulta más fácil de escuchar.',
      'Puede terminar una conversación larga, con la frase que faltaba y un silencio que no molesta.',
    ],
    4: [
      'En la casa se nota todo: la grieta, el cariño y quién llevaba meses sosteniendo el techo.',
      'Un asunto de familia llega a su hora y cabe, apretado, alrededor de la misma mesa.',
    ],
    5: [
      'El corazón sale al escenario sin antifaz, y el público más importante resulta ser una persona.',
      'Culmina una obra, un juego o un enamoramiento, y queda brillando como feria de noche.',
    ],
    6: [
      'Se ve por fin el resultado de tanta repetición, junto con la tarea que ya sobra.',
      'Acaba una temporada de esfuerzo menudo, y el cuerpo pasa la cuenta con bastante cortesía.',
    ],
    7: [
      'Otra persona te muestra quién eres a su lado, con una luz sin filtros ni rencor.',
      'Una relación queda a la vista de cuerpo entero, y se puede decidir con los ojos abiertos.',
    ],
    8: [
      'Lo escondido sube a la superficie como un corcho, y verlo flotar le quita casi todo el misterio.',
      'Puede cerrarse una deuda de las que no llevan recibo, y ambas manos quedan libres.',
    ],
    9: [
      'Desde lo alto de algo que estudiaste o recorriste, el paisaje por fin cobra sentido.',
      'Madura una certeza tras muchos kilómetros, y deja de necesitar que otra gente la comparta.',
    ],
    10: [
      'Tu trabajo queda iluminado de frente, con el mérito visible y el desgaste también, sin maquillaje.',
      'Puede alcanzarse una meta, o cambiarse por otra mejor, a la vista de quien quiera mirar.',
    ],
    11: [
      'En medio del grupo se revela quién estaba y quién pasaba, y conviene agradecer lo primero.',
      'Un deseo compartido da su fruto, un poco torcido y dulce, y alcanza para repartir.',
    ],
    12: [
      'Aquello que guardabas empieza a transparentarse, y el alivio llega antes que la explicación.',
      'Puede concluir una espera silenciosa, y en su sitio entra la claridad de un cuarto vacío.',
    ],
  },
};
