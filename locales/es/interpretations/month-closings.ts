import type { MonthHouseTexts } from '../../horoscope-text-types.ts';

/** What a month hands on, by the solar house of the Sun as it ends. */
export const monthClosings: MonthHouseTexts = {
  1: [
    'Al final del mes queda tu cara, un poco más tuya. Algo que empezó como impulso ya tiene horario, y la gente se acostumbró a verte así. Ahora pasas de estrenarte a sostenerte, que luce menos y alimenta más. Te llevas la primera decisión que tomaste sin pedir permiso.',
    'El arranque está hecho, con su ruido y sus tachones. Lo que sigue pide menos velocidad y mejor suela, y de eso también tienes. Antes de dar vuelta a la página, dile a una persona cercana qué aprendiste de ti en estas semanas. Decirlo ayuda a que se quede.',
    'Cierras estas semanas con más espacio alrededor y algunas puntas sin atar. Está bien que así sea: los comienzos dejan viruta. Recoge la que estorbe, pide una disculpa si hace falta y conserva la audacia en un lugar visible. Va a servirte cuando llegue la parte lenta.',
  ],
  2: [
    'Se cierra un mes de números honestos y de gustos bien elegidos. Sabes mejor cuánto tienes y cuánto te cuesta la prisa. Ahora las manos pueden aflojar un poco y dejar entrar voces, noticias, compañía de paso. Lo sólido ya está; lo puedes dejar solo una tarde.',
    'Algo quedó guardado en buen sitio, y no es únicamente dinero. Terminas con un criterio más firme y con la costumbre de preguntar cuánto dura lo que brilla. En adelante vendrán conversaciones que necesitan esa base. Regálate, para celebrar, una cosa pequeña que huela bien.',
    'La despensa de estas semanas queda surtida: paciencia, algún ahorro, dos certezas sobre lo que mereces. Como toda despensa, sirve para cuando hay visitas. Empiezan a oírse pasos en la acera, gente que viene a contar cosas. Pasarán sin que insistas, que la olla huele desde la esquina.',
  ],
  3: [
    'Tanta palabra deja, al asentarse, tres o cuatro que valen. Guárdalas, que el mes siguiente te pedirá menos charla y más abrigo. Quizá queden también un contacto recuperado y una confusión que perdió el aguijón. Con eso en la mochila puedes tomar el camino de siempre hacia tu casa.',
    'Tanto trajín va aminorando el paso. De todo lo que oíste, algo fue a parar a tu manera de hablar, y quizá alguien cercano lo note antes que tú. Hazle sitio ahora al silencio de las habitaciones conocidas, donde las ideas sueltas terminan por encontrar gancho.',
    'Te despides de un mes con tinta en los dedos. Aprendiste un poco de mucho, y ese poco empieza a buscar dónde echar raíz. Contesta los mensajes que todavía importan, perdona los que no llegaron y ve soltando el barullo, como quien deja a la tropa en la puerta del colegio.',
  ],
  4: [
    'El hogar quedó un poco distinto y tú también. Hay un rincón nuevo, una conversación que ya no asusta, un cansancio bueno en los brazos. Desde esa base dan ganas de salir al patio a jugar. Deja una luz encendida adentro; así será más fácil alejarse con alegría.',
    'Lo que se removió en la raíz va encontrando su tierra. Quizá no todo se aclaró, pero sabes de dónde viene cierta tristeza y también cierta risa. Con ese saber puedes mostrarte más. El mes que empieza trae público, y llegas a él con la siesta dormida.',
    'Las semanas de puertas adentro te dejan una herencia rara y útil: una receta, una frase, un límite. Te pertenece y puedes modificarla a tu gusto. A partir de ahora el corazón quiere enseñar lo que guardaba. Ponle zapatillas, que hace rato está sentado al borde de la cama.',
  ],
  5: [
    'Los farolitos van gastando su pila y asoma lo que brilla sin corriente. Una alegría nueva, una obra a medio pintar o un cariño con futuro piden ahora cuidado diario. Es otra clase de amor, con horario y esponja. Si la mezclas bien con la anterior, ninguna se aburre.',
    'La fiesta sigue, aunque alguien ya pregunta por los abrigos. Te llevas risas, algún rubor y la prueba de que todavía sabes inventar por gusto. Lo que sigue es aprender a repetirlo sin que se gaste. Para eso están las mañanas, que tienen muy buen pulso.',
    'Este mes te vio jugar, y eso deja huella en la postura. De lo que inventaste, elige una cosa que merezca disciplina y despide las otras con un beso al aire. El cuerpo, por su parte, agradecería acostarse temprano. También los malabaristas guardan sus pelotas en una caja.',
  ],
  6: [
    'Queda todo a mano y con nombre. Funcionan los horarios, se cerraron cuentas menudas, el cuerpo entiende lo que le pides. Con la casa en orden dan ganas de recibir, mirar de frente a alguien y preguntar cómo le va. Para ese encuentro era, sin decirlo, tanta preparación.',
    'Llevas unas semanas con las mangas dobladas. Mejoraste cosas que nadie verá y te enteraste de cuánto puedes antes de ponerte de mal humor. Ese dato vale oro para convivir. Ahora puede acercarse otra persona con su propio método, tal vez absurdo; hazle hueco en la repisa de arriba.',
    'Lo útil ya encontró su gancho en la pared. Queda soltar la lupa y levantar la cabeza, que hay gente enfrente. De tanto afinar detalles llegas con mejor oído para los acuerdos. Si algo quedó torcido, que se quede así un tiempo: también un cuadro ladeado da conversación.',
  ],
  7: [
    'Después de tanto mirar a alguien a los ojos, conoces mejor los tuyos. El mes se despide con un trato más justo o con la certeza de que faltaba. Lo siguiente ocurre más abajo, donde la cortesía no alcanza. Lleva la confianza que hayas juntado y camina despacio.',
    'Quedan firmadas, con tinta o con un beso, algunas cosas importantes. Otras se aplazan sin rencor. Del ir y venir de opiniones te llevas una, la que más te costó aceptar. Entra con ella al tramo que viene, en el que dos personas hablan menos y se dicen más.',
    'Tanta semana en compañía te va dejando un aire distinto, como el de esas prendas que alguien lavó por ti. Puede que huelas a otro jabón. Lleva todo lo que aprendiste de la mirada ajena hacia un terreno más hondo, donde ya no basta con los buenos modales.',
  ],
  8: [
    'Lo que había que soltar pesa ya en otra parte. Sales del mes con menos carga, con un secreto mejor repartido y con cierta calma después de la tormenta. Hace bien el aire libre, un paisaje ancho, una idea que no duela. Te ganaste el derecho a mirar lejos.',
    'Bajaste, viste, subiste. No hace falta contarlo con detalle: se te nota en la forma de escuchar. Las deudas tienen fecha y los miedos, estatura. A partir de aquí el camino se abre y pide piernas. De estas semanas te queda una sola piedra, la que mejor te cabe en la palma.',
    'Una confianza puesta a prueba cierra el mes con mejor salud o con un final decente. En cualquiera de los casos, hay energía que regresa a tu lado. Piensa adónde quieres llevarla. El horizonte, que llevaba semanas detrás de un muro, empieza a verse por encima.',
  ],
  9: [
    'Vuelves del mes con los bolsillos llenos de arena de algún sitio, real o pensado. La idea grande que encontraste pide ahora un oficio, un plazo, una dirección en la tarjeta. Baja del mirador sin apuro. Desde aquí se ve bastante bien por dónde continúa la subida, y con quién.',
    'Se va plegando el toldo de las preguntas y queda una, la buena. Responderla va a requerir trabajo visible, del que lleva firma y fecha. Tienes lo principal, que es un motivo. Despide a quienes te acompañaron en la excursión y quédate con el teléfono de quien mejor supo llevarte la contraria.',
    'El viento afloja y deja ver cuánto avanzaste. Creíste en algo, aprendiste su nombre, exageraste un poco al contarlo. Llega el turno de demostrarlo ante personas que miran la hora. No te asustes: quien ha visto otras tierras entiende enseguida que los escritorios son bastante chicos y caben en cualquier cuarto.',
  ],
  10: [
    'Tu nombre queda un escalón más arriba o, por lo menos, mejor escrito. Agradece a quien sostuvo la escalera. Ahora lo conseguido quiere compartirse, y hay un grupo que te espera con vasos de papel y bromas atrasadas. Quítate la solemnidad en la entrada; alguien la cuidará hasta que la necesites de nuevo.',
    'Han sido semanas de cara al público, con sus focos y sus corrientes de aire. Lo que hiciste queda hecho y trabaja ya por su cuenta. Te toca recordar con quién soñabas esto cuando era un disparate. Llama a esa gente. Un logro sin amistades suena como un brindis en un cuarto vacío, por bueno que sea el vino.',
    'Cumpliste, y tu espalda lo sabe. De aquí en adelante la pregunta cambia: a quiénes les sirve lo que lograste. La respuesta anda en plural y probablemente traiga empanadas. Deja sobre el escritorio la cara de oficina, que ya hizo bastante, y llévate nada más las ideas, que pesan poco y se prestan.',
  ],
  11: [
    'La reunión se va quedando vacía y alguien baja la música. Del bullicio del mes quizá conserves dos amistades nuevas, un proyecto con acta y cierta ronquera. Es hora de volver a tu propia compañía, que estuvo esperando con paciencia. Lo que deseabas en grupo madura mejor en privado, sin prisa y sin testigos.',
    'Queda hecho el reparto de tareas y de afectos. A ti te tocó, como siempre, llevar las ideas y recoger los hielos. Se acerca una temporada de menos ruido, buena para saber cuáles de esos planes eran tuyos. Te despides con la mano en alto y el grupo sabe dónde encontrarte cuando haga falta.',
    'Las causas siguen, los chats también, y tú vas bajando del escenario sin que se note. Hay un cansancio feliz en haber empujado entre tanta gente. Duerme. El tramo siguiente no pide asistencia, apenas que cierres los ojos el tiempo suficiente para oír qué quedó resonando por dentro.',
  ],
  12: [
    'El silencio hace su trabajo y va dejando el cuarto limpio. Algo se fue, algo se entendió, y queda un apetito discreto de mañana. Todavía no hace falta contarlo. Basta con consultarlo otra noche con la almohada y notar, al abrir los ojos, que el cuerpo ya decidió la dirección.',
    'La temporada de neblina va cediendo ante una luz de primera hora. Perdiste cosas que pesaban, y alguna que no; de esa puedes despedirte sin explicar por qué. Se acerca tu turno. Ten a mano ropa cómoda, una frase valiente y la dirección de quien te cuidó el descanso.',
    'Lo que parecía vacío estaba haciendo lugar. El mes se retira de puntillas y te deja en el umbral de otra vuelta, con menos equipaje y mejor oído. Respira ahí un momento, sin anunciar nada. También la masa pasa su noche bajo un paño, y nadie la aplaude todavía.',
  ],
};
