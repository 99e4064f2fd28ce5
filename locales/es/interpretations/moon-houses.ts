import type { MoonHouseTexts } from '../../interpretation-types.ts';

/** The Moon passing through each solar house for two days, in three variants. */
export const moonHouses: MoonHouseTexts = {
  1: [
    'Se te nota el ánimo en la cara. Durante dos días los gestos ajenos te tocan de cerca, así que empieza por lo básico: ropa cómoda, buen desayuno, una vuelta a la manzana.',
    'Ganas de ir primero, por una vez. Lo que sientes quiere salir sin ensayo y puede caer bien. Pide el asiento junto a la ventana y di qué te haría falta.',
    'Como un barómetro, tu cuerpo avisa antes que la cabeza. Si los hombros suben, baja el ritmo; si te ríes sin motivo, síguele la pista.',
  ],
  2: [
    'Abrir la alacena, contar lo que hay y cocinar algo bueno con eso: de ahí puede venir la calma. Compra solo lo que anotaste antes de salir.',
    'El monedero tiene humor propio. Un capricho consuela un rato; pagar a tiempo una factura, bastante más. Date lo primero en versión pequeña y luego atiende lo segundo.',
    'Tocar, oler, saborear. Te tranquiliza lo que cabe en la mano, y quizá te aferres a un objeto o a una costumbre. Presta algo que quieras y observa qué sientes.',
  ],
  3: [
    'Los pensamientos saltan como gorriones. Ponlos en una nota, manda el mensaje pendiente, sal por el pan y deja que en el camino te cuenten otra versión.',
    'Una llamada a quien compartió tu infancia puede cambiarte la tarde. Hablen de tonterías, que entre ellas suele asomar lo que importa.',
    'Te afectan más los tonos que las palabras. Si un mensaje suena seco, pregunta antes de suponer, y lleva para el trayecto una lectura que te guste.',
  ],
  4: [
    'Desde media mañana llama la casa. Cancela lo prescindible, ponte las pantuflas y dale a la cena el tiempo que suele llevarse el tráfico.',
    'Recuerdos que llegan con el olor de una sopa o el crujido de una puerta. Mira fotos, pide la receta, dile a alguien lo que extrañas.',
    'En familia, o en lo que haga sus veces, se nota quién carga con qué. Reparte una tarea del hogar y descansa un rato sin justificarlo.',
  ],
  5: [
    'El corazón anda con zapatos de baile. Acepta el plan divertido, aunque sea corto, y deja los mensajes serios para cuando se apague la música.',
    'Dibuja en la servilleta, canta en la ducha, arma una torre de bloques con alguien que la quiera tumbar. Jugar aclara lo que pensar enreda.',
    'Quieres que te miren con cariño. En lugar de poner a prueba la adivinación ajena, haz tú el primer guiño; quizá vuelva otro, o al menos una risa simpática.',
  ],
  6: [
    'Ordenar la mesa ordena también el ánimo. Elige tres pendientes, termina dos y felicítate por el que dejaste para después con plena conciencia.',
    'Cualquier migaja molesta más de lo razonable. Antes de corregir a medio mundo, bebe agua, come a tu hora y recuerda cuánto dormiste.',
    'Cuidas a la gente haciendo cosas: imprimir, acercar, arreglar. Es una buena manera, mientras alguien haga lo propio por ti. Pide ese favor sin darle vueltas.',
  ],
  7: [
    'Dos tazas rinden más que una. Busca a esa persona con quien se piensa mejor en voz alta y escúchala sin ir preparando la respuesta.',
    'El humor ajeno se te pega como perfume de ascensor. Distingue qué parte es tuya y luego acuerden algo sencillo: quién cocina, a qué hora salen.',
    'Si una diferencia venía creciendo, ahora se siente en el tono. Dila temprano y con un ejemplo; guardada hasta la noche, engorda.',
  ],
  8: [
    'Sentimientos con doble fondo. Alguien dice «no pasa nada» y tú oyes el resto. Respeta esa puerta, ofrece tiempo y ocúpate entretanto de la tuya.',
    'Dan ganas de intimidad verdadera o de que te dejen en paz. Avísale a tu gente cuál de las dos, y aprovecha para revisar una cuenta compartida.',
    'Algo pide irse: un rencor, una caja de cables, una clave que ya no usas. Despréndete de una sola cosa y nota cuánto sitio ocupaba.',
  ],
  9: [
    'La rutina queda chica por un par de días. Busca una calle que no conozcas, un documental, un plato de otra cocina; el ánimo viaja barato.',
    'Una pregunta grande te ronda mientras secas los vasos. Conversa con alguien que crea otra cosa y disfruta de no llegar a ningún acuerdo.',
    'Extrañas un sitio donde quizá aún no has estado. Averigua cuánto costaría ir, aprende a saludar en esa lengua, cuelga la postal junto a la puerta.',
  ],
  10: [
    'Se ve lo que haces, incluso lo que hacías a puerta cerrada. Cuida la presentación, llega con unos minutos de ventaja y desahógate después, en la cena.',
    'Importa la opinión de quien manda, más que de costumbre. Pide un comentario concreto y quédate con lo útil; el ceño fruncido puede ser simple falta de café.',
    'Con la mirada en la cima se olvida dónde pisan los pies. Dale a tu meta una hora buena y a tu gente el resto de la tarde.',
  ],
  11: [
    'Tu ánimo mejora en plural. Escribe al grupo, propón un parque, un juego de mesa o una videollamada; con que respondan tres ya hay encuentro.',
    'Puede que una amistad te necesite y no lo diga. Manda un «¿cómo vas?» sincero y resérvale diez minutos a la respuesta.',
    'Imaginas el año que viene mientras haces fila. Cuéntale ese plan a alguien que sepa sumar y pídele una objeción honesta y una idea.',
  ],
  12: [
    'Bajan las persianas por dentro. Cumple con lo justo, contesta otro día lo que pueda esperar y métete temprano entre sábanas limpias.',
    'Con los ojos abiertos también se sueña. Deja un rato sin tarea, sin música y sin teléfono; lo que andaba escondido suele acercarse al silencio.',
    'La tristeza de otra gente se te mete por debajo de la puerta. Acompaña lo que puedas, lávate la cara y devuélvele al día una hora de calma.',
  ],
};
