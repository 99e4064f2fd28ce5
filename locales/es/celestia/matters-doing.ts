import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of learning, making and habits, and what helps it there. */
export const matters: MattersOf<'doing'> = {
  exam: {
    aries: {
      is: 'A un examen entras como a una carrera, y los puntos se te escapan por contestar antes de terminar de leer la pregunta.',
      helps:
        'Lee cada pregunta dos veces antes de contestar; con tu velocidad, en un examen lo que te sobra es tiempo.',
    },
    taurus: {
      is: 'Lo que estudiaste despacio no te abandona en el examen, aunque te descoloca que te apuren o te cambien el orden de las preguntas.',
      helps:
        'Ensaya el examen completo con reloj, varias veces, hasta que la prisa también te resulte conocida.',
    },
    gemini: {
      is: 'Para un examen captas la materia en un rato, la cuentas de maravilla y luego descubres que un capítulo ni lo habías abierto.',
      helps:
        'Explícale el tema a alguien que no sepa nada, y vuelve a estudiar la parte donde empezaste a improvisar.',
    },
    cancer: {
      is: 'El examen te sale según cómo te mire quien lo toma: con una cara amable sabes todo, con una seca se te borra hasta tu nombre.',
      helps:
        'Come algo que te guste antes del examen y mira tu hoja, o el camino, en lugar de buscarle el humor a quien evalúa.',
    },
    leo: {
      is: '¿Un examen? Con público te creces, sobre todo si es oral, pero la idea de reprobar delante de los demás te roba horas de estudio.',
      helps:
        'Cuéntale la fecha del examen a muy poca gente, así no estudias pensando en cómo vas a dar la noticia.',
    },
    virgo: {
      is: 'Llegas al examen sabiendo más de lo que piden, y te traba esa única pregunta que quieres responder de forma impecable.',
      helps:
        'Si una pregunta del examen te atora, márcala, sigue de largo y vuelve al final con los demás puntos ya en la bolsa.',
    },
    libra: {
      is: 'En los exámenes te pierde la duda entre dos respuestas, porque ves razones para ambas y acabas cambiando la que estaba bien.',
      helps:
        'Deja la primera respuesta como está, salvo que encuentres un error que puedas señalar con el dedo.',
    },
    scorpio: {
      is: 'Al examen vas con una concentración feroz y la sospecha de que habrá una trampa, así que estudias hasta las notas al pie.',
      helps:
        'La noche anterior al examen, suelta los apuntes; lo que sabes ya está dentro y el cansancio te lo esconde.',
    },
    sagittarius: {
      is: 'Tu confianza en los exámenes es envidiable: entiendes la idea general y das por hecho que los detalles se acomodarán en el camino.',
      helps:
        'Dedica una sesión únicamente a fechas, fórmulas o señales, que son justo lo que un examen no deja adivinar.',
    },
    capricorn: {
      is: 'Un examen te lo tomas como un deber, con plan y calendario, y por dentro lo vives como si juzgaran tu vida entera.',
      helps:
        'Recuerda que el examen mide una materia en una mañana; tu valor como persona no figura en el programa.',
    },
    aquarius: {
      is: 'Aprobar un examen te cuesta cuando la pregunta te parece mal hecha, porque te dan más ganas de discutirla que de responderla.',
      helps: 'Contesta primero lo que el examen quiere oír y anota tu objeción aparte, para después.',
    },
    pisces: {
      is: 'Los nervios del examen te inundan y la mente se te va lejos, con todo lo aprendido flotando sin etiqueta.',
      helps:
        'Empieza el examen por algo facilísimo, que apenas sueltas la mano, o el pie, el resto va apareciendo.',
    },
  },
  studies: {
    aries: {
      is: 'Estudiar te enciende al comienzo y se te hace eterno a mitad de carrera; rindes en materias donde pronto se hace algo de verdad.',
      helps:
        'Parte la tesis o el curso en retos cortos, cada uno con un final que puedas celebrar esa misma tarde.',
    },
    taurus: {
      is: 'Si la carrera sirve para algo que se toca o se usa, estudias con una constancia que agota a cualquiera.',
      helps:
        'Antes de elegir materia, pasa un día viendo trabajar a alguien que la ejerce; tus sentidos opinan mejor que el folleto.',
    },
    gemini: {
      is: 'Elegir una sola carrera te parece un castigo porque te interesan cuatro, y la tesis se te ramifica cada vez que lees otro artículo.',
      helps:
        'Escribe en una línea qué pregunta responde tu estudio y pégala donde la veas cada vez que quieras desviarte.',
    },
    cancer: {
      is: 'Estudias mejor con afecto cerca, y si quien enseña te trata con cariño, hasta la materia más árida te entra sin protestar.',
      helps:
        'Busca con quién estudiar aunque sea en silencio, que una carrera sin compañía se te vuelve cuesta arriba.',
    },
    leo: {
      is: 'De los estudios te llevas lo que puedes hacer tuyo; una materia sin lugar para tu sello la cursas arrastrando los pies.',
      helps:
        'Pide enseguida que alguien lea un trozo de la tesis, que un elogio a tiempo te hace avanzar más que otro mes en silencio.',
    },
    virgo: {
      is: 'Con la tesis te pasa que relees, corriges, buscas otra fuente, y lo escrito nunca te parece digno de entregarse.',
      helps:
        'Entrega un capítulo imperfecto a quien te dirige, porque con otra mirada adelantas más que puliendo a solas.',
    },
    libra: {
      is: 'Dudas de qué estudiar porque escuchas a todo el mundo y cada opinión te convence mientras dura la conversación.',
      helps:
        'Anota qué lees cuando nadie te lo pide, y consulta esa lista sobre tu carrera antes que a la familia.',
    },
    scorpio: {
      is: 'Una materia te atrapa cuando hay que escarbar; los estudios de superficie los apruebas sin cariño y los olvidas a propósito.',
      helps: 'Ponle un borde a la tesis, por escrito, o acabarás investigando el fondo del fondo.',
    },
    sagittarius: {
      is: 'Seguir estudiando te tienta siempre, pues el saber te queda chico enseguida; lo que te pesa es el último trámite antes del título.',
      helps: 'Haz una lista breve de trámites y notas al pie, y despacha uno antes de leer nada nuevo.',
    },
    capricorn: {
      is: 'La carrera la eliges pensando en adónde lleva, y la terminas; lo difícil es admitir que una materia además te puede gustar.',
      helps:
        'Reserva un curso para algo inútil que te dé curiosidad; al estudio serio le hace falta ese aire.',
    },
    aquarius: {
      is: 'Lo que quieres estudiar suele caer entre dos facultades, y ningún plan de estudios te convence del todo.',
      helps:
        'Busca a quien ya mezcle tus dos temas y pregúntale cómo armó su carrera; ahorra mucha pelea con la secretaría.',
    },
    pisces: {
      is: 'Tus estudios avanzan por mareas: semanas de devoción por un tema y semanas en que la carrera parece de otra persona.',
      helps: 'Fija una hora pequeña de estudio para los días sin ganas, aunque sea para leer dos páginas.',
    },
  },
  languages: {
    aries: {
      is: 'Un idioma lo aprendes hablando desde el primer día, a los tropezones, con más valor que gramática y sin pedir disculpas.',
      helps: 'Aprende diez verbos útiles y lánzate a usarlos; después corrige, que para eso tienes tiempo.',
    },
    taurus: {
      is: 'Tardas en soltarte con un idioma, pero la palabra que ya entró, con su sabor y su acento, no la pierdes.',
      helps: 'Canta y pide la comida en ese idioma, que a ti se te queda lo que pasa por la boca.',
    },
    gemini: {
      is: 'Tienes oído de loro para las lenguas, imitas el acento en minutos y abandonas cuando llega la tabla de conjugaciones.',
      helps:
        'Consigue a alguien con quien charlar seguido en ese idioma; por no quedarte sin respuesta aprenderás hasta el subjuntivo.',
    },
    cancer: {
      is: 'La lengua nueva te entra por cariño, por una abuela, una serie o una amistad, y con desconocidos se te esconde.',
      helps:
        'Practica el idioma primero con una persona que te dé confianza, y deja para después los grupos.',
    },
    leo: {
      is: 'Hablar mal un idioma te hiere el orgullo, porque en tu lengua tienes gracia y en la otra suenas como quien aprende a hablar.',
      helps:
        'Aprende un par de bromas en el idioma, para que la gente ría contigo y el error deje de dolerte.',
    },
    virgo: {
      is: 'Conoces las reglas del idioma mejor que muchos nativos, y aun así callas por miedo a equivocarte en un artículo.',
      helps:
        'Proponte cometer cinco errores por conversación y llévalos anotados, como quien colecciona sellos de ese idioma.',
    },
    libra: {
      is: 'Un idioma se te da por lo social: captas las cortesías, el tono justo, y esquivas la frase donde haya que discrepar.',
      helps:
        'Aprende a decir «no estoy de acuerdo» en esa lengua con elegancia, y tus conversaciones sonarán menos a manual.',
    },
    scorpio: {
      is: 'Aprendes un idioma en secreto y a fondo, y un buen día sorprendes a todos entendiendo lo que decían delante de ti.',
      helps: 'Habla el idioma antes de dominarlo, aunque sea con alguien a quien no volverás a ver.',
    },
    sagittarius: {
      is: 'Otro idioma te llama porque promete otro mundo; te lanzas con gestos enteros y un tercio de las palabras.',
      helps:
        'Elige un libro, un viaje o una canción que quieras entender en ese idioma, y estudia únicamente para llegar ahí.',
    },
    capricorn: {
      is: 'Con las lenguas tienes paciencia de hormiga: una lección diaria, sin saltos, hasta que un día sostienes una conversación seria.',
      helps:
        'Mete algo de juego en el idioma, como un chisme o una telenovela, porque del manual no se sale hablando con soltura.',
    },
    aquarius: {
      is: 'Te fascina cómo piensa un idioma, por qué le falta una palabra o le sobran tres, más que pedir la cuenta con buen acento.',
      helps:
        'Únete a un foro de tu tema en esa lengua; discutiendo sobre lo que te apasiona olvidarás que estás aprendiendo.',
    },
    pisces: {
      is: 'Un idioma te entra por el oído y por contagio, como una melodía; entiendes mucho antes de saber por qué.',
      helps: 'Escucha a diario algo hermoso en ese idioma y repítelo en voz alta, sin traducir.',
    },
  },
  music: {
    aries: {
      is: 'Con un instrumento quieres tocar la canción ya, fuerte, y las escalas te parecen una fila de banco.',
      helps:
        'Empieza la práctica por la canción que te emociona, y mete los ejercicios en el medio, de contrabando.',
    },
    taurus: {
      is: 'Hay buena materia para la música en ti: oído, voz con cuerpo y la calma de repetir un compás hasta que suene redondo.',
      helps: 'Cuida que el instrumento te guste al tacto y suene bien, porque con uno feo no practicarás.',
    },
    gemini: {
      is: 'Tocas un poco de todo, sacas melodías de oído y cambias de instrumento justo cuando el anterior empezaba a obedecerte.',
      helps:
        'Aprende tres canciones de principio a fin en un mismo instrumento, antes de enamorarte del siguiente.',
    },
    cancer: {
      is: 'Cantar te sale cuando crees que nadie oye; la voz guarda tus recuerdos, y por eso te da pudor prestarla.',
      helps:
        'Canta para una sola persona querida, algo de tu infancia, y deja que ese sea todo el concierto.',
    },
    leo: {
      is: 'La música te pide escenario: en el ensayo te aburres, y con gente delante aparece un talento que ni tú conocías.',
      helps:
        'Ponle a tu práctica un pequeño público seguro, dos oyentes bastan, y verás cómo aprendes la segunda estrofa.',
    },
    virgo: {
      is: '¿Talento para la música? Más del que admites, aunque te oyes tan de cerca que una nota floja te borra toda la pieza.',
      helps: 'Grábate tocando y escúchalo a la semana, cuando ya olvidaste dónde estaba el fallo.',
    },
    libra: {
      is: 'Lo tuyo es hacer música con otros: en un coro o un dúo floreces, y a solas practicas poco.',
      helps: 'Busca a alguien para tocar a dos voces, porque por no fallarle sí estudiarás tu parte.',
    },
    scorpio: {
      is: 'Una canción te posee o no existe, y con el instrumento pasas del encierro de meses al abandono total.',
      helps:
        'Cuando se te enfríe el interés, toca una pieza y nada más, para que el instrumento no se te vuelva ajeno.',
    },
    sagittarius: {
      is: 'Aprendes música con entusiasmo de fogata: todos cantan, tú llevas el ritmo, y si falta un acorde lo inventas.',
      helps:
        'Trabaja despacio el pasaje donde siempre inventas; al tenerlo limpio, la música te llevará más lejos.',
    },
    capricorn: {
      is: 'En la música te falta poco talento y te sobra severidad: practicas en regla y rara vez te permites disfrutarlo.',
      helps: 'Termina cada práctica tocando algo por puro gusto, sin metrónomo y con errores permitidos.',
    },
    aquarius: {
      is: 'Te atraen los sonidos raros, los instrumentos que nadie elige, y la lección de música tradicional te da alergia a los diez minutos.',
      helps: 'Júntate con gente que improvise, donde tu forma extraña de oír la música sea una ventaja.',
    },
    pisces: {
      is: 'Lo musical te atraviesa el cuerpo y tocas con un sentimiento que no se enseña, aunque el compás se te derrita.',
      helps:
        'Practica con un pulso marcado, palmas o metrónomo, y deja que la emoción nade dentro de esa orilla.',
    },
  },
  writing: {
    aries: {
      is: 'Escribes un libro como quien arranca una moto: veinte páginas de un tirón, y luego ni rastro de gasolina.',
      helps: 'Deja de escribir cuando aún sepas qué sigue, así el próximo arranque no te costará nada.',
    },
    taurus: {
      is: 'Escribir te sale lento y sólido; necesitas tu rincón, tu hora, y una escena que huela a algo.',
      helps: 'Escribe poco y siempre en el mismo sitio, que tu cuerpo aprende el oficio antes que la cabeza.',
    },
    gemini: {
      is: 'Frases te sobran y anécdotas también; lo que le falta a tu libro es que escojas una dirección y la aguantes.',
      helps: 'Cuéntale tu libro a alguien en dos minutos, y escribe primero lo que te pida repetir.',
    },
    cancer: {
      is: 'Tu diario recuerda mejor que la familia entera, porque escribes desde la memoria, con ternura, y te asusta que alguien se reconozca.',
      helps: 'Escribe la primera versión solo para ti, y decide en otro momento a quién se la muestras.',
    },
    leo: {
      is: 'Un libro con tu nombre en la tapa es un sueño viejo, y escribes con brío si imaginas quién lo aplaude.',
      helps:
        'Lee una página en voz alta a alguien que te admire un poco, y sigue escribiendo antes de que se enfríe.',
    },
    virgo: {
      is: 'Cuando escribes corriges la primera frase tantas veces que la segunda envejece esperando su turno.',
      helps:
        'Escribe un rato con la pantalla tapada, o a mano y sin tachar, y deja la corrección para mañana.',
    },
    libra: {
      is: 'Al escribir buscas la frase bella y justa, y suavizas cada personaje para que nadie quede mal parado.',
      helps: 'Deja que en tu texto alguien sea injusto durante una página; la historia te lo agradecerá.',
    },
    scorpio: {
      is: 'Lo que escribes va directo a lo que otros callan, y por eso tu diario tiene escondite y tu novela, candado.',
      helps:
        'Escribe lo que más te incomoda con otro nombre y en tercera persona; verás cuánta verdad se anima a salir.',
    },
    sagittarius: {
      is: 'Escribir te divierte mientras la historia crece; a media novela ya estás pensando en la trilogía y en el prólogo.',
      helps: 'Acaba un cuento corto antes que la gran obra, para saber a qué sabe un punto final.',
    },
    capricorn: {
      is: 'Un libro lo levantas desde los cimientos, con horario y páginas contadas, y con un temor callado de que no valga la pena.',
      helps:
        'Permítete escribir cada tanto una página que no sirva para el libro; suele salir ahí tu mejor voz.',
    },
    aquarius: {
      is: 'Tu escritura tiene ideas que nadie más junta, pero a los personajes les das opiniones antes que manos y hambre.',
      helps: 'Al escribir, ponle a cada idea tuya una persona concreta que la sufra o la disfrute.',
    },
    pisces: {
      is: 'Las historias te llegan enteras, entre sueños, y al sentarte a escribir solo quedan la bruma y un par de nombres.',
      helps: 'Lleva siempre dónde anotar y escribe la imagen tal como vino, sin esperar a que tenga forma.',
    },
  },
  art: {
    aries: {
      is: 'Pintas, actúas o tallas con el primer impulso, y ahí está tu gracia; retocar te quita el gusto.',
      helps:
        'Haz varias versiones rápidas de la misma obra en lugar de una sola muy trabajada, y elige después.',
    },
    taurus: {
      is: 'Tus manos entienden el barro, la tela y el color espeso, y crean cosas que la gente quiere tocar.',
      helps:
        'Date buenos materiales para crear, aunque sean pocos; con pintura barata te desanimas sin saber por qué.',
    },
    gemini: {
      is: 'En el arte eres de bocetos: actúas tres personajes en una tarde y dejas siete dibujos sin acabar.',
      helps: 'Elige un boceto tuyo, el que más te intrigue, y trabaja en él hasta que te aburra dos veces.',
    },
    cancer: {
      is: 'Crear te sirve para guardar lo querido: pintas lugares de antes, coses para alguien, y una crítica te apaga por semanas.',
      helps:
        'Muestra tu obra primero a quien sepa mirar con cariño, y pide las opiniones duras cuando ya la sientas firme.',
    },
    leo: {
      is: 'La actuación y el color te vienen de fábrica, y un trabajo creativo sin espectadores te parece una fiesta sin invitados.',
      helps: 'Haz una pieza que no vayas a mostrar a nadie, por el placer de crear sin medir la reacción.',
    },
    virgo: {
      is: 'Eres de manos finas para lo artesanal, y al pintar ves el milímetro torcido que el resto del mundo jamás notará.',
      helps: 'Firma la pieza aunque tenga un defecto, y empieza otra; tu arte crece por cantidad.',
    },
    libra: {
      is: 'Tu ojo para el color y la proporción es certero, y con un pincel en la mano tardas horas en decidir el fondo.',
      helps: 'Limita tu paleta a tres colores, o tu papel a un solo gesto; con menos opciones, creas más.',
    },
    scorpio: {
      is: 'Como artista buscas lo que duele o inquieta, y al actuar das miedo de tan verdad que parece.',
      helps:
        'Después de una sesión intensa de creación, date un paseo o una charla boba para salir del personaje.',
    },
    sagittarius: {
      is: 'Haces arte a lo grande, mural antes que miniatura, con más entusiasmo que medida y una alegría que se contagia.',
      helps: 'Dibuja un mismo objeto pequeño muchas veces; tus obras grandes van a ganar en puntería.',
    },
    capricorn: {
      is: 'Lo creativo lo tratas como lujo, primero el deber y después pintar, y así los pinceles pasan temporadas secos.',
      helps:
        'Anota el rato de pintar en tu agenda como una cita de trabajo, con el mismo derecho a no moverse.',
    },
    aquarius: {
      is: 'Para crear no le pides permiso a nadie, mezclas chatarra con bordado y en una clase de pintura cambias el ejercicio.',
      helps:
        'Aprende bien una técnica clásica de tu arte, que romperla con conocimiento te divertirá todavía más.',
    },
    pisces: {
      is: 'La imaginación te da imágenes bellísimas, y el cuadro terminado te decepciona porque por dentro era más luminoso.',
      helps:
        'Crea rápido, antes de que la visión se vaya, y mira tu obra por lo que es, sin compararla con el sueño.',
    },
  },
  focus: {
    aries: {
      is: 'Te concentras a fogonazos: veinte minutos brillantes, y después te levantas porque las piernas piden calle.',
      helps:
        'Trabaja en tandas cortas con movimiento en medio, porque tu concentración se recarga caminando.',
    },
    taurus: {
      is: 'Tu concentración tarda en arrancar, pero una vez dentro da pereza hasta contestar; lo que la rompe es que te interrumpan.',
      helps:
        'Pide un rato sin llamadas y acomódate bien, porque con hambre o mala silla no hay atención que aguante.',
    },
    gemini: {
      is: 'La concentración se te va porque todo te interesa, y abres el celular por un dato y vuelves sabiendo de pulpos.',
      helps:
        'Ten un papel al lado para apuntar cada distracción, y prométele a tu curiosidad que irás después.',
    },
    cancer: {
      is: 'Recuerdas el tono exacto de lo que te dijeron hace mucho y olvidas a qué venías; tu memoria obedece al corazón.',
      helps:
        'Resuelve con un mensaje breve lo que te preocupa de los tuyos, y verás volver la concentración.',
    },
    leo: {
      is: 'Prestas una atención total a lo que te apasiona, y en lo aburrido tu cabeza se declara de vacaciones.',
      helps:
        'Convierte la tarea en una función con hora de estreno, pues la concentración te llega cuando hay algo que lucir.',
    },
    virgo: {
      is: 'Te cuesta concentrarte porque lo ves todo a la vez, desde el correo hasta la mancha, y cada cosa exige arreglo.',
      helps:
        'Anota las pequeñeces pendientes en una hoja aparte, y concédete ignorarlas hasta terminar lo que importa.',
    },
    libra: {
      is: 'Pierdes la concentración en cuanto alguien anda de mal humor cerca o el lugar es feo; tu atención sale a mediar.',
      helps:
        'Busca un sitio agradable y neutral para concentrarte, con música suave y sin conversaciones que arbitrar.',
    },
    scorpio: {
      is: 'Cuando algo te obsesiona, tu concentración perfora paredes; el problema es que no siempre se obsesiona con lo que toca.',
      helps:
        'Si un asunto te ocupa la mente, dale un rato por escrito antes de volver a lo que pide tu atención.',
    },
    sagittarius: {
      is: 'Tu mente se distrae hacia adelante: lees un párrafo y ya vas por lo que harás con eso algún día.',
      helps:
        'Pregúntate antes de empezar para qué te sirve esta tarea; con un destino claro la atención no se fuga.',
    },
    capricorn: {
      is: 'Sabes concentrarte a fuerza de disciplina, hasta que la cabeza se planta y empiezas a olvidar nombres.',
      helps:
        'Detente antes de que te falle la memoria, y pon los descansos en el plan como una parte más del trabajo.',
    },
    aquarius: {
      is: 'Olvidas dónde dejaste las llaves y recuerdas una teoría entera: tu memoria guarda lo raro y suelta lo práctico.',
      helps:
        'Deja que una alarma o una nota se ocupe de lo cotidiano, y reserva tu memoria para lo que te fascina.',
    },
    pisces: {
      is: '¿Que te falta concentración? Más bien se te va de paseo apenas alguien suspira o suena una canción, y ya estás en otro sitio.',
      helps:
        'Ponte la misma melodía cada vez que trabajes, y que ella le avise a tu mente dónde tiene que quedarse.',
    },
  },
  delay: {
    aries: {
      is: 'Aplazas lo que exige paciencia, nunca lo que exige coraje; por eso el formulario duerme y la hazaña ya está hecha.',
      helps: 'Ponte contra reloj: diez minutos de esa tarea pendiente, a ver hasta dónde llegas.',
    },
    taurus: {
      is: 'Postergar, en tu caso, es inercia: el sofá gana el primer asalto, aunque al ponerte en marcha nadie te frena.',
      helps: 'Prepara la víspera todo lo que la tarea necesita, para que empezar sea apenas alargar la mano.',
    },
    gemini: {
      is: 'El plazo se te acerca mientras haces otras cinco cosas útiles, todas más entretenidas que la única que urgía.',
      helps:
        'Dile a alguien a qué hora vas a mandarle lo pendiente; una persona esperando te mueve más que una fecha.',
    },
    cancer: {
      is: 'Dejas para después lo que te da angustia, como una llamada o un trámite, y mientras tanto cuidas de todo el mundo.',
      helps:
        'Haz lo postergado con alguien al lado o al teléfono, que con compañía el susto se te queda en la mitad.',
    },
    leo: {
      is: 'Lo que postergas suele ser aquello donde podrías no brillar, y prefieres llegar tarde a llegar con algo mediocre.',
      helps:
        'Haz un primer intento de lo pendiente a propósito malo y privado, y mejóralo después con tu orgullo intacto.',
    },
    virgo: {
      is: 'Pospones por exceso de preparación, ordenando y comparando todo antes de empezar, y el plazo ya te respira en la nuca.',
      helps:
        'Empieza lo atrasado por la parte del medio, la que menos preparación pide, y ordena cuando esté hecha.',
    },
    libra: {
      is: 'Aplazar te parece cortés, porque mientras no decidas cómo empezar, nadie queda mal y cualquier opción sigue viva.',
      helps:
        'Pídele a alguien que elija por ti el primer paso de lo pendiente, y dalo sin revisar la elección.',
    },
    scorpio: {
      is: 'Postergas en silencio lo que otro te impuso, como una huelga secreta, y cumples al borde del plazo con una fuerza temible.',
      helps:
        'Busca en esa tarea aplazada un motivo propio, aunque sea quitártela de encima, y trabaja para ese motivo.',
    },
    sagittarius: {
      is: 'El último momento es tu despacho favorito: confías en que el plazo se estira y casi siempre calculas la mitad del tiempo.',
      helps: 'Multiplica por dos el tiempo que crees que toma lo pendiente, y regálate lo que sobre.',
    },
    capricorn: {
      is: 'Cumples lo ajeno y atrasas lo tuyo: con un plazo de trabajo eres de fiar, y con tu propia ilusión siempre hay tiempo.',
      helps:
        'Trata eso que siempre aplazas como el encargo de un cliente exigente, y ponle fecha de entrega.',
    },
    aquarius: {
      is: 'Dejas todo para el final porque las fechas te parecen un invento arbitrario, y luego una noche de genio te da la razón.',
      helps: 'Inventa un plazo propio y raro, distinto del oficial; el que pones tú lo respetas mejor.',
    },
    pisces: {
      is: '¿Por qué lo postergas? Porque la tarea se ve enorme y sin comienzo, y pensar en ella ya te deja sin fuerzas.',
      helps:
        'Elige una acción diminuta de lo pendiente, como abrir el archivo o buscar el número, y haz únicamente esa.',
    },
  },
  routine: {
    aries: {
      is: 'Los hábitos te duran lo que dura la novedad: arrancas con furia, y al noveno intento idéntico ya quieres otra cosa.',
      helps:
        'Convierte el hábito en desafío contra tu propia marca y cámbialo de forma apenas huela a obligación.',
    },
    taurus: {
      is: 'Rutinas sí que tienes, y de hierro; lo complicado es meter una nueva donde la vieja ya hizo su nido.',
      helps:
        'Cuelga el hábito nuevo de uno que ya disfrutas, justo antes, para que el placer venga de premio.',
    },
    gemini: {
      is: 'Una rutina te aguanta hasta que pasa algo interesante, y a ti te pasa algo interesante cada media hora.',
      helps:
        'Ten dos o tres versiones del mismo hábito y elige una según el ánimo, para que la variedad te salve la constancia.',
    },
    cancer: {
      is: 'Tus hábitos dependen del humor de la casa; con paz cumples con todo, y con tensión se te desarma hasta el desayuno.',
      helps:
        'Ata el hábito a alguien querido, con una caminata en compañía o una foto enviada al cumplirlo, y te costará mucho menos.',
    },
    leo: {
      is: 'La disciplina te sienta de maravilla mientras alguien la note; el hábito invisible, doblar ropa o archivar papeles, te parece indigno.',
      helps: 'Lleva un registro vistoso de tus hábitos y presume un poco cuando la racha crezca.',
    },
    virgo: {
      is: 'Diseñas rutinas perfectas, con horario y colores, y por un día fallado das por perdida la serie completa.',
      helps:
        'Decide de antemano cuál es la versión mínima de tu hábito, la de los días malos, y que cuente igual.',
    },
    libra: {
      is: 'El orden lo quieres por belleza y los hábitos por compañía; a solas, la disciplina se te va negociando.',
      helps:
        'Haz que el hábito sea bonito, con buena luz y algo que dé gusto mirar, y llévalo a medias con alguien.',
    },
    scorpio: {
      is: 'Para un hábito tuyo no hay medias tintas: una temporada de disciplina monacal, y después lo rompes como quien quema un puente.',
      helps:
        'Quédate con la mitad del hábito que te exigiste, y resiste la tentación de subirlo cuando vaya bien.',
    },
    sagittarius: {
      is: 'Toda rutina te huele a jaula, incluso la que elegiste, y para sentir aire te saltas justo el día que tocaba.',
      helps: 'Cuenta los hábitos por semana en vez de por día, y muévelos a tu antojo dentro de ella.',
    },
    capricorn: {
      is: 'Disciplina te sobra, y el orden también; lo que no consigues mantener son los hábitos que no producen nada.',
      helps:
        'Apunta la siesta, el paseo o el juego en tu lista de rutinas, y táchalos con la seriedad de siempre.',
    },
    aquarius: {
      is: 'Tus horarios no los entiende nadie, ni tú a ratos, y las rutinas de los libros se te caen de puro ajenas.',
      helps:
        'Observa a qué hora haces bien las cosas sin esfuerzo, y pon ahí el hábito, por extraña que parezca.',
    },
    pisces: {
      is: 'Los hábitos se te disuelven sin drama: ayer los tenías, hoy no sabes cuándo los soltaste ni dónde quedó el orden.',
      helps: 'Usa una señal que se vea o se oiga para ese hábito, y al perderlo retómalo sin hacer cuentas.',
    },
  },
  startingLate: {
    aries: {
      is: 'Pensar que es tarde te dura poco: lo que te molesta de empezar a esta altura es que otros te lleven ventaja.',
      helps: 'Empieza por una lección de prueba y compárate nada más con quien eras al entrar en ella.',
    },
    taurus: {
      is: 'Que sea tarde para empezar te preocupa menos que soltar lo conocido; a tu paso, sin embargo, se llega bien a muchas partes.',
      helps: 'Prueba lo nuevo en un rincón pequeño de la semana, sin tocar nada de lo que ya te sostiene.',
    },
    gemini: {
      is: '¿Tarde, con esa curiosidad? Tu cabeza empieza cosas nuevas a cualquier edad; el riesgo es empezar seis.',
      helps:
        'Elige lo nuevo que podrías contar con ganas en una cena, y dale unas cuantas semanas antes de juzgar.',
    },
    cancer: {
      is: 'Te parece tarde cuando miras atrás y extrañas a quien fuiste; de ahí sacas, también, la ternura para volver a ser principiante.',
      helps: 'Rescata algo que te gustaba en la infancia y empieza justo por ahí, donde no partes de cero.',
    },
    leo: {
      is: 'Empezar tarde te hiere el orgullo, porque cuesta ser aprendiz a la vista de todos cuando en otras cosas ya te aplauden.',
      helps:
        'Busca un grupo donde todos empiecen, y date el gusto de ser quien mejor se ríe de sus tropiezos.',
    },
    virgo: {
      is: 'Sacas cuentas de lo que tardarías, de lo que otros ya saben, y concluyes que es tarde antes de haber probado.',
      helps:
        'Haz una primera clase sin investigar nada antes, y guarda los cálculos para cuando tengas algo que calcular.',
    },
    libra: {
      is: 'La edad te preocupa por el qué dirán, y te imaginas fuera de lugar entre gente que se conoce y ya sabe hacerlo.',
      helps: 'Ve a la primera sesión de eso nuevo con alguien, y en la segunda ya tendrás con quién charlar.',
    },
    scorpio: {
      is: 'Empezar de nuevo, incluso tarde, se te da como a nadie; lo que cuesta es que te vean a medio cambio.',
      helps: 'Comienza sin anunciarlo y cuéntalo cuando ya tengas algo de lo que reírte.',
    },
    sagittarius: {
      is: 'Tu idea de la edad es flexible: el mapa te parece siempre más grande que el tiempo, y eso te anima y te inquieta.',
      helps:
        'Elige entre todo lo que aún quieres aprender una sola cosa, y averigua cómo se da su primer paso.',
    },
    capricorn: {
      is: 'Por dentro llevas un reloj severo que te riñe por empezar tarde, aunque tu paso lento sea de los que llegan.',
      helps:
        'Haz una lista de lo que ya sabes y le sirve a lo nuevo; verás que empiezas con el trabajo adelantado.',
    },
    aquarius: {
      is: 'Nunca fuiste a la hora de los demás, así que «demasiado tarde» es un horario que otros escribieron sin consultarte.',
      helps:
        'Busca a alguien que haya empezado eso a una edad absurda, y pregúntale qué fue lo más divertido.',
    },
    pisces: {
      is: 'Se te hace tarde de tanto soñarlo: lo nuevo vive tan completo en tu fantasía que empezarlo parece estropearlo.',
      helps:
        'Da un paso torpe y real hacia eso nuevo, aunque dure quince minutos, y deja que el sueño se acostumbre.',
    },
  },
  hobby: {
    aries: {
      is: 'Tu tiempo libre pide riesgo medido y resultado rápido, como la escalada de sala, la esgrima o una batería que despierte al barrio.',
      helps: 'Prueba una clase suelta de ese pasatiempo antes de comprarte el equipo entero.',
    },
    taurus: {
      is: 'Un pasatiempo que se huela o se toque es para ti; con tierra, arcilla o madera se te pasan las horas sin reloj.',
      helps: 'Dale a tu afición un lugar fijo donde pueda quedarse a medio hacer sin que nadie la recoja.',
    },
    gemini: {
      is: 'Ningún pasatiempo te dura si no cambia de tema, así que te van los crucigramas, la improvisación y los clubes de lectura peleadores.',
      helps:
        'Acepta que tus aficiones sean temporadas, y presta los materiales a quien empieza cuando cambies de tema.',
    },
    cancer: {
      is: 'Para las horas libres te conviene algo con memoria: ordenar las fotos de familia, tejer como se tejía antes o rescatar recetas heredadas.',
      helps:
        'Busca una afición que también le alegre la tarde a alguien tuyo, sin que se vuelva otro servicio.',
    },
    leo: {
      is: '¿Qué pasatiempo? Uno con luces: el teatro de barrio o el baile te devuelven brillo, y el ocio callado te marchita.',
      helps:
        'Elige una afición con muestra o función al final, que tener fecha para lucirse te pone en marcha.',
    },
    virgo: {
      is: 'Te divierte lo minucioso; un pasatiempo de lupa, como encuadernar, armar maquetas o anotar pájaros, te descansa más que el sofá.',
      helps: 'Prohíbete ser útil durante esa afición; si un pájaro queda sin anotar, el paseo igual valió.',
    },
    libra: {
      is: 'El tiempo libre lo disfrutas a dúo y con belleza cerca, sea bailando tango, arreglando flores o fotografiando fachadas.',
      helps: 'Di tú primero qué pasatiempo te apetece, antes de preguntar qué prefieren los demás.',
    },
    scorpio: {
      is: 'Una afición te gusta si esconde algo, y por eso te atrapan el buceo, el ajedrez o restaurar lo que otros dieron por perdido.',
      helps:
        'Reserva ese pasatiempo para ti y no expliques por qué te atrapa; el misterio es parte del recreo.',
    },
    sagittarius: {
      is: 'Ocio, en tu diccionario, es ensanchar el mundo: recorrer senderos largos o aprender platos de países adonde aún no llegaste.',
      helps:
        'Pon en el calendario una salida corta con esa afición, porque la gran expedición suele comerse a las pequeñas.',
    },
    capricorn: {
      is: 'Hasta en el pasatiempo quieres progresar, de modo que te llenan la montaña, la carpintería o arreglar relojes, donde se nota el avance.',
      helps: 'Escoge un rato libre en que tu afición no tenga meta, y deja el cronómetro en casa.',
    },
    aquarius: {
      is: 'Tu pasatiempo ideal tiene cables o gente rara; en un taller de robótica o una partida de rol se te ilumina la cara.',
      helps:
        'Encuentra el grupo de tu afición, por minúsculo que sea, porque entre gente con tu manía descansas de dar explicaciones.',
    },
    pisces: {
      is: 'A tu tiempo libre le hace falta algo que te lleve, como pintar con acuarela, nadar sin prisa o mirar cine hasta perder la hora.',
      helps: 'Ponle a esa afición una hora de comienzo, y no le pongas hora de final.',
    },
  },
  exercise: {
    aries: {
      is: 'El cuerpo te pide movimiento a gritos, y aun así dejas el deporte por aburrimiento o por darlo todo el primer día.',
      helps: 'Busca un deporte con contrincante y guarda un poco de fuerza para la próxima vez.',
    },
    taurus: {
      is: 'Haces ejercicio si el cuerpo lo disfruta, así que el gimnasio ruidoso te repele y un paseo con buen paisaje te conquista.',
      helps: 'Escoge ropa cómoda y un recorrido bonito, y sal a moverte aunque sea un rato corto.',
    },
    gemini: {
      is: 'El deporte te engancha mientras haya charla, juego o música nueva; contar repeticiones te apaga en dos minutos.',
      helps:
        'Queda para moverte con alguien que hable tanto como tú, y el kilómetro se irá sin que lo notes.',
    },
    cancer: {
      is: 'Tu relación con el ejercicio sube y baja con el ánimo, y te da pudor sudar entre extraños.',
      helps:
        'Muévete en un lugar donde te sientas a salvo, como tu casa con las cortinas cerradas o una piscina a primera hora.',
    },
    leo: {
      is: 'Haces deporte con ganas si hay equipo, aplauso o espejo favorable; correr sin testigos te parece un desperdicio de garbo.',
      helps:
        'Apúntate a una clase de baile o de grupo donde te conozcan por tu nombre, y tendrás motivo para volver.',
    },
    virgo: {
      is: 'Sabes qué ejercicio conviene, cuánto y con qué postura; tanta información te deja a veces en la silla, comparando planes.',
      helps:
        'Sal a caminar hoy con cualquier zapato cómodo, y perfecciona el plan de ejercicio cuando ya estés en marcha.',
    },
    libra: {
      is: 'Hacer deporte a solas te cuesta el doble; por alguien que te espera en la esquina, en cambio, llegas puntual.',
      helps: 'Busca pareja de ejercicio y elijan algo grato a la vista, como un parque o una pista de baile.',
    },
    scorpio: {
      is: 'El deporte te sirve para vaciar lo que no dices, y cuando entrenas vas hasta el límite o no vas.',
      helps: 'Pon un tope a tu entrenamiento antes de empezar, y respétalo aunque todavía te quede rabia.',
    },
    sagittarius: {
      is: 'Lo tuyo es moverte al aire libre y hacia algún lado; una cinta de correr te parece una broma de mal gusto.',
      helps: 'Elige un destino al que valga la pena llegar a pie o en bici, y el ejercicio vendrá incluido.',
    },
    capricorn: {
      is: 'El ejercicio lo cumples cuando está en la agenda, con terquedad de montañista, y lo quitas en cuanto el trabajo aprieta.',
      helps:
        'Ponte una meta física modesta y lejana, y avanza hacia ella aun en las semanas cargadas, aunque sea poco.',
    },
    aquarius: {
      is: 'Ir al gimnasio como todo el mundo te da pereza; te mueve lo insólito, como los patines, la capoeira o un circo de aficionados.',
      helps: 'Date permiso para entrenar a deshoras y a tu manera, y cambia de deporte sin remordimiento.',
    },
    pisces: {
      is: 'Del deporte huyes si es competencia, y te entregas si se parece a flotar, sea nadando, estirándote o bailando a oscuras.',
      helps:
        'Ponte una canción y muévete lo que dure; si al acabar quieres otra, ya estás haciendo ejercicio.',
    },
  },
  faith: {
    aries: {
      is: 'Crees por chispazos y haciendo; una fe que pide sentarse a esperar respuesta te saca de quicio.',
      helps: 'Prueba meditar andando, a paso vivo, y deja que la duda camine contigo sin pelearte con ella.',
    },
    taurus: {
      is: 'Tu fe vive en lo palpable, en un rezo aprendido o bajo un árbol viejo, y las doctrinas nuevas te dejan indiferente.',
      helps: 'Sostén en la mano algo sencillo mientras rezas o meditas; a ti la calma te entra por el tacto.',
    },
    gemini: {
      is: 'Las creencias te interesan todas, las comparas con gusto, y la duda es casi tu forma de rezar.',
      helps: 'Anota las preguntas de fe que más vuelven y conversa una con alguien que crea de otra manera.',
    },
    cancer: {
      is: 'Lo que crees te llega por quienes te criaron, en una oración susurrada o una vela, y dudar se siente como faltarles.',
      helps:
        'Conserva de tu fe el gesto que te consuela, y concédele a la duda un sitio en la misma familia.',
    },
    leo: {
      is: 'Crees con el corazón entero y con gratitud a la vista, y cuando la fe se apaga sientes frío en pleno mediodía.',
      helps:
        'Dedica un momento del día a agradecer algo en voz alta, y que ese calor cuente como una forma de creer.',
    },
    virgo: {
      is: 'La fe te cuesta porque revisas cada pieza, y aun así haces con manos humildes lo que otros solo predican.',
      helps:
        'Medita contando respiraciones, que a tu mente le encanta contar, y si pierdes la cuenta, vuelve al uno.',
    },
    libra: {
      is: 'Ante la fe ves la razón de quien cree y la de quien duda, y te quedas a vivir en el medio.',
      helps:
        'Busca lo sagrado en lo bello, sea una música o un templo en silencio, sin obligarte a firmar una postura.',
    },
    scorpio: {
      is: 'No puedes creer a medias: dudas hasta el hueso, y la fe que te queda después ya nadie te la mueve.',
      helps:
        'Si la duda de fe aprieta de noche, compártela con alguien de confianza en lugar de cavar más hondo a solas.',
    },
    sagittarius: {
      is: 'Tu fe es optimismo con brújula: crees que todo tiene un sentido, y te impacienta no haberlo encontrado aún.',
      helps:
        'Lee a quien pensó lo contrario de lo que crees, y después camina un rato largo sin sacar conclusiones.',
    },
    capricorn: {
      is: 'Dudas de toda fe que prometa atajos, y crees, casi sin decirlo, en cumplir y en lo que resiste.',
      helps:
        'Quédate unos minutos al día sin hacer nada provechoso; llámalo meditación si así te resulta más respetable.',
    },
    aquarius: {
      is: 'Nunca pudiste creer lo que te dictan; tu fe, si la tienes, la armaste con ciencia, asombro y confianza en la gente.',
      helps:
        'Busca un grupo donde se pueda dudar en voz alta, porque tus convicciones respiran mejor entre preguntas.',
    },
    pisces: {
      is: 'Creer te resulta tan natural como oír llover; lo difícil de tu fe es distinguir qué crees tú y qué recogiste de otros.',
      helps: 'Medita un rato corto con los pies bien apoyados, y al terminar haz algo muy terrenal.',
    },
  },
  looks: {
    aries: {
      is: 'Tu estilo se decide en dos minutos, y los demás ven energía, paso rápido y una cara que lo cuenta todo.',
      helps: 'Antes de un corte o un tatuaje drástico, déjalo dibujado y míralo varias mañanas seguidas.',
    },
    taurus: {
      is: 'En tu aspecto la gente ve aplomo y buen gusto para las telas; tú te quedas mirando lo que sobra o lo que falta.',
      helps: 'Vístete con lo que te acaricia y te queda cómodo hoy, que en la cara se te nota enseguida.',
    },
    gemini: {
      is: 'Por tu aspecto te calculan menos edad, será la mirada inquieta, y tu clóset parece de tres personas distintas.',
      helps:
        'Encuentra una prenda o un detalle que se repita en todas tus versiones, y tu estilo ya tendrá firma.',
    },
    cancer: {
      is: 'Tu aspecto tiene algo dulce que invita a contarte cosas, y en las fotos, en cambio, te buscas defectos de otra época.',
      helps: 'Guarda a mano un retrato donde alguien que te quiere te tomó por sorpresa; así te ven.',
    },
    leo: {
      is: 'El pelo es asunto de Estado en tu imagen: entras y se nota, y un mal corte te amarga la semana.',
      helps: 'Sal un día con el aspecto a medio arreglar y fíjate en cuánta gente te sonríe igual.',
    },
    virgo: {
      is: 'Tu estilo se ve pulcro, con todo en su sitio, y nadie sospecha la inspección que te haces en el espejo.',
      helps: 'Mírate al espejo a la distancia a la que te miran los demás, y no un centímetro más cerca.',
    },
    libra: {
      is: 'A los demás tu imagen les resulta armoniosa, fácil de mirar, mientras tú preguntas a tres personas si combina.',
      helps: 'Elige un peinado o una prenda sin consultar a nadie, y úsala el día entero antes de opinar.',
    },
    scorpio: {
      is: 'De tu imagen se recuerdan la mirada y cierta distancia; intimidas sin querer, y tú concluyes que no gustas.',
      helps:
        'Si un tatuaje te tienta, que signifique algo solo para ti; y al saludar, suelta antes la sonrisa.',
    },
    sagittarius: {
      is: 'Tu estilo es el de alguien en viaje, con ropa cómoda y pelo a su aire, y una risa que distrae de cualquier arruga.',
      helps:
        'Ajusta a tu medida una prenda de las que más usas; cambia mucho la imagen y no pierdes soltura.',
    },
    capricorn: {
      is: 'Tu imagen impone: línea sobria, pocas prendas buenas, y un aire serio que hace pensar que no necesitas cumplidos.',
      helps:
        'Añade a tu estilo algo sin función alguna, como un color o un broche, y deja que te lo celebren.',
    },
    aquarius: {
      is: 'Te vistes contra la corriente hasta sin querer, y lo que ven los demás es alguien que no se parece a nadie.',
      helps: 'Prueba el pelo raro con algo que se quite lavando; tendrás la sorpresa y también la retirada.',
    },
    pisces: {
      is: 'Tu aspecto cambia según la compañía, como si te prestaran los gestos, y por eso ninguna foto te convence.',
      helps:
        'Antes de juzgar la ropa mírate un rato a los ojos, porque ahí está lo que los demás encuentran hermoso.',
    },
  },
};
