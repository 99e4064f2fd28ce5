import type { WeekHouseTexts } from '../../horoscope-text-types.ts';

/** How a week ends, by the solar house that the Moon passes last. */
export const weekClosings: WeekHouseTexts = {
  1: [
    'Cierras la semana con la cara más despejada que al empezarla. Lo que arrancaste a tu manera puede seguir sin ayuda un rato, lo que tardas en quitarte los zapatos.',
    'Al final queda lo que dijiste sin ensayo. Buena parte se sostiene sola, y la otra se corrige con una llamada corta y algo de humor.',
    'Terminas estos días con ganas de empezar otros. Guarda un poco de ese vapor en el termo, que los comienzos suelen presentarse con la taza vacía.',
  ],
  2: [
    'Con los bolsillos en orden y el paso lento, la semana se posa. Regálate un sabor que haya valido la espera y mastícalo sin hablar.',
    'Acaba en tierra firme lo que empezó en el aire. Mira qué te queda en la mano, porque alcanza para más de lo que temías.',
    'La semana baja la persiana con una ganancia que el banco no registra. Tal vez sea una certeza, tal vez un cajón que por fin corre.',
  ],
  3: [
    'La última palabra de la semana puede decirla alguien cercano, y es muy posible que sea un chiste. El punto final puede quedar para otra ocasión.',
    'Quedan mensajes a medio contestar y no pasa nada. Los que importan de verdad ya encontraron por dónde llegarte, incluso con faltas de ortografía.',
    'Se apaga el murmullo y distingues, entre tantas voces, la que te hizo cambiar de parecer. Tiene dueño, y todavía no sabe lo que te dejó.',
  ],
  4: [
    'La semana desemboca en tu puerta. Entra, suelta el bolso donde caiga y pregúntale a la casa qué le hace falta; contestará por ti.',
    'Terminas cerca de lo que te vio crecer. Una charla larga entre platos vacíos puede más que la lista de conclusiones que pensabas escribir.',
    'Se recoge la ropa, se cierran los postigos y por dentro algo se acomoda. El mundo puede tocar mañana, a una hora decente.',
  ],
  5: [
    'El cierre viene con tambores y pocas ganas de dormir. Date el gusto, apunta lo que se te ocurra bailando y pide temprano la cuenta.',
    'Quedan en el piso unas cuantas serpentinas pisadas. De la semana te llevas una risa que de aquí en adelante servirá de contraseña con alguien.',
    'Acaba mejor de lo previsto, porque en algún momento dejaste de preverlo. Conserva el truco a mano para cuando vuelva a hacer falta.',
  ],
  6: [
    'Al terminar, las tareas duermen en fila y harías bien en imitarlas. Lo que falte lo hará una persona descansada, que por casualidad serás tú.',
    'Se cierra con la satisfacción modesta de un lavabo limpio. Nadie lo va a notar, y aun así mañana entrarás ahí y te saldrá una sonrisa.',
    'El balance cabe en una tarjeta, con lo hecho de un lado y, del otro, una disculpa que todavía puedes dar. Ambas caras se leen en un minuto.',
  ],
  7: [
    'La semana se despide de a dos. Cuente cada quien su mejor momento; a lo mejor eligen escenas distintas del mismo rato y se enteran de algo.',
    'Te quedas con una frase ajena dando vueltas. Si cuando hayas lavado los platos todavía suena, merece una respuesta de tu puño y letra.',
    'Termina el partido y se cambian las camisetas. Lo que parecía rivalidad era, visto de cerca, una manera de prestarse atención.',
  ],
  8: [
    'Al fondo de la semana había una moneda y diste con ella. Ciertas fortunas pierden brillo en cuanto se cuentan, y esta va bien en el forro del abrigo.',
    'Cierras con menos carga y más silencio. Lo que dejaste ir encontrará otro dueño, y tú te sientas ya a la mesa de otra manera.',
    'Queda una confidencia dando calor en el pecho. Acércale las manos de vez en cuando y mantenla lejos de las visitas.',
  ],
  9: [
    'El final te encuentra mirando lejos. Antes de sacar las cuentas del camino, mándale una señal a quien se quedó esperando noticias.',
    'Vuelves de la semana como de una excursión, con barro y con anécdotas. Lo primero se sacude en la puerta; lo segundo va creciendo cada vez que lo cuentas.',
    'Una idea te acompaña hasta la cama y pide que le hagas sitio. Dáselo; por la mañana, con suerte, habrá aprendido a resumirse.',
  ],
  10: [
    'La taquilla cierra y alguien cuelga el uniforme. Lo entregado ya camina sin ti, de modo que tienes licencia para olvidarlo.',
    'La semana acaba con tu nombre en una lista de pendientes ajenos. Que esperen un poco; en tu sillón la jerarquía es otra.',
    'Subiste lo que había que subir. Mira el tramo desde el rellano, recupera el aliento y cuelga el cargo junto al paraguas.',
  ],
  11: [
    'Los días terminan con tintineo de vasos y promesas de repetir. De todas ellas, apunta la que hiciste tú y hónrala antes que nadie.',
    'Te acuestas con la cabeza llena de voces simpáticas. Mañana sabrás cuál decía algo; por lo pronto, que conversen entre ellas.',
    'El grupo se dispersa y queda flotando un «deberíamos». Atrápalo por una esquina, ponle fecha y habrás fundado algo sin discurso.',
  ],
  12: [
    'Se apagan las luces desde la calle hacia adentro. Lo que no entendiste puede pasar la noche al sereno; quizá amanezca con la explicación puesta.',
    'La semana se disuelve como el azúcar en el té. Deja un gusto leve a haber comprendido algo que aún no sabrías contar.',
    'Cierra los ojos un minuto antes que los demás. El descanso que robes así rinde casi igual que una tarde libre.',
  ],
};
