import type { MoonHouseTexts } from '../../interpretation-types.ts';

/** The Moon passing through each solar house for two days, in three variants. */
export const moonHouses: MoonHouseTexts = {
  1: [
    'Se te nota el ánimo en la cara. Durante dos días los gestos ajenos te tocan de cerca, así que empieza por lo básico: ropa cómoda, ducha larga, una vuelta a la manzana.',
    'Ganas de ir primero, por una vez. Lo que sientes quiere salir sin ensayo y puede caer bien. La Luna pasa por lo más tuyo, así que nadie tiene que adivinar.',
    'Como un barómetro, tu cuerpo avisa antes que la cabeza. Si los hombros suben, baja el ritmo; si te ríes sin motivo, síguele la pista.',
  ],
  2: [
    'Abrir la alacena, contar lo que hay y cocinar algo bueno con eso: de ahí puede venir la calma. Con tres cosas conocidas a mano, el día se aquieta.',
    'El monedero tiene humor propio. Un capricho consuela un rato; pagar a tiempo una factura, bastante más. Date lo primero en versión pequeña y luego atiende lo segundo.',
    'Tocar, oler, saborear. Te tranquiliza lo que cabe en la mano, y quizá te aferres a un objeto o a una costumbre. La Luna busca suelo y lo encuentra en lo conocido.',
  ],
  3: [
    'Los pensamientos saltan como gorriones. Ponlos en una nota, manda el mensaje pendiente, sal a un recado y deja que en el camino te cuenten otra versión.',
    'Una llamada a quien compartió tu infancia puede cambiarte la tarde. Entre tonterías y anécdotas repetidas suele asomar lo que importa.',
    'Te afectan más los tonos que las palabras. Un mensaje escrito a la carrera puede sonar a reproche, cuando del otro lado solo había prisa y dedos fríos.',
  ],
  4: [
    'Desde media mañana llama la casa. Cancela lo prescindible, ponte las pantuflas y dale al descanso el tiempo que suele llevarse el tráfico.',
    'Recuerdos que llegan con el olor de un jabón o el crujido de un piso. Son los dominios de la Luna, donde la memoria entra sin avisar.',
    'En familia, o en lo que haga sus veces, se nota quién carga con qué. Quien más hace es a menudo quien menos lo cuenta, y quizá seas tú.',
  ],
  5: [
    'El corazón anda con zapatos de baile. Acepta el plan divertido, aunque sea corto, y deja los mensajes serios para cuando se apague la música.',
    'Dibuja en la servilleta, canta en la ducha, arma una torre de bloques con alguien que la quiera tumbar. Jugar aclara lo que pensar enreda.',
    'Quieres que te miren con cariño. Esperar a que te adivinen cansa pronto; un guiño tuyo puede traer otro de vuelta, o al menos una sonrisa.',
  ],
  6: [
    'Ordenar el escritorio ordena también el ánimo. Dos pendientes terminados alivian más que cinco empezados, y lo demás aguanta hasta otro día sin quejarse.',
    'Cualquier migaja molesta más de lo razonable. Antes de corregir a medio mundo, bebe agua, come a tu hora y recuerda cuánto dormiste.',
    'Cuidas a la gente haciendo cosas: imprimir, acercar, arreglar. Es una buena manera, mientras alguien haga lo propio por ti. Recibir también se aprende, aunque cueste.',
  ],
  7: [
    'Este par de días se lleva con gusto en compañía. Busca a esa persona con quien se piensa mejor en voz alta y escúchala sin ir preparando la respuesta.',
    'El humor ajeno se te pega como perfume de ascensor. Al rato cuesta saber de quién era el enojo; una caminata a solas va separando las partes.',
    'Si una diferencia venía creciendo, ahora se siente en el tono. Dicha temprano y con un ejemplo, ocupa poco; guardada, engorda.',
  ],
  8: [
    'Sentimientos con doble fondo. Alguien dice «no pasa nada» y tú oyes el resto. Tanto oír cansa, y poco de lo oído pide respuesta.',
    'Dan ganas de intimidad verdadera o de que te dejen en paz. Avísale a tu gente cuál de las dos, y aprovecha para revisar una cuenta compartida.',
    'Algo pide irse: un rencor, una caja de cables, una clave que ya no usas. El hueco que deja se mira, al segundo día, con alivio.',
  ],
  9: [
    'La rutina queda chica por un par de días. Busca una calle que no conozcas, un documental, un plato de otra cocina; el ánimo viaja barato.',
    'Una pregunta grande te ronda mientras esperas el ascensor. La Luna mira lejos en esta casa, y desde ahí dos creencias distintas conversan sin pelear.',
    'Extrañas un sitio donde quizá aún no has estado. Saber cuánto costaría ir, o cómo se saluda en esa lengua, ya calma una parte de las ganas.',
  ],
  10: [
    'Se ve lo que haces, incluso lo que hacías a puerta cerrada. Con la Luna tan arriba, el cansancio sale a la cara y el entusiasmo también.',
    'Importa la opinión de quien manda, más que de costumbre. Pide un comentario concreto y quédate con lo útil; el ceño fruncido puede ser simple falta de sueño.',
    'Con la mirada en la cima se olvida dónde pisan los pies. ¿Cuánta de esa prisa es de la meta y cuánta es costumbre de mirar hacia arriba?',
  ],
  11: [
    'Tu ánimo mejora en plural. Con que tres respondan al mensaje ya hay encuentro, aunque sea una videollamada con ruido de fondo y mascotas.',
    'Puede que una amistad te necesite y no lo diga. Manda un «¿cómo vas?» sincero y resérvale diez minutos a la respuesta.',
    'Imaginas el año que viene mientras haces fila. Dicho ante alguien que sabe sumar, el plan pierde adornos y gana una fecha.',
  ],
  12: [
    'Bajan las persianas por dentro. Cumple con lo justo, contesta otro día lo que pueda esperar y métete temprano entre sábanas limpias.',
    'Con los ojos abiertos también se sueña. En un rato sin tarea, sin música y sin teléfono, lo que andaba escondido se acerca solo.',
    'La tristeza de otra gente se te mete por debajo de la puerta. A esta Luna le faltan paredes, así que una hora a solas devuelve lo que es tuyo.',
  ],
};
