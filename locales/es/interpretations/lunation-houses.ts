import type { LunationHouseTexts } from '../../interpretation-types.ts';

/** A new or full Moon in each solar house: what begins there, what comes to light. */
export const lunationHouses: LunationHouseTexts = {
  newMoon: {
    1: 'Página en blanco con tu nombre arriba. Esta Luna nueva invita a decidir cómo quieres presentarte en el ciclo que empieza: otra postura, un corte de pelo, un «no» más claro. Di en una frase qué deseas para ti y practícala ante el espejo.',
    2: 'Se puede sembrar en una maceta pequeña. Con la Luna nueva en el terreno de lo que ganas y valoras, vale la pena abrir un ahorro modesto, fijar un precio, aprender una destreza. Escribe cuánto te basta; después decide cuánto quieres.',
    3: 'Un primer mensaje, una primera clase, una primera vuelta por otra calle. La Luna se renueva donde hablas y aprendes, y pide curiosidad más que elocuencia. Retoma el contacto con alguien cercano o empieza ese cuaderno; bastan cinco líneas al día.',
    4: 'El comienzo entra por la puerta de servicio: un mueble cambiado, una comida distinta los domingos, una charla de familia que hacía falta. Piensa qué quieres sentir al llegar a casa y haz, con esta Luna nueva, un solo arreglo en esa dirección.',
    5: 'Algo quiere jugar y todavía no sabe a qué. La Luna nueva abre espacio al amor, a la obra que empieza con un garabato, a una tarde con niños y cartón. Comienza mal, comienza riendo, pero comienza antes de que opine la vergüenza.',
    6: 'Cambiar la alarma de lugar ya es un principio. Este ciclo arranca por la rutina: una comida más tranquila, un escritorio despejado, media hora de paseo. Escoge lo mínimo que podrías repetir incluso en un día pésimo y deja el resto para después.',
    7: 'Se estrena una forma de estar con alguien. Puede tratarse de tu pareja, de una sociedad o de la persona con quien llevas meses discutiendo. Da tú el primer paso, di qué te gustaría construir y pregunta, con paciencia, qué imagina la otra parte.',
    8: 'En lo oscuro empieza a moverse la confianza. Es Luna nueva para hablar de lo compartido: una deuda que se ordena, un deseo que se dice, un rencor que se deja en la acera. Pon sobre la mesa una verdad pequeña y observa cómo respira el vínculo.',
    9: 'Abre la ventana que da a lo desconocido. Un viaje se inicia mirando rutas; un estudio, pidiendo el programa; una creencia nueva, con una duda sincera. Esta Luna acompaña el primer trámite de algo lejano. Hazlo antes de tener la mochila perfecta.',
    10: 'Tu vocación admite un borrador nuevo. Con esta Luna puedes trazar la meta profesional del ciclo, pedir una reunión, actualizar lo que cuentas de tu trabajo. Define un paso que dependa de ti y dale un plazo que aguante imprevistos.',
    11: 'Cuando dos personas repiten la misma idea, ya hay medio proyecto. La Luna nueva se siembra entre amistades: unirte a un grupo, convocar, confesar un plan que guardabas. Cuéntalo, acepta ayuda y apunta el nombre de quien dijo «yo también».',
    12: 'Hay comienzos que se hacen con los ojos cerrados. Este prefiere reposo, pocas citas, una intención que nadie tiene que aplaudir. Perdona algo menor, duerme una hora más, retírate un rato. Lo que necesites decir irá encontrando palabras con los días.',
  },
  fullMoon: {
    1: 'Con tanta luz encima, se nota cómo has cambiado. La Luna llena te pone delante de la gente y pregunta cuánto de ti cediste por mantener la paz. Celebra lo que lograste por tu cuenta y di, con afecto, qué te toca recuperar.',
    2: 'Sobre la mesa, bien iluminado, queda lo que tienes y lo que te cuesta. Puede dar fruto un esfuerzo largo, o verse que pagas de más por sentir calma. Haz cuentas sin dramatizar y agradece una cosa que ya es tuya.',
    3: 'Las palabras salen del buzón a montones. Puede llegar una respuesta, una noticia, el comentario que un vecino o una hermana traía guardado. Los ánimos hablan fuerte. Escucha la historia entera, separa dato de rumor y contesta después de una caminata.',
    4: 'La claridad se cuela hasta el último cuarto de la casa. Se ve qué lazo familiar ha madurado y qué cansancio trajiste del trabajo a la mesa. Quizá toque cerrar una etapa doméstica. Reúne a quienes quieres y conversen con el horno encendido.',
    5: 'Sube el telón, lo hayas ensayado o no. La Luna llena ilumina un amor, una creación, las ganas de que te vean disfrutar. Puede haber drama y puede haber baile. Muestra lo terminado y reconoce qué juego dejó de divertirte.',
    6: 'Aquí se juntan los platos de varios días. Esta Luna deja ver el resultado de tus hábitos: lo que funciona, lo que agota, el favor que se volvió obligación. Remata una tarea, cancela otra y dale al cuerpo una noche sin encargos.',
    7: 'Cara a cara se entiende mejor. La Luna llena hace visible el estado de una relación: un acuerdo que madura, una queja que ya no cabe, un cariño que pedía palabras. Deja hablar hasta el final y cuenta lo tuyo sin repartir sentencias.',
    8: 'Lo que se guardaba entre dos asoma por debajo de la alfombra. Puede salir una cuenta pendiente, un deseo, una desconfianza con razones. Pesa menos con la lámpara prendida. Devuelve lo que era de la otra persona y suelta lo demás por partes.',
    9: 'Desde esta altura se ve el camino recorrido. Tal vez madure un estudio, un viaje deje su enseñanza o una convicción te quede estrecha. Cuenta lo que aprendiste sin adornarlo. Y escucha a alguien de tu calle, que también sabe del mundo.',
    10: 'Tu trabajo recibe los focos, con sus aciertos y sus costuras. La Luna llena puede traer el cierre de un encargo, un reconocimiento, la pregunta de cuánta casa cuesta tanta oficina. Acepta el mérito que te corresponde y vuelve temprano a contarlo.',
    11: 'En medio del bullicio adviertes quién te busca con la mirada. Puede madurar un proyecto común, o notarse que una amistad cambió de rumbo. Celebra con la gente que estuvo en los días grises y despide sin rencor los planes que cumplieron su tiempo.',
    12: 'Alumbrado de pronto, el cuarto de atrás deja ver lo que habías apilado. Quizá aflore un cansancio, una pena sin explicación, un secreto que pesa más de lo que protege. Apaga pantallas, llora si viene al caso y confía una parte a quien sepa callar.',
  },
};
