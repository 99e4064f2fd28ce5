import type { NatalInterpretations } from '../../natal-text-types.ts';

/** A line on eight of the houses by the sign on the cusp. */
export const cuspSigns: NatalInterpretations['cuspSigns'] = {
  2: {
    aries:
      'Marte te trae el dinero por arrojo y se lo lleva por antojo, a veces con pocas horas de diferencia. Ganarlo te divierte más que guardarlo.',
    taurus:
      'Tauro, en su propia tierra, compra para que dure: botas con suela nueva, buen colchón, ahorro callado. Tardas en elegir y casi nunca devuelves.',
    gemini:
      'Con Mercurio en la caja, vendes lo que sabes y lo que cuentas. Un solo ingreso te aburre, aunque sea bueno.',
    cancer:
      'Con la Luna aquí, una reserva abriga como un techo. Conservas lo heredado aunque desentone, y en la gente que cuidas gastas sin mirar el precio.',
    leo: 'Un aumento te sabe a ovación. Compras pocas cosas y de las buenas, e invitas con una generosidad que tu saldo aprueba después.',
    virgo:
      'Cada billete sale con un encargo. Cobras por tu precisión, remiendas lo que otra gente tira y te cuesta ponerle precio a tu tiempo.',
    libra:
      'En tu presupuesto hay un renglón para lo bello. Los negocios compartidos te favorecen; lo que es solo para ti lo piensas tres semanas.',
    scorpio:
      'Cuánto tienes es asunto reservado. Aguantas meses con poco y luego lo pones todo en aquello que te obsesiona.',
    sagittarius:
      'Para ti, tener es poder irte. Júpiter confía en que vendrá más, y suele venir, con cierto retraso respecto del alquiler.',
    capricorn:
      'Saturno cobra por obra terminada. Los ingresos suben despacio, la reserva queda intacta y un capricho tiene que presentar sus motivos.',
    aquarius:
      'Poseer te pesa; con tener acceso alcanza. Ganas por vías que cuesta explicar en una reunión y en condiciones que inventaste.',
    pisces:
      'En lo menudo prestas y olvidas, encuentras y regalas. Tu capital más firme es la imaginación, que por suerte nadie te pide de vuelta.',
  },
  3: {
    aries:
      'Con Marte al habla, cuando algo te enciende te adelantas a la pregunta. Aprendes ensayando, y una discusión breve te deja de mejor humor que un acuerdo largo.',
    taurus:
      'Lo difícil lo aprendes a paso de peatón y ya no se te va. Una explicación que se pueda tocar te ahorra tres diagramas.',
    gemini:
      'Aquí Géminis juega de local: tres conversaciones abiertas, dos libros empezados y el chisme del edificio, con versiones comparadas.',
    cancer:
      'Con la Luna aprendes mejor de quien te quiere. Estudias según el ánimo, y al vecindario lo sientes medio pariente.',
    leo: 'Hasta tus mensajes de voz tienen introducción y remate. Convences por tu calidez, y agradeces que te dejen llegar a la última frase.',
    virgo:
      'Las erratas te saltan a la vista. Aprendes tomando apuntes y, cuando algo te preocupa, lo redactas en orden, con incisos.',
    libra:
      'Escuchas como si el resto del día estuviera libre. Tus mensajes salen corteses; el borrador sincero se queda en su carpeta.',
    scorpio:
      'Tus preguntas casuales rara vez lo son. Lees lo tachado, guardas lo que te confían y a veces callas justo donde otra gente empezaría a discutir.',
    sagittarius:
      'Los datos te interesan por lo que prueban. Hablas con los brazos abiertos, redondeas hacia arriba y exageras con muy buena fe.',
    capricorn:
      'Lo serio lo dices una vez, tras pensarlo dos, como manda Saturno. Aprender te toma tiempo, pero cuando firmas algo pocos piden segunda opinión.',
    aquarius:
      'Con Urano pasas de un tema a otro sin escalas. Los grupos de aficiones raras y los datos inútiles te mantienen la cabeza ventilada.',
    pisces:
      'Neptuno te enseña por el oído más que por el argumento. Se te pierden las direcciones, nunca las canciones, y contestas lo que quedó sin decir.',
  },
  5: {
    aries:
      'Gustar y que te gusten es una carrera corta. Disfrutas el primer impulso, en un juego o en un coqueteo, si hay rival a la altura.',
    taurus:
      'Venus no usa reloj para el placer. Seduces con una comida larga, una tela suave, fruta de temporada, y después te quedas.',
    gemini:
      'Coqueteas por escrito y cambias de afición con la estación. La risa te enamora antes que la cara, y los niños te toman por colega.',
    cancer:
      'Cortejar se parece a cuidar: llevas abrigo, recuerdas fechas. Lo que creas es íntimo y suele acabar guardado en una caja con cinta.',
    leo: 'Este escenario es del Sol y se nota. Algunos días amas con fanfarria, creas con descaro y, cuando la noche va bien, pides otra canción.',
    virgo:
      'Tus pasatiempos traen método y herramientas. En un amor largo hablas bajo, observas y apareces justo con el repuesto que hacía falta.',
    libra:
      'Una cita es casi una puesta en escena: luz, música, caminata de regreso. Creas mejor a dúo y agradeces el detalle bien pensado.',
    scorpio:
      'A medias no juegas. Una atracción te dura callada mucho tiempo, y una obra puede tragarse tus fines de semana con tu permiso.',
    sagittarius:
      'Cualquier juego mejora al aire libre o en otro idioma. Te enamora quien se ríe fuerte, y lo que otra gente ensaya tú lo improvisas.',
    capricorn:
      'Saturno se esmera hasta en el juego. En el romance ganas con los años, y bromeas con un humor tan seco que al principio pasa por seriedad.',
    aquarius:
      'La chispa suele empezar en amistad y con una idea rara de por medio. Las citas formales te pican como etiqueta de camisa.',
    pisces:
      'Te prendas de un ambiente y, poco después, de quien andaba por ahí. Lo que no sabes explicar lo pintas, lo cantas o lo inventas.',
  },
  6: {
    aries:
      'Marte despacha lo urgente de un tirón y lo explica después. En una mañana sin obstáculos te inventas alguno para entrar en calor.',
    taurus:
      'Silla propia, horario fijo, almuerzo decente: con eso rindes el doble. Todo cambio de rutina pide aviso previo y paciencia.',
    gemini:
      'Mercurio rinde con varios encargos a la vez. Intercambias trucos con colegas, y medio oficio lo aprendiste en pasillos.',
    cancer:
      'El ambiente decide cómo trabajas. En la oficina sabes quién durmió mal y guardas algo dulce para esas emergencias.',
    leo: 'También un trámite se puede hacer con estilo. Pones orgullo en lo diario, y un «gracias» dicho en público te dura hasta el viernes.',
    virgo:
      'El orden te descansa: listas, arreglos, frascos rotulados. Lo difícil es dar algo por bueno cuando todavía podría quedar mejor.',
    libra:
      'Un turno justo y compañía amable valen más que el ascenso. El ruido, los malos modos y la pintura fea te fatigan por igual.',
    scorpio:
      'Cuando trabajas, desapareces en la tarea. Desmontas lo que nadie quiere abrir y detestas que te vigilen mientras lo haces.',
    sagittarius:
      'Júpiter pide ventana para la rutina. Te sientan bien los días que no se parecen, enseñar algo, salir; el archivo puede esperar bajo el mapa.',
    capricorn:
      'Con Saturno de jefe cumples horario hasta los sábados. El deber te calma, y el descanso te sale mejor si lo anotas como compromiso con hora de entrada.',
    aquarius:
      'Tus mejores horas no figuran en ningún horario. Automatizas, discutes el reglamento y a veces despachas la semana en una noche.',
    pisces:
      'Los horarios se ablandan a tu alrededor. Ayudas sin medir, te llevas puesto el humor de la sala y después te urge un rato de silencio.',
  },
  8: {
    aries:
      'Ante una crisis te mueves primero. Prefieres el enfrentamiento hoy mismo, y en lo compartido necesitas conservar una llave propia.',
    taurus:
      'Tu confianza crece despacio, como un árbol. Con los bienes comunes pides cuentas claras, y te cuesta despedirte de quien dejaste entrar.',
    gemini:
      'Llegas a lo hondo conversando. Los secretos te interesan como historias, y hablar con franqueza a medianoche es tu idea de intimidad.',
    cancer:
      'A tu confianza se entra como a una familia, por la puerta de atrás. Las heridas viejas las guardas con la fecha puesta.',
    leo: 'El orgullo te acompaña hasta en lo íntimo. Perder ante desconocidos se te pasa pronto; que te gane alguien cercano, no tanto.',
    virgo:
      'Revisas la intimidad punto por punto. Te entregas cuando ves pruebas, y un temor mengua en cuanto lo repartes en apartados.',
    libra:
      'La cercanía tiene que ser recíproca, incluso en la cuenta del restaurante. La charla difícil la pospones hasta encontrarle un tono bonito.',
    scorpio:
      'Escorpio está en su casa: agua profunda, sin orilla a la vista. Reconoces el poder por sus pasos, y cuando te fías, te fías por completo.',
    sagittarius:
      'Júpiter entra silbando en lo oscuro. La franqueza te libera, y de los acuerdos de dinero convendría leer también la segunda página.',
    capricorn:
      'Sueles apartar algo para el peor día, sea afecto o reserva. Dejas pasar a muy poca gente, en condiciones que tú firmarías.',
    aquarius:
      'Urano te mantiene la cabeza fresca en pleno derrumbe. Quieres la intimidad con ventanas y con derecho a salir a caminar.',
    pisces:
      'Al confiar, mezclas lo ajeno y lo propio. Adivinas lo que un vínculo calla; quién debe qué, mejor por escrito.',
  },
  9: {
    aries:
      'Abrazas de golpe una idea y compras el boleto de ida. Quien te enseña gana tu respeto en cuanto se deja contradecir.',
    taurus:
      'La fe, con Venus, come, camina y duerme siesta. Viajas para probar y para quedarte, y desconfías de la sabiduría que nunca sembró nada.',
    gemini:
      'Un solo credo te queda corto habiendo tantos para comparar. Pescas idiomas al vuelo y vuelves del viaje con chistes locales.',
    cancer:
      'Recorres mundo buscando dónde sentirte en casa. Crees en aquello que podría cantársele a un niño antes de dormir.',
    leo: 'Las ideas grandes te quedan bien, mejor con micrófono. Un viaje debe merecer el relato, y lo que enseñas, con el Sol detrás, lo enseñas de corazón.',
    virgo:
      'Crees lo que resiste una revisión. Mercurio guarda el saber en fichas, y tu maleta parece empacada con plano.',
    libra:
      'Buscas la verdad en compañía y pesando cada versión. Te educan las leyes justas, las plazas bien medidas y las costumbres ajenas.',
    scorpio:
      'Tus convicciones tienen la raíz honda y cuesta arrancarlas. Un único tema, cavado hasta el fondo, te conduce más lejos que un pasaporte lleno.',
    sagittarius:
      'Aquí el arquero apunta sin viento en contra. Una pregunta basta para cruzar la frontera, y rara vez regresas por el mismo camino.',
    capricorn:
      'Saturno sube a la sabiduría por la escalera y quiere que conste. Al estudiar, la duda es parte de tu método, igual que la bibliografía.',
    aquarius:
      'Tu filosofía es de fabricación propia. Te atraen escuelas que nadie conoce, y quienes piensan como tú suelen vivir donde es otro día.',
    pisces:
      'La fe te llega como un cambio de clima, sin debate previo. La mitad de tus viajes la haces mirando el techo, y en casi todos hay mar.',
  },
  11: {
    aries:
      'Fundas el grupo y ya propones la primera salida. La amistad es para ti hacer algo en equipo, y los planes empiezan el lunes.',
    taurus:
      'Amistades del alma, pocas y antiguas. Aportas constancia y algo recién horneado, y tus sueños caben en un terreno con sombra.',
    gemini:
      'Tu lista de contactos llenaría un tren. Presentas a gente que debía conocerse, y cambias de versión del futuro cada trimestre.',
    cancer:
      'A tus amistades las acabas adoptando. En las fiestas sumas sillas para quienes quedaron lejos de su familia, y sueñas con una casa donde quepan.',
    leo: 'En cualquier grupo te toca dar calor, como al Sol. Ofreces lealtad y gestos de cine, y que alguien note el esfuerzo te alegra la semana.',
    virgo:
      'Eres quien tiene la copia de la llave y el horario del último autobús. Los grupos funcionan por tu empeño; tus deseos llevan pasos numerados.',
    libra:
      'En tus fiestas congenia gente que jamás compartiría un banco. Un pleito entre dos amistades te quita el sueño a ti.',
    scorpio:
      'Te conoce a fondo un puñado de gente que te defendería en juicio. Percibes lo que se cocina en un grupo mucho antes de la votación.',
    sagittarius:
      'En tu sofá ha dormido medio mapa. Sueñas a escala de continente, y la gente se suma porque contigo hasta perder el tren es divertido.',
    capricorn:
      'Eliges amistades como quien arma una expedición. Suelen llevarte años o ventaja, y tus esperanzas tienen fecha de entrega.',
    aquarius:
      'La gente rara te reconoce de lejos. Estás a gusto entre iguales, con una causa en marcha y una idea que hoy suena imposible.',
    pisces:
      'Te encuentran almas perdidas y soñadoras, y se llevan libros sin retorno. Lo que deseas para el mundo es más amable que las noticias.',
  },
  12: {
    aries:
      'Marte se te muda al subsuelo y sale como inquietud. A solas, caminando rápido, descubres de qué era la rabia.',
    taurus:
      'Te repones con silencio y un fin de semana vacío. Pocos conocen tu terquedad privada ni dónde escondes los caramelos buenos.',
    gemini:
      'Cierras la puerta y Mercurio sigue conversando. Un paseo largo y sin compañía lo va dejando sin tema.',
    cancer:
      'Los sentimientos viejos viven en el sótano, bien alimentados. Te apartas para reponerte y cuidas a gente que ni se entera.',
    leo: 'Detrás del telón hay una estrella que disimula. Te avergüenza necesitar elogios, y te da fuerzas crear algo que nadie va a ver.',
    virgo:
      'La preocupación trabaja de noche y archiva por fecha. Echas una mano en secreto; también se puede descansar sin lista de pendientes.',
    libra:
      'Te cuesta dormir si algo quedó mal repartido. La soledad se te da con práctica, y una belleza vista a solas te recompone.',
    scorpio:
      'Lo que entierras sigue respirando. Tienes buen trato con tus honduras, y el clic de un cerrojo puede ser tu música favorita.',
    sagittarius:
      'Por dentro guardas un optimismo a prueba de lunes. Tus viajes más largos ocurren con la luz apagada y la almohada de equipaje.',
    capricorn:
      'Quien más te exige no tiene cara ni oficina. El día que le presentas la renuncia empieza, por fin, el descanso.',
    aquarius:
      'Te retiras para pensar lo que en grupo no se puede. Las ideas llegan de madrugada, ya vestidas y con los zapatos puestos.',
    pisces:
      'Pasas sin aduana del sueño a la vigilia. La música te acompaña de regreso, y también alguna melancolía sin remitente.',
  },
};
