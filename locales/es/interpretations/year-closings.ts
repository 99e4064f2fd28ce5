import type { YearHouseTexts } from '../../horoscope-text-types.ts';

/** How a year ends, by the solar house of Mars. */
export const yearClosings: YearHouseTexts = {
  1: [
    'Al dar vuelta a la hoja sigues en marcha, con el impulso puesto y el abrigo a medio abrochar. Lo que te define todavía está caliente y se puede moldear. Llévate las ganas de empezar y también una lista breve de a quién no quieres atropellar en la salida. Lo demás se irá viendo con la cabeza asomada por la ventanilla.',
    'La última página del calendario te encuentra de pie. Hay algo tuyo que arrancó tarde y viaja contigo sin boleto, una decisión quizá, o un «basta» dicho a tiempo. Déjalo pasar al otro lado tal como está, sin terminarlo deprisa. Le sobra fuerza, y lo que le falta de forma se lo irá dando el uso.',
  ],
  2: [
    'Cierras con las manos ocupadas en lo concreto. Un mueble a medio lijar o un precio que por fin defendiste cruza la línea contigo y seguirá pidiendo atención. Conviene, porque son asuntos que dan sostén. Antes de brindar, distingue lo que empujas por necesidad de lo que empujas por pura terquedad, y aligera esa segunda carga.',
    'Queda encendida la pregunta de cuánto vales, y ya la haces con los puños en los bolsillos, en actitud de quien espera una respuesta seria. Ese tono te acompaña al salir. Con él se negocia mejor que con la sonrisa de antes. Lo que juntaste viaja en el asiento de atrás; lo que aprendiste a pedir va adelante, mirando la carretera.',
  ],
  3: [
    'El punto final se resiste, porque tienes una conversación a medio discutir. Es de las buenas, de las que levantan la voz y luego piden postre. Llévala contigo y no le pongas moraleja todavía. En la mochila van además un cuaderno con las puntas dobladas y el número de una vecina que tenía razón.',
    'Terminas hablando deprisa y con una mano en el picaporte, como quien se despide por cuarta vez. Quedan mensajes en el aire y un camino corto que ya haces de memoria. De todo eso, lo que sigue vivo es tu curiosidad, que no pidió vacaciones. Dale un tema con hueso y déjala ir delante, ladrando contenta.',
  ],
  4: [
    'Hay obra en casa cuando se cambia el calendario, con polvo en los marcos y opiniones en cada cuarto. Lo que se movió en lo familiar todavía busca su sitio y tardará un poco en dar con él. Te llevas una herramienta que no sabías usar y una frase de tus mayores que, bien mirada, resultó decir otra cosa.',
    'El fuego que llevas a la próxima página arde en el fogón. Un asunto de paredes o de parientes quedó sin decidir, y está bien, porque lo decidido con hambre se repite. Come primero. Después podrás reclamar tu cuarto, o tu versión de la historia, con una firmeza que ya no necesita golpear la mesa para que la escuchen.',
  ],
  5: [
    'Sales del calendario con el corazón acelerado, en mitad de un juego. Puede tratarse de un amor que va en serio por sorpresa, o de una obra con la pintura fresca. Un balance no sabría en qué columna ponerlo. Cúbrelo con un paño limpio y llévalo en brazos; al otro lado habrá luz para ver qué color le falta.',
    'Todavía suena la música cuando recogen los vasos, y tú sigues marcando el compás con el pie. Ese ritmo te pertenece y se va contigo. Lo que hiciste por orgullo puede quedarse en el salón; lo que hiciste por gusto pide continuación y ya se acomodó en el auto. Arranca sin encender la radio, que la melodía viene puesta.',
  ],
  6: [
    'El cierre te sorprende con las mangas dobladas y una pieza suelta sobre el banco. Falta poco para que la máquina ande sola. Ese poco es lo que llevas al otro lado, junto con el motor tibio y la manía, recién adquirida, de terminar a la hora. En la libreta de los errores está el manual.',
    'Quedan tareas en marcha y ninguna te espera de brazos cruzados. Lo que cambió en tu manera de trabajar sigue ajustándose, igual que un zapato que aún recuerda la horma. Camina con él sin forzarlo. Pasan contigo un cansancio honesto, que se cura durmiendo, y una rabia chica contra el desorden, que sirve de escoba.',
  ],
  7: [
    'Una discusión buena, de las que buscan acuerdo, pasa la frontera contigo. Ninguna de las partes dijo todavía la última palabra, y quizá convenga que siga así otro rato. Llevas en el bolsillo una propuesta y en la cara la costumbre nueva de mirar de frente. Con quien decida caminar a tu lado, falta repartir quién lleva qué.',
    'La partida con alguien termina en tablas y promete revancha amistosa. Lo que te llevas es el respeto, que se quedó cuando ya se había ido el enojo. Hay compromisos a medio cocer; necesitan la tapa puesta y el fuego bajo. Al otro lado los espera una mesa con dos platos y mejor iluminación.',
  ],
  8: [
    'Bajo el brindis hay una corriente seria. Un asunto de confianza, o de cuentas comunes, pasa de año contigo sin haber dicho todo lo que sabe, y harás bien en mantenerlo cerca. Te acompaña también una fuerza que no conocías, la de soltar sin romper. Con ella en las manos, lo que falta por cerrar impone bastante menos.',
    'Te vas del calendario con las botas todavía embarradas. Algo quedó a medio desenterrar y su contorno ya se adivina; el resto pide dedos cuidadosos y un testigo callado. Nadie te obliga a sacarlo en la última noche. Lo intenso sabe esperar envuelto en una manta, y mientras espera se va volviendo más manso.',
  ],
  9: [
    'Terminas mirando un tablero de salidas, con la frente pegada al vidrio. Hay una idea grande en movimiento y todavía no eligió estación. Sube con ella aunque el pasaje diga «abierto». De lo vivido llevas un par de convicciones golpeadas en las esquinas, que son las que mejor se apilan, y la dirección de alguien que piensa lo contrario.',
    'La última discusión fue sobre el sentido de las cosas y quedó inconclusa a propósito. Cruzas de año con un morral de argumentos y los pies pidiendo camino. Lo que sigue en marcha es una búsqueda, y se nota en los libros abiertos boca abajo por toda la casa. Elige uno y llévalo de viaje, aunque el viaje sea hasta la plaza.',
  ],
  10: [
    'Pasas la hoja en plena cuesta, con buen ritmo y poco aire para los discursos. Una meta de trabajo quedó a la vista y ya no te deja mirar hacia otra parte. Haz una parada sin soltar el bastón. Contigo van un nombre que empieza a sonar y la certeza de que los escalones altos se suben de a uno, respirando.',
    'En el escritorio queda una lámpara encendida. Es el proyecto que no se enteró de que terminaba el plazo y sigue trabajando por su cuenta. Puedes apagarla unas horas; mañana se encenderá igual. Lo que pasa contigo al otro lado es una ambición con la voz más baja y la sospecha, bastante sana, de que mandar consistía en abrir ventanas.',
  ],
  11: [
    'Te despides entre abrazos y con un folleto en la mano. El grupo sigue en movimiento y te lleva en andas hacia la página siguiente, cosa que alegra y marea. Conserva el equilibrio mirando a una sola persona. De los deseos que pusieron en común hay uno que todavía late con tu pulso, y ese va en el bolsillo de adentro.',
    'Queda un plan en la pizarra que nadie quiso borrar. Empezó como ocurrencia y ahora tiene comisiones; se viene contigo, ruidoso y con hambre. Lo que terminó fue tu paciencia con la gente que solo opina. Al otro lado hará falta menos voz y más mano, y quizá te toque decirlo primero, con una sonrisa y el acta abierta.',
  ],
  12: [
    'El final ocurre en voz baja, con la fuerza recogida como un gato que todavía no salta. Hay un asunto interior en pleno movimiento y ninguna prisa por contarlo. Llévalo así, tibio, debajo del abrigo. Lo que aprendiste a solas apenas hace bulto en la maleta y, sin embargo, puede ser lo primero que necesites al abrirla.',
    'Cierras los ojos y la máquina sigue girando por dentro. Quizá sueñes con trenes, o con alguna respuesta que por la mañana parezca obvia. Lo que continúa es un trabajo de fondo, hecho de silencios y de tachaduras. Llévatelo al otro año sin explicaciones. Hay cosas que entran mejor en la casa nueva si llegan tarde y por la puerta del patio.',
  ],
};
