import type { EventInterpretations } from '../../event-text-types.ts';

/** The axis on which the eclipses of a year and a half fall, for everybody, by the sign of the Moon's north node. */
export const eclipseAxes: EventInterpretations['eclipseAxes'] = {
  aries:
    'Decidir sin pedir el voto de los presentes es la asignatura de este año y medio. Desde la punta de Aries se aprende a querer algo y a decirlo antes de saber si cae bien. En la contraria, Libra entrega lo que le sobra: la concesión automática y la espera de que otro dé el primer paso. Habrá torpezas de principiante. A un fuego joven le faltan modales, y justamente por eso recuerda hacia dónde iba.',
  taurus:
    'Después de mucho remover, hace falta tierra firme. Los eclipses caminan entre Tauro y Escorpio, y la lección está en el extremo tranquilo: ganar lo propio y disfrutarlo sin que haga falta una crisis que lo justifique. Se va soltando la costumbre de vivir en alerta, con el registro de deudas afectivas al día y la sospecha lista. Cuesta, porque la intensidad se parece a la vida. Un jardín también está vivo, y deja dormir.',
  gemini:
    'Hay más verdad en dos preguntas que en una proclama, y a descubrirlo se dedican dieciocho meses. Leer a quien nos contradice y admitir un dato incómodo: por ahí va el aprendizaje geminiano. Lo que se deja en Sagitario es la certeza con megáfono y el hábito de buscar lejos lo que estaba a tres cuadras. Los eclipses, de tanto en tanto, cambian la conversación. Conviene estar dentro de ella.',
  cancer:
    'A la larga pesa menos el cargo que el sitio donde uno se quita los zapatos. Los eclipses enlazan durante este tramo Cáncer con Capricornio, y el crecimiento está en el agua: reconocer lo que se siente, y cuidar o dejarse cuidar sin llevar registro. Enfrente quedan la dureza por reglamento y esa agenda que servía para no llegar a casa. Nadie tiene que abandonar sus metas. Solo cambia el motivo por el que se las persigue.',
  leo: 'El grupo fue un buen refugio y ahora se queda chico. Durante año y medio toca salir al centro con la obra y el afecto de cada uno, aun a riesgo de desentonar. Así es el fuego del Sol, que calienta de cerca y con nombre propio. Se desprende mientras tanto lo acuariano en exceso: opinar a distancia, o querer a la humanidad y cancelar la cena. Los eclipses encienden las luces sin avisar; basta con estar ahí.',
  virgo:
    'Bajar de la nube tiene su poesía, si se hace por la escalera. Virgo enseña en cosa de dieciocho meses que un ideal se reconoce por la forma que toma un martes: un oficio, un servicio concreto a una persona concreta. De Piscis se suelta el sacrificio sin destinatario y la ilusión de que todo se arreglará solo. Compasión sigue habiendo, solo que ahora pregunta la dirección y llega.',
  libra:
    'Quien se acostumbró a correr sin compañía descubre que otro venía a su paso. El Nodo en Libra pone la lección en el encuentro, en la media hora que se tarda en entender cómo ve las cosas la otra parte. Aries, en el extremo opuesto, afloja los puños, que eran la pelea por reflejo y el orgullo de no necesitar ayuda. Durante este ciclo de eclipses pueden rehacerse tratos que nacieron desparejos. Ceder por justicia no se parece a ceder por cansancio.',
  scorpio:
    'Lo cómodo se agota antes que lo verdadero. Entre Tauro y Escorpio, los eclipses invitan por año y medio a bajar un piso: hablar en serio de dinero y deseo, y permitir que una confianza nos cambie. Se despega, con algo de ruido, el apego a lo que se posee o a lo que siempre se hizo. El agua fija entiende de transformaciones porque retiene todo hasta que ya no puede. Soltar un objeto querido ensaya el gesto para cosas mayores.',
  sagittarius:
    'Saber mucho y creer en algo son habilidades diferentes. La segunda se entrena en este periodo, con el norte puesto en un signo que mira lejos: hacer el viaje, o decir en qué se confía sin esconderse detrás de una cita. Géminis suelta lo que gira en redondo, como el chisme o la duda por deporte. De Júpiter viene el apetito de camino. Unas cuantas preguntas seguirán sin respuesta, y con ellas también se viaja.',
  capricorn:
    'Crecer consiste a ratos en dejar de esperar que nos cuiden como entonces. Año y medio de eclipses desplaza el peso desde Cáncer hacia Capricornio, donde Saturno pide asumir un lugar y sostener la propia autoridad en días feos. El reproche familiar y la timidez protegida se van quedando atrás, con un último abrazo. Desde cierta altura, el hogar de la infancia se ve entero, y se le puede tener cariño sin vivir en él.',
  aquarius:
    'El elogio deja de alimentar y se busca conversación. Por aquí se aprende a formar parte de un grupo de iguales o de una idea sin firma que sirve a muchos. Lo que se suelta está en Leo y brillaba bastante, por lo que se extraña al principio, sobre todo el papel protagónico y el drama que lo acompañaba. Al aire le interesa circular. En un año y medio hay tiempo de descubrir la alegría de aplaudir desde la fila siete.',
  pisces:
    'El control cansa, incluso cuando funciona. Este ciclo conduce los eclipses hacia Piscis, y quien se deja llevar aprende a descansar y a perdonar lo que no tiene corrección posible. De Virgo se van entretanto la manía de encontrar la falla y la utilidad como única excusa para existir. El agua mutable no lleva planos: rodea, se filtra, llega. Habrá días en que la mejor decisión sea escuchar un disco completo sin hacer otra cosa.',
};
