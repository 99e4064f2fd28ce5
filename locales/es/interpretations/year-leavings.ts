import type { YearLeavingTexts } from '../../horoscope-text-types.ts';

/** Un planeta lento que termina su tiempo en una casa, sea Urano, Neptuno o Plutón. */
export const yearLeavings: YearLeavingTexts = {
  1: [
    'Un planeta lento termina su larga estancia en tu propio signo. Llevas años en obras, cuarto por cuarto, a menudo con gente mirando por la ventana. Quédate con lo que ya se siente tuyo y deja de pedir perdón por el ruido.',
    'El peso que durante años estuvo sobre tu nombre y tu cara se prepara para irse. Quizá lo notes primero en las fotos, donde vuelve a aparecer alguien que conoces. Pregúntale a una vieja amistad qué cambió y créele la mitad.',
    'Algo grande pasó mucho tiempo aprendiendo tu manera de caminar, y la lección está por acabar. De la armadura que traías puede sobrarte ya una parte. Suelta una costumbre que solo guardabas porque esos años te la pedían.',
  ],
  2: [
    'Años de preguntas sobre el dinero y el valor llegan a su última página. Ya sabes sin qué puedes vivir, y la lista salió más larga de lo que habrías jurado. A lo que queda en el estante le puedes poner un precio honesto.',
    'Un planeta lento hace las maletas en la casa de lo que tienes. Tal vez adelgazó tu cartera o tu armario, y de paso te enseñó a leer una cuenta sin temblar. Anota las dos reglas que mejor te sirvieron, porque la próxima visita no las conoce.',
    'Lo que ganas y lo que guardas pasó por una larga revisión, y quien revisaba ya busca su abrigo. Los valores que se doblaron con el peso pueden enderezarse. Mira otra vez aquella compra sólida que dejaste para después; si aún te convence, es la buena.',
  ],
  3: [
    'La larga inquietud de tus palabras se va calmando. Durante años un planeta lento te cambió la forma de hablar, de aprender y de moverte por la ciudad, y puede que extrañes un poco su voz. Manda ese mensaje que tantas veces quedó en borrador.',
    'Un planeta lento sale de la casa de los hermanos, los vecinos y los mandados. Te tocó aprender maneras nuevas de decir cosas sencillas. Alguien cercano puede oír por fin lo que querías decir desde el principio, así que repítelo sin alzar la voz.',
    'Tu mente tuvo a un inquilino exigente y el cuarto está por quedar libre. Deja un oído más fino y poca paciencia para las tonterías. Vuelve a un tema que abandonaste a la mitad, aunque sea por ver quién lo lee ahora.',
  ],
  4: [
    'La larga obra bajo tu propio suelo está casi terminada. La casa, las raíces y la historia de dónde vienes llevan años cambiando de sitio. Recorre los cuartos despacio este año y decide qué se queda por puro gusto tuyo.',
    'Un planeta lento deja tu casa de la familia. Las viejas reglas de la mesa se discutieron una por una, a veces con tu voz y a veces con el silencio. La próxima mesa la puedes poner a tu manera, con una silla para quien se quedó.',
    'Años de suelo movedizo en casa van llegando al reposo. Las grietas importantes ya se encontraron, y casi todas están reparadas o perdonadas. Planta algo que necesite varias estaciones, porque es probable que estés ahí para verlo.',
  ],
  5: [
    'El planeta lento de tu casa de la alegría se despide con calma. Te cambió la idea de diversión, de quién te gusta y de qué harías si nadie pusiera nota. Cuelga lo mejor que hiciste en este tiempo donde lo veas al pasar.',
    'El amor y el juego tuvieron durante años una enseñanza seria, y está por sonar la campana. Puede que la risa te salga más fácil cuando acabe la clase. Toma de nuevo la guitarra, el pincel o la pelota y mira cuánto crecieron tus manos.',
    'Se acaba una larga temporada en la casa del corazón y de los juegos. Te arriesgaste en cosas que ese día parecían tontas y no lo eran. Cuéntale a alguien, grande o chico, qué se aprende de perder bien, que eso casi nadie lo enseña.',
  ],
  6: [
    'Tus días llevan años en reparación y la cuadrilla ya guarda las herramientas. El trabajo, la rutina y el cuidado del cuerpo van por otros rieles. Conserva los tres hábitos que te sostienen y dales las gracias a los demás por haber venido.',
    'Un planeta lento sale de la casa del trabajo diario. Gastó algunos horarios y unos cuantos zapatos, y te mostró lo que haces sin que nadie te lo pida. Deja la mesa un poco más ordenada que al llegar y vuelve antes de que oscurezca.',
    'El largo y paciente arreglo de tu semana casi termina. Lo que antes te pedía todas las fuerzas cabe ahora en una lista. Por costumbre podrías buscarte otro problema; regálate mejor un mes de usar, sin tocarlo, lo que ya funciona.',
  ],
  7: [
    'La casa de la pareja despide a una visita que se quedó años. Aprendiste en quién te puedes apoyar y quién solo se apoyaba en ti. Si del otro lado de la mesa sigue alguien, te vio cambiar de silla varias veces; pregúntale cómo se veía desde ahí.',
    'Un planeta lento termina su tiempo entre tus lazos más cercanos. Hubo promesas que se estiraron, se remendaron o volvieron a su remitente. De aquí en adelante puedes elegir compañía con mejor vista y decir temprano lo que te costó años averiguar.',
    'Años de preguntas difíciles entre tú y otra persona se van quedando en silencio. Las respuestas que duraron son las que ambas partes pudieron decir en voz alta. Guarda un pequeño rito de este tiempo, una caminata o la llamada del domingo.',
  ],
  8: [
    'El cajón más hondo de tu vida estuvo abierto mucho tiempo, y un planeta lento se dispone a cerrarlo. Las deudas, el dinero compartido y los miedos viejos por fin están contados. Ya puedes dejar de contarlos de noche.',
    'Lo compartido, lo adeudado y lo que no se dice llevan años revueltos. El agua empieza a aclararse. Puede que algo que guardaste casi todo ese tiempo quepa ahora en una sola frase honesta, dicha a la persona indicada.',
    'Un planeta lento deja la casa de lo común. Te pedía confianza cuando tú habrías preferido un recibo. Salda la última cuenta abierta, en efectivo o en palabras, y fíjate después en lo ligero que quedó el llavero.',
  ],
  9: [
    'El horizonte llevaba años moviéndose y ahora se queda quieto. Un planeta lento termina su viaje por las creencias, el estudio y los lugares lejanos. Escribe de qué tienes certeza hoy; es probable que la lista salga más corta y mejor que antes.',
    'Una larga discusión con tus propias convicciones pierde fuerza. Empacaste y desempacaste grandes ideas hasta quedarte con las que sirven. Enséñale una a alguien más joven y deja que le busque el agujero, si es que lo tiene.',
    'Los años de distancia, de viajes o de pensamientos lejos de casa, se van cerrando. Hubo mapas equivocados y tú dibujaste el tuyo en los márgenes. Visita un lugar que querías ver antes de que se te pasen las ganas.',
  ],
  10: [
    'La larga subida en la casa del trabajo y del nombre llega a un llano. Un planeta lento cambió durante años aquello por lo que te conocen. Mira hacia abajo una vez y cuenta los escalones que tallaste a mano.',
    'Lo que se espera de ti se reescribió a lo largo de años, y ya entran las últimas correcciones. Un título puede importarte menos que quién lo lee. Pide el puesto, o el descanso, que le queda a la persona en que te convertiste.',
    'Un planeta lento baja de lo más alto de tu carta. Le trajo a tu carrera un clima que nadie podía anunciar, y aprendiste a vestirte para él. Jubila una ambición con honores y mira cómo se ve vacía su oficina.',
  ],
  11: [
    'Tu círculo llevaba años dibujándose de nuevo y el lápiz ya descansa. Hubo amistades que llegaron, se alejaron y dieron sorpresas. Quienes siguen ahí no necesitan explicación, así que proponles fecha y hora mientras el cariño está fresco.',
    'Un planeta lento sale de la casa de la amistad y de los deseos. Algunos sueños se destiñeron en el estante y uno o dos mejoraron con la edad. Entra al grupo que mirabas desde la puerta, o arma el que nadie va a armar.',
    'El largo ensayo de pertenecer está por terminar. Ya sabes hasta dónde puedes seguir a una multitud y en qué esquina te bajas. Quédate con una causa común que haya sobrevivido a todo eso y dale una noche al mes.',
  ],
  12: [
    'El cuarto callado del fondo de tu vida estuvo ocupado años y el inquilino se muda. Pasaron por ahí viejos sueños, viejas culpas y muchas horas de dormir. Abre una ventana antes de guardar algo nuevo en él.',
    'Un planeta lento termina su trabajo escondido. Casi todo lo que hizo lo vas a notar después, cuando algo que dolía deje de doler. Guarda una hora a la semana sin nada dentro, que es donde se acaba de hacer lo que falta.',
    'Los años detrás del telón se acaban. Soltaste más de lo que nadie vio, y no todo pesaba. Cuenta la historia una vez a alguien que sepa guardarla y después vuelve a dejarte ver a la luz del día.',
  ],
};
