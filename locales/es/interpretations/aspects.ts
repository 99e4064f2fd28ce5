import type { NatalAspectTexts } from '../../interpretation-types.ts';

/** What an aspect between two points of a birth chart says. Sun, Mercury and Venus never stand far enough apart for the kinds that are left out. */
export const aspects: NatalAspectTexts = {
  sun: {
    moon: {
      joined:
        'Naciste cerca de una Luna nueva, con el querer y el sentir en el mismo cuarto. Cuando sabes lo que deseas, nada en ti tira para otro lado, por más gente que consultes. A quien carga con tres voces por dentro le asombra lo poco que discutes contigo a la hora de elegir casa, trabajo o perro.',
      flowing:
        'Te llevas bien con tus propias ganas. La voluntad y el ánimo suelen ponerse de acuerdo antes del desayuno, y esa paz se les pega a quienes viven cerca. El riesgo es acomodarte, porque con tan poca fricción los meses pasan volando y algún deseo incómodo se queda esperando su sábado.',
      tense:
        '¿La carrera o la siesta, el viaje o la casa? Lo que te propones y lo que necesitas para sentirte bien llegan al mismo cruce con el semáforo descompuesto. Haz una lista con dos columnas y concédele algo a cada una antes de arrancar. De ese roce interior sale buena parte de tu energía.',
    },
    mercury: {
      joined:
        'Piensas con la camiseta puesta: tus ideas llevan tu nombre y las defiendes como se defiende a un hermano. Aprendes rápido lo que te toca de cerca y hablas de ello con convicción. Mirarte desde el balcón de enfrente te cuesta más. Una crítica repetida despacio, en tus propias palabras, suele encogerse hasta su tamaño real.',
    },
    venus: {
      joined:
        'Entre gente amable, caer bien te sale casi sin pensarlo. Hay calidez en tu trato, gusto en lo que eliges, una gracia que arregla la mesa y de paso la conversación. Por lo mismo, el aplauso te importa demasiado y puedes limar lo que opinas. Cuando discrepas con esa misma sonrisa, por lo general te quieren más.',
    },
    mars: {
      joined:
        'Con la meta ya a la vista te despiertas con prisa, y vas a lo que quieres por la calle más corta. Toleras mal que te expliquen por qué no se puede, y muchas veces demuestras que sí. El empujón alcanza también a quien solo pasaba por ahí. Más de una persona, con el susto todavía en la cara, termina corriendo contigo.',
      flowing:
        'En lo tuyo, querer y hacer se dan la mano. Cuando algo te importa, ya vas cargando las herramientas mientras el resto abre el debate; compites limpio y, si pierdes, rara vez haces un drama. Tanta facilidad puede irse en ratos sueltos, y entonces tu mejor golpe se queda sin partido donde lucirlo.',
      tense:
        'Te hierve la sangre ante una orden mal dada. La voluntad choca con el impulso y puedes terminar peleando por un lugar en el estacionamiento como si estuviera en juego tu honra. Pregúntate qué quieres ganar, además de la discusión. Bien dirigida, esa fuerza mueve roperos que nadie se atrevía a tocar.',
    },
    jupiter: {
      joined:
        'Cuando algo te entusiasma, la mesa se ensancha. Tu confianza contagia entonces: animas, prestas libros, ves posibilidades en quien ya se había rendido. A veces prometes un poco de más, y luego faltan horas. Entonces llegas a la tercera cita del día sin aliento, con el libro prometido y una disculpa graciosa.',
      flowing:
        'Una confianza de fondo te allana trámites que otras personas padecen. Sueles caer de pie y lo agradeces compartiendo lo que aprendiste. Esa misma holgura invita a confiarte en lo fácil, así que te conviene un maestro severo, de los que devuelven la tarea llena de marcas rojas.',
      tense:
        'Tus planes suelen venir en talla extra. Ves la fiesta, el negocio, el libro de mil páginas, y la fe te alcanza para todo menos para el presupuesto. Tu gente ya sabe restar un tercio de lo que anuncias, y lo que queda suele dar para una tarde estupenda.',
    },
    saturn: {
      joined:
        'Quizá te dieron responsabilidades antes de tiempo, o así lo viviste. De ahí la cara seria ante el deber, y que en el oficio tu palabra circule como moneda fuerte. Debajo vive un juez que rara vez se da por satisfecho y que archiva los logros sin leerlos. A veces alguien abre ese archivo, lee en voz alta y te toca oír, sin saber dónde mirar, todo lo que hiciste.',
      flowing:
        'Lo que construyes aguanta la lluvia. Tienes sentido del tiempo, del esfuerzo que conviene y del que sobra, y la gente de más edad confía en ti pronto. El exceso, aquí, es de prudencia: hay locuras modestas, de las que caben en un calendario, que llevan años pidiéndote audiencia.',
      tense:
        'Ante la autoridad, por dentro te pasan lista. Sientes que debes ganarte el lugar una y otra vez, y cualquiera que mande puede fruncir el ceño con la cara de alguien de tu infancia. Separa la crítica útil del eco. Con los años el freno se vuelve oficio, y el oficio, una calma que nadie te regaló.',
    },
    uranus: {
      joined:
        'Heredaste los ojos de la familia, quizá, pero las ideas las trajiste de otro planeta. Se nota apenas hablas: necesitas aire, ritmo propio, permiso para cambiar de opinión. Lo que funciona también llega a aburrirte, y ahí conviene distinguir si hace falta otra vida o solo pintar la pared de otro color.',
      flowing:
        'Llevas la diferencia con comodidad, como quien usa calcetines disparejos a propósito. Los cambios te despiertan, das con soluciones insospechadas y dejas que cada quien viva a su modo. La constancia te escasea por temporadas, y entonces queda en tu casa algún invento al que solo le falta la tapa.',
      tense:
        'A veces basta que te digan «así se hace» para que busques otra forma. La libertad es tu bandera y también tu susto: puedes romper moldes, acuerdos, calendarios, y al día siguiente te asombra el silencio. Hay invento en esa rebeldía, sobre todo cuando sabes de qué quieres liberarte.',
    },
    neptune: {
      joined:
        'Entre tú y el mundo hay apenas una cortina fina. Por ella pasan la música, las penas ajenas, los sueños de gente que casi no conoces, y con eso puedes crear o consolar. A ratos pierdes tu propio contorno. Un oficio, un horario o una voz franca te lo devuelven.',
      flowing:
        'Imaginas sin soltar la baranda. La sensibilidad te sirve para leer un ambiente, elegir la canción justa o entender a quien se explica mal, y rara vez te hunde. Lo tibio de la corriente invita a flotar. Con un cuaderno, un taller y un público de tres personas, la inspiración se vuelve obra.',
      tense:
        '«¿Quién soy cuando nadie me necesita?» Hay noches en que te lo preguntas. Puedes brillar por un ideal, salvar a medio vecindario y descubrir luego que ni sabías qué querías cenar. Idealizas, te desilusionas, vuelves a creer. Dales esa imaginación a los personajes de un cuento y deja que las personas sean torpes.',
    },
    pluto: {
      joined:
        'Aunque te sientes al fondo, tu presencia pesa en la habitación. Vives por capítulos intensos: dejas una versión de ti, te rehaces, y quien pasó un año sin verte pregunta qué ocurrió. Detestas que te controlen y a veces controlas primero. Debajo hay una lealtad que se nota en las mudanzas y en las malas noticias.',
      flowing:
        'Debajo de lo que muestras hay un pozo, y sabes dónde quedó la cuerda. En plena crisis se te aclara la mirada; por eso te buscan cuando toca decidir algo serio. La fuerza ociosa, en cambio, se oxida. Un estudio exigente o una causa con barro en las botas la mantienen despierta.',
      tense:
        'Cierta lucha de poder puede reaparecer con distinta ropa: una voz de la infancia, una gerencia, alguien que decide por ti. Respondes apretando la mandíbula o tomando el mando antes que nadie. Ensaya perder una discusión sin importancia y mira qué sigue intacto. Mucho, por lo general, y además descansas.',
    },
    ascendant: {
      joined:
        'Al abrir la puerta ya se ve casi toda la sala. Así de transparente te presentas si estás a gusto: te notan rápido y tu humor le pone clima al lugar. Disimular al llegar te resulta difícil. Con tanta luz como das, la gente tarda en notar que también te cansas.',
      flowing:
        'Cuando hablas de lo tuyo, cuesta poco acercarse a ti. Tu manera de saludar y lo que de verdad te importa van por la misma acera, así que inspiras confianza sin campaña. Lo que viene después del saludo, las dudas y los planes a medias, también merece que alguien lo conozca.',
      tense:
        'Quien te trata por primera vez se lleva una idea, y quien se queda descubre otra. Hay distancia entre cómo apareces y lo que te da vida; entras por un costado cuando querías el centro y luego te molesta que te lean al revés. Abrevia el rodeo: di «esto lo quiero yo».',
    },
    midheaven: {
      joined:
        'Nombre y oficio te crecieron juntos, como dos enredaderas en la misma reja. En tu profesión necesitas hacer algo que se vea, que lleve tu sello, y es fácil que te encarguen la parte visible. En vacaciones, a los dos días, ya puedes estar organizando el campeonato del hotel.',
      flowing:
        'Encuentras un camino profesional sin traicionarte demasiado. Lo que te entusiasma suele tener algún uso para los demás, y quienes deciden lo perciben. La vía es tan llana que podrías escoger el ascenso cómodo y dejar para después el que te acelera el pulso.',
      tense:
        'Tu carrera y tu carácter viven en husos horarios distintos. El cargo pide una cosa, las ganas piden otra, y casi todo te llega con desfase. Reparte la semana antes de que otros la repartan, y deja en ella una tarde sin dueño. Así cargo y ganas se rozan menos.',
    },
  },
  moon: {
    mercury: {
      joined:
        'En confianza, sientes y ya lo estás contando. Las emociones te llegan con palabras puestas, y por eso escribes mensajes que hacen llorar y recuerdas conversaciones enteras. Lo delicado es que razonas según el humor del momento. A la mañana siguiente, con la cara lavada, lo cuentas otra vez y sale una historia bastante más amable.',
      flowing:
        'Al otro día se te da bien ponerle nombre a lo que sentiste. Escuchas con memoria, explicas con ternura, y hasta un niño testarudo acaba por entenderte. Tanto narrar la emoción puede enfriarla en el plato; hay penas, y alegrías, que prefieren un rato de silencio antes del relato.',
      tense:
        'La cabeza dice «tampoco fue para tanto» y el estómago opina distinto. Discutes contigo bajo la ducha, respondes con enojo y después lo corriges con tres audios. De esa fricción sale un oído fino para lo ambiguo. Nombra primero la emoción y luego el argumento; en ese orden pelean menos.',
    },
    venus: {
      joined:
        'En casa, tu afecto se sirve en plato hondo. Cuidas con detalles bonitos, suavizas ambientes y notas si alguien tiene frío antes de que lo diga. Te gusta tanto la dulzura que a veces la compras con silencios. El día que se te escapa un gruñido, quienes te rodean se miran con alivio y te acercan la merienda.',
      flowing:
        'Con los tuyos, dar cariño te parece cosa natural, como el pan de la tarde. Tienes buen gusto para lo íntimo: una luz baja, un mantel, la palabra que repara. Con visitas, los temas ásperos te dan pereza. Y es una pena, porque dichos por ti raspan bastante menos.',
      tense:
        'Rara vez llegan en el mismo paquete lo que te calma y lo que te gusta. Deseas la aventura y extrañas la cobija, o alguien te atrae y acabas lavándole la ropa. Pregúntate, antes de dar, si quieres cuidar o que te miren con ganas. Son dos hambres distintas, y ambas legítimas.',
    },
    mars: {
      joined:
        'Si algo te toca, las emociones llegan corriendo y entran de un empujón. Defiendes a los tuyos con uñas y dientes, lloras de rabia, te ríes fuerte; poco queda por adivinar. El costo son las palabras lanzadas en caliente. Diez minutos después vuelves, más despacio, y la disculpa te sale con la misma fuerza.',
      flowing:
        'En lo práctico, pedir lo que necesitas te sale más fácil que en el amor. El ánimo te da empuje, el empuje te mejora el ánimo, y eres quien agarra el taladro o propone salir a caminar. A la gente quieta le haces falta, siempre que la dejes terminar de sentir a su ritmo.',
      tense:
        'Hay días en que una toalla mojada en el piso desata una guerra. El enojo se adelanta a la tristeza y la tapa, y después cuesta explicar qué dolía. Cuando notes el calor en la nuca, di «estoy a punto de enojarme». Detrás de la furia suele haber un instinto protector muy noble.',
    },
    jupiter: {
      joined:
        'En tu casa cabe una persona más, y otra, y los primos de la otra. Con la casa llena sientes en grande, abrazas pronto y devuelves la esperanza con un guiso para doce. El exceso es tu punto débil: repartes y repartes, y cuando la visita se va acabas cenando de pie, directo de la olla.',
      flowing:
        'Un fondo de alegría te sostiene incluso en las malas rachas. De viaje confías en la gente, te adaptas a costumbres nuevas y te sientes en casa en andenes y cocinas prestadas. Tras un tropiezo puedes pasar la página demasiado pronto. Muchas penas piden lo que dura un café; después se van por su cuenta.',
      tense:
        'Tus sentimientos crecen como masa con demasiada levadura. Exageras la ilusión, la ofensa, el regalo, y a la mañana siguiente hay que limpiar el horno. Tu generosidad es auténtica y le viene bien una medida: averiguar cuánto hace falta antes de llegar con el doble.',
    },
    saturn: {
      joined:
        'Quizá aprendiste pronto a necesitar en voz baja. Cuidas con responsabilidad, recuerdas quién llega tarde y le guardas la comida, y pides poco para dar el menor trabajo posible. Mucha gente encuentra refugio en esa seriedad. Te toca dejar que alguien entre cuando por dentro todavía hay cosas tiradas en el piso.',
      flowing:
        'Hay ternuras con cimiento, y la tuya es una. Aguantas temporadas grises sin derrumbarte, cumples en lo íntimo lo que prometes y a tu lado se duerme en paz. El mimo y el capricho quedan para cuando los hayas merecido. Por eso te desconcierta que alguien te quite la lista de las manos, te arrope y te mande a descansar en pleno jueves.',
      tense:
        'Cuanto más quieres un abrazo, más derecha pones la espalda. Temes ser una carga, y ese temor te aleja justo de quien traía la manta. Pide algo mínimo y concreto, un té, diez minutos, y acéptalo sin devolverlo enseguida. La reserva se ablanda con los años y deja ver una lealtad enorme.',
    },
    uranus: {
      joined:
        'Si alguien aprieta, tu ánimo vira de golpe, como cometa en día de viento. Necesitas cariño con la puerta entreabierta y una casa donde cada quien llegue a su hora; la convivencia muy pegada te da comezón. Ofreces a cambio un afecto que deja respirar, y solo te piden que avises cuándo piensas volver.',
      flowing:
        'Te apegas a tus amistades sin atarlas. Tu familia puede incluir a una vecina, dos personas que viven lejos y un gato prestado, y funciona. Los viajes y los cambios de planes te despiertan más de lo que te asustan. Tu ligereza puede sonar a desinterés; luego mandas desde otra ciudad un «hoy me acordé de ti», y queda claro que estabas.',
      tense:
        'Cercanía y escape te llegan en la misma llamada. Tal vez creciste entre cambios bruscos, y ahora la calma te parece sospechosa; puedes salir un segundo antes de que te dejen. Tu intuición, por otro lado, es rapidísima. Contadas a tiempo a quien tienes delante, las ganas de huir pierden urgencia.',
    },
    neptune: {
      joined:
        'Captas el llanto que todavía no empezó. Tu sensibilidad es una radio abierta a muchas estaciones, buena para la música, el consuelo y los presentimientos. De noche cuesta saber cuál tristeza es la tuya. Con la luz del día se aclara, y más de una vez resulta que venía del asiento de al lado.',
      flowing:
        'Consolar te sale sin discursos. Hay algo en tu manera de escuchar que afloja los nudos, y tu imaginación convierte un patio pelado en un sitio encantado. A quien te enternece le perdonas de más, y hasta el gato del vecino sabe ya poner cara de pena.',
      tense:
        'Un suspiro ajeno te cambia la tarde. Rescatas a quien no pidió rescate, añoras un hogar que tal vez existió solo en tu fantasía y, si el día raspa, te escondes en la pantalla o en el sueño. La compasión, para durar, empieza por comer caliente y decir «hoy no puedo».',
    },
    pluto: {
      joined:
        'Bajas hasta el sótano de lo que sientes, y allí enciendes la luz. Quieres con una lealtad feroz, hueles los secretos de familia y te levantas de golpes que dejarían a mucha gente en el piso. El miedo a que te dejen te cierra la mano. Ábrela un poco, a modo de prueba, y observa quién permanece.',
      flowing:
        'Contigo se puede hablar de lo que da vergüenza. Tienes una calma honda para los temas oscuros y sales de las tormentas íntimas con algo aprendido. Tanta resistencia puede acostumbrarte a vivir en emergencia, y en esas rachas el afecto liviano, la broma, la película mala se te van olvidando.',
      tense:
        'El corazón, en ti, monta guardia. Quizá una emoción muy grande te enseñó a vigilar, y a veces lees amenazas en una respuesta que tardó. Puedes apretar, callar, poner a prueba a quien amas. La misma intensidad sirve para reparar historias largas, y empieza a servir el día en que dices qué te asusta.',
    },
    ascendant: {
      joined:
        'A los diez minutos de conocerte, alguien ya te enseña fotos de su perro. Tienes modales de casa abierta: alcanzas un vaso, bajas la voz, encuentras la silla más blanda. Con tanta acogida se te olvida pedir, y más de una vez te vas de la fiesta sin haber comido.',
      flowing:
        'Como un banco a la sombra, así es tu trato. De cerca te muestras sensible, percibes qué le falta a quien tienes enfrente y te confían penas hasta en la gasolinera. Con tanta confidencia ajena, sueles volver a casa con las propias sin abrir.',
      tense:
        'Por fuera, soltura; por dentro, un animalito que mira desde la rendija. Tus necesidades y tu manera de presentarte andan a destiempo, y en las visitas sonríes cuando querías irte o te despides cuando querías un abrazo. Quien se queda lo suficiente ve salir al animalito, que olfatea la mano y se echa cerca.',
    },
    midheaven: {
      joined:
        'En público despiertas confianza de pariente. Tu vocación lleva algo de cuidado, de memoria, de comida compartida, y el ánimo de la gente te llega antes que los informes. Con tanta confianza se cuelan encargos que no eran tuyos. Al mes los cuidas tan bien que nadie recuerda a quién le tocaban.',
      flowing:
        'Trabajas mejor donde te llaman por tu nombre. Intuyes lo que la gente necesita y sabes darle forma útil, sea un menú, una clase o una mudanza bien organizada. Tu casa respalda tu oficio. Puede que el cargo ya lo ejerzas de hecho y que en la puerta siga el nombre de quien se jubiló.',
      tense:
        'Los lunes, una parte de ti sale a trabajar y otra se queda descalza tras la cortina. Lo que sientes y lo que haces ante la gente se estorban el paso, y es posible que persigas metas soñadas por alguien de tu familia. Te conviene un oficio con un rincón propio, con pausas, con alguien que pregunte cómo amaneciste.',
    },
  },
  mercury: {
    venus: {
      joined:
        'Hablas y suele sonar bien, aunque sea la lista del mercado. Tienes oído para el tono, escribes notas con chispa y negocias de manera que ambas partes se vayan contentas. Lo áspero se te queda en borrador, en una carpeta que a estas alturas tendría mucha gracia publicar.',
      flowing:
        'Encuentras la palabra amable y la colocas donde hace falta. El arte, los idiomas, la conversación con desconocidos se te dan bien, y tu cariño pasa mucho por el humor. A fuerza de cuidar la forma, rodeas el fondo; hay quien se va de una cena contigo sin saber que le pedías algo.',
    },
    mars: {
      joined:
        'A tu mente le gusta el ping-pong. Ante un reto piensas deprisa, discutes por deporte y cortas el nudo mientras los demás buscan el cabo. Con esa lengua puedes abrirle camino a una verdad o herir a quien te quiere; por fortuna, también sabes pedir perdón pronto.',
      flowing:
        'En lo práctico, de la idea al hecho tardas lo que un semáforo. Explicas con brío, resuelves sobre la marcha y, si dices «no», lo dices en buen tono. Los razonamientos largos de la gente pausada te ponen a mover el pie. Déjalos llegar al final una vez por día; alguno trae el dato que faltaba.',
      tense:
        'Un correo tuyo puede sonar a golpe en la pared. Ante un descuido, la mente va a la carrera, detecta el error ajeno y lo señala antes de saludar. Escribe la versión furiosa, guárdala dos horas y manda la segunda. Para desmontar mentiras, en cambio, pocas inteligencias tan útiles como la tuya.',
    },
    jupiter: {
      joined:
        'Tus conversaciones pueden empezar en el precio del tomate y acabar en el origen del universo. Ves conexiones, enseñas con gusto, contagias curiosidad. Mientras hablas, los detalles se te caen por el agujero del bolsillo y la afirmación sale antes que la prueba. Quien te escucha recoge esos detalles y te los devuelve al final, con una risa.',
      flowing:
        'Aprender te pone de buen humor. Captas el sentido general, cuentas anécdotas que enseñan y opinas con generosidad incluso de quien piensa al revés. Como todo te interesa, la tarde se te va en siete temas. Termina un libro antes de comprar el siguiente y préstalo con notas en el margen.',
      tense:
        'Si algo te entusiasma, dices «todo el mundo» cuando fueron cuatro. Exageras al pensar, prometes al hablar; animas la charla y luego te enredas con los plazos y las cifras. Alguien puntilloso levanta entonces la mano, pregunta, y al tercer «¿cuánto?» tu plan empieza a parecerse a algo posible.',
    },
    saturn: {
      joined:
        'En lo serio pesas las palabras en balanza de precisión. Ordenas lo que vas a decir, guardas lo esencial y tus frases cortas zanjan debates. En la escuela quizá te corrigieron de más, y todavía ensayas por dentro antes de levantar la mano. Cuando por fin hablas, la sala toma apuntes; podrías hablar un poco antes.',
      flowing:
        'Si la materia importa, sabes estudiar, que es distinto de leer. Ordenas apuntes, cumples plazos, explicas lo difícil con calma de carpintero, y te entregan el informe para que lo revises. Tanta sobriedad deja sin juego lo que escribes, salvo cuando un niño te pregunta por los dragones y contestas con mapa y todo.',
      tense:
        'Ante quien evalúa, una voz interior encuentra tres objeciones antes de que abras la boca. Dudas de tu inteligencia más que quienes te escuchan, y a veces la proteges con un pesimismo muy bien argumentado. Pregunta sin pedir perdón por preguntar. De tanta severidad sale un rigor que mucha gente quisiera tener en su equipo.',
    },
    uranus: {
      joined:
        'Las ideas te llegan como apagones al revés: de pronto, todo se ilumina. Ves el atajo, el patrón, el chiste escondido, y cuesta esperar a que los demás te alcancen. A veces te encuentran con el cepillo de dientes en la mano, garabateando una fórmula en la caja del cereal.',
      flowing:
        'Le das la vuelta al problema y la solución estaba debajo, pegada con chicle. Tienes mente inventiva, gusto por los aparatos y respeto por la opinión extravagante. Ensayar los pasos uno por uno te aburre un poco. Es ahí, sin embargo, donde tu ocurrencia deja de ser un truco y se vuelve método.',
      tense:
        'Si interrumpes, la interrupción suele ser lo mejor de la reunión. En el debate, tu mente brinca, contradice por reflejo y tiene demasiados focos encendidos; a las dos de la mañana sigue atendiendo. Baja las luces una hora antes de acostarte. Y cuando te salga un «al contrario», prueba con «además».',
    },
    neptune: {
      joined:
        'Tus frases traen música de fondo. Percibes lo insinuado, narras de maravilla y te entiendes con niños y animales sin diccionario. Con los formularios que te aburren, en cambio, se te corre la tinta, y en más de una ventanilla ya te saludan por tu nombre.',
      flowing:
        'Una metáfora tuya explica en un renglón lo que al manual le tomó veinte. Imaginación y lenguaje se entienden: traduces silencios, inventas cuentos para dormir, suavizas verdades duras a quien sufre. A veces las suavizas hasta que desaparecen, y la otra persona se va feliz con la dirección equivocada.',
      tense:
        'Dicen una cosa, oyes otra y contestas a una tercera, preciosa. Entre la fantasía y el dato hay un malentendido frecuente: puedes perder recados, llenar vacíos, creer lo que suena bello. Esa fantasía pide páginas en blanco. En los asuntos terrenales, repite en voz alta lo acordado, con fecha y con lugar.',
    },
    pluto: {
      joined:
        'Si algo te intriga, preguntas justo donde la gente cambia de tema. Tu mente excava: quiere el motivo, el origen, la hoja que falta en el archivo. Convences casi sin subir el tono, y de ahí que convenga vigilar para qué. Algunos misterios, sobre todo los ajenos, agradecen que los dejes dormir.',
      flowing:
        'Tienes olfato para el dato escondido y paciencia para buscarlo. Investigas, sintetizas, das con la pregunta que destraba una conversación de años. La gente sale de hablar contigo viendo su propio asunto desde otra ventana. Y quien se queda a hablar del clima o de los zapatos descubre además que haces reír.',
      tense:
        'Una idea se te mete en la cabeza y gira como ventilador de techo. Sospechas, atas cabos, afilas el argumento hasta que la otra persona se rinde o se va. Ponle hora de cierre a la pesquisa. Con esa concentración resuelves enigmas de verdad, aunque también hay explicaciones sencillas que resultan ciertas.',
    },
    ascendant: {
      joined:
        'Te explicas con las manos, con los hombros y, si hace falta, con el salero. A un lugar nuevo llegas preguntando, con los ojos muy abiertos, y los nervios se te notan tan rápido como la gracia. Lo mejor te lo cuentan en el silencio que sigue a tu pregunta, si no te apuras a llenarlo.',
      flowing:
        'En la fila entablas conversación con una facilidad que ahorra trámites. Explicas bien qué buscas, aprendes pronto las palabras del lugar y presentas a personas que debían conocerse. La charla ligera se agota si no pasa de ahí; lo notas cuando alguien te contesta en serio y se te olvida la hora.',
      tense:
        'A veces te entienden a medias, y te enteras tarde. Lo que dices y la cara con que lo dices mandan mensajes distintos, de modo que un comentario neutro cae como burla. Hablas de más para arreglarlo, o te callas la parte que lo explicaba todo. Cuando al fin preguntas «¿cómo sonó eso?», te lo imitan, y la risa deshace semanas de enredo.',
    },
    midheaven: {
      joined:
        'Hay una voz en lo alto de tu carta. Cambias de empleo y te siguen pidiendo el discurso, la llamada delicada, el correo que nadie sabe empezar. Tanta demanda apenas te deja tiempo para estudiar. Cede alguno de esos encargos y usa el rato en aprender algo que todavía no sepas contar.',
      flowing:
        'Lo que piensas encuentra pronto su lugar en el trabajo. Aprendes lo que el oficio pide, redactas propuestas claras, preparas bien una entrevista, y haces contactos por curiosidad sincera. El riesgo es ejecutar con gran eficiencia ideas que pensó alguien más. Las tuyas siguen en una libreta, y quien la hojea por accidente pregunta por qué nadie las conoce.',
      tense:
        'Piensas una cosa y el puesto te pide decir otra; o tus ideas toman otro ascensor y llegan despeinadas a la junta. Lo que sabes y la imagen que das se estorban. Tres frases escritas de antemano peinan bastante las ideas ante quien decide.',
    },
  },
  venus: {
    mars: {
      joined:
        'El coqueteo te sale con ímpetu. Atraer e ir por lo que te atrae ocurren casi a la vez, y eso da magnetismo, arte, ganas de bailar pegado. A veces te lanzas antes de averiguar si la otra persona oía la misma canción. Espera un compás y entonces invita.',
      flowing:
        'En el amor sabes cuándo acercarte y cuándo ceder el paso. Cuando cortejas, deseo y ternura se llevan bien, como en esos dúos que cantan mirándose. Creas con gusto y trabajas con encanto. Lo fácil, eso sí, adormece, y a veces recuerdas con cariño a quien te hizo temblar un poco la voz.',
      tense:
        'Quieres paz y quieres guerra, con la misma persona y en la misma noche. Saltan chispas: peleas que acaban en beso, besos que acaban en pelea. El fuego es auténtico y chamusca los muebles. Se apacigua cuando pides lo que deseas con todas sus letras, sin provocar para que te lo adivinen.',
    },
    jupiter: {
      joined:
        'Con la gente que quieres repartes sin medida, y te devuelven otro tanto: invitaciones, sonrisas, la porción más grande del pastel. Tu cariño anima y tu gusto tiende a lo abundante. Lo difícil es decir basta, en el gasto o en la entrega, y de tu casa la gente suele irse con un paquetito en la mano.',
      flowing:
        'Hay gente que alegra la reunión con solo colgar el abrigo, y sueles ser de esa gente. Querer, agradecer y disfrutar te resulta fácil; la generosidad te regresa por caminos raros. Podrías quedarte a vivir en lo agradable, y perderte amistades exigentes que también te habrían querido mucho.',
      tense:
        'Tus conquistas llegan con fuegos artificiales y cuenta de banquete. A veces prometes viajes en la segunda cita, regalas más de lo que tienes, esperas que te correspondan al mismo volumen. Esa alegría vale mucho y rinde más en tamaño diario: una flor, un recado, la llamada que dijiste que harías.',
    },
    saturn: {
      joined:
        'Si la cosa va en serio, quieres despacio. El afecto, para ti, se demuestra llegando, arreglando, quedándose; un «te amo» tuyo tarda y luego dura. Cuesta creer que alguien pueda quererte sin examen de ingreso. Y, sin embargo, en tu repisa suele haber algo inútil y hermoso que te regalaron sin motivo, y lo miras cada mañana.',
      flowing:
        'Prefieres una amistad de tres décadas a treinta de fin de semana. Tu gusto mejora con los años, cuidas lo que compras y mantienes la palabra dada. De tan prudente, el cariño puede sonar a trámite. Sorprende a quien quieres con un plan improvisado, sin justificarlo ni guardar el comprobante.',
      tense:
        'Quizá alguna vez el cariño vino con condiciones, y te quedó la costumbre de leer la letra chica. Te cuidas tanto del rechazo que a veces rechazas primero, con excelentes modales. Acepta un elogio por semana sin desarmarlo. El tiempo te favorece: pocas personas aprenden a elegir tan bien como tú.',
    },
    uranus: {
      joined:
        'Puedes enamorarte de golpe, y a menudo de quien menos encaja en la foto familiar. Buscas amistades con sorpresa, arte raro, acuerdos hechos a medida. En pareja, la costumbre te apaga pronto. Habla temprano del aire que necesitas y busca la novedad dentro de la relación antes que fuera.',
      flowing:
        'En épocas tranquilas puedes querer mucho sin pedir contraseñas. Tus vínculos respiran, tus gustos no siguen modas y conoces gente en lugares insospechados: una lavandería, un foro, un curso de cerámica. Tanta ligereza tiene su precio. Quien te importa también necesita algún gesto repetido, de los que se esperan con gusto.',
      tense:
        'Cuando la relación se pone cómoda, te empieza a picar el cuello del suéter. Alternas entusiasmo y distancia, y puedes atraer a personas igual de difíciles de sujetar. Lo que pides en el fondo es libertad acompañada. Con los espacios pactados y la salida a la vista, dan menos ganas de usarla.',
    },
    neptune: {
      joined:
        'Ves la belleza de la gente como si llevara luz por detrás. Al principio amas con poesía, te conmueve un gesto mínimo y podrías vivir dentro de un bolero. La persona real tarda en enfocarse; aparece un día de tráfico, con el recibo del agua en la mano, y resulta que también te gusta.',
      flowing:
        'Tu cariño tiene algo de lámpara con pañuelo encima: suaviza lo que toca. Perdonas, imaginas, creas atmósferas donde se baja la guardia, y el arte te reconforta de veras. A menudo das toda esa delicadeza y te quedas sin ración, algo que quienes te quieren notan antes que tú.',
      tense:
        'Esperas al personaje y llega una persona con el paraguas roto. La desilusión puede repetirse porque el guion era tuyo; otras veces te sacrificas y a eso le llamas amor. Tanto romanticismo merece lienzo, coro o poema. En lo de todos los días conviene preguntar qué quiere cada quien y creer la respuesta.',
    },
    pluto: {
      joined:
        'Si alguien te gusta, te gusta hasta la médula. Amas con intensidad, atraes sin buscarlo y un vínculo importante te cambia la manera de vestir, de pensar, de dormir. Los celos caminan cerca. La confianza se practica en dosis: una noche sin preguntas, una mañana en que te la cuentan.',
      flowing:
        'El afecto, en tus manos, transforma sin hacer ruido. Ves el valor escondido de una persona, de un piano desafinado, de un talento dormido, y sabes sacarlo a la luz. Eres de lealtades profundas. Y si en medio de una conversación muy seria alguien te lanza una almohada, descubre que también tienes puntería.',
      tense:
        'Quién quiere más, quién manda, quién podría irse: tus amores tienden a medir fuerzas. El deseo viene mezclado con temor y a ratos pides pruebas cuando querías compañía. Habla de ese miedo con las manos abiertas. Debajo hay una capacidad de entrega que asombra a quien la recibe sin condiciones.',
    },
    ascendant: {
      joined:
        'Con tu saludo, la conversación se pone más amable. Tienes gracia, buen ojo para la ropa o el tono, y te sonríen antes de saber cómo te llamas. Con facilidad te vuelves lo que alguien quería ver, y luego, frente al armario, ya no sabes cuál camisa elegiste tú.',
      flowing:
        'Con gente en casa, el trato te sale tan fácil como silbar. Sabes recibir, presentar, elogiar sin empalagar, y eso facilita amores, acuerdos y vecindades. Lo grato puede volverse refugio contra el conflicto. Quien aprecia tu dulzura también querría saber dónde termina, aunque solo sea para no pasarse.',
      tense:
        'Entre agradar y mostrarte tal cual hay un escalón donde tropiezas. Quizá te vistes para otra fiesta, o escondes tu mejor gesto por si no gusta. Los vínculos te importan mucho y por ellos cedes de más. Arréglate un día a tu puro antojo y sal así, aunque nadie comente.',
    },
    midheaven: {
      joined:
        'Te llaman cuando algo feo tiene que quedar lindo: un local, un folleto, una reunión con bandos. Le das al oficio color y buenas maneras, y eso se recuerda más que el cargo. Mantener intacta esa imagen cansa. A la larga te respetan más si te ven discutir un precio o decir que esta vez no.',
      flowing:
        'La amabilidad te ha abierto más de un despacho. Encuentras colaboraciones gratas, cuidas la presentación y haces que un equipo trabaje a gusto. Por conservar el buen clima, puedes aplazar la ambición; y el día en que por fin la cuentas, tus colegas dicen que ya era hora.',
      tense:
        'Mientras el corazón quiere quedarse en el sofá, la carrera llama con el taxi en marcha. Entre amores y metas, sientes que una cosa le roba horas a la otra; o elegiste por prestigio y extrañas el gusto. Tu sensibilidad también cabe en el trabajo, así sea en la manera de contestar el teléfono.',
    },
  },
  mars: {
    jupiter: {
      joined:
        'Si te dicen que es imposible, preguntas a qué hora empieza. Tienes empuje, fe y un apetito de aventura que arrastra hasta a la gente indecisa. La prisa y el optimismo, juntos, calculan mal las distancias. A mitad de camino puede faltar agua y sobrar cuesta, y aun así el grupo se ríe contigo y pregunta adónde van después.',
      flowing:
        'En equipo te mueves con alegría, y eso ya es media victoria. Emprendes, compites, defiendes tus convicciones sin aplastar a nadie, y el esfuerzo suele rendirte. Lo que vino fácil se abandona fácil. Un idioma, el ajedrez, un buen saque de tenis: cualquier cosa que pida cien repeticiones te haría bien.',
      tense:
        'Más rápido, más lejos, más postre. En lo nuevo tu acción tiende a pasarse de la raya: aceptas tres encargos, discutes como en cruzada, corres sin calentar. El entusiasmo es legítimo y la factura llega después. Curiosamente, la meta recortada a la mitad suele llevarte más lejos que la gigante.',
    },
    saturn: {
      joined:
        'En lo difícil, tu fuerza trabaja con guantes de albañil: lenta, exacta, difícil de cansar. Te encargan lo que los demás sueltan. Cuando algo te bloquea, la rabia se endurece por dentro y sale como ironía o como un silencio de piedra. Parte el esfuerzo en tramos y di a tiempo qué te frena.',
      flowing:
        'En un encargo de plazo largo sabes medir las fuerzas. Repites, perfeccionas, y la disciplina te parece menos castigo que atajo; quien te contrata una vez vuelve a llamarte. Con tanta eficacia, el impulso queda en la banca, y se te nota en los pies cuando suena una canción que te gusta.',
      tense:
        'Cuando te juegas algo, aprietas el acelerador y el freno a la vez. Ganas y prohibición chocan, te frustras y, por temor a fallar, actúas tarde o con dureza. Puede que alguien haya castigado tu enojo hace tiempo. Quince minutos, una tarea chica, aunque quede fea: así se va convirtiendo el atasco en un aguante poco común.',
    },
    uranus: {
      joined:
        'En una emergencia cuesta predecir tu próximo movimiento, incluso a ti. Actúas por descargas: inventas, rompes récords, sales del paso con un alambre. La correa corta te irrita. En el cobertizo donde pruebas cosas sin permiso, en cambio, se te ve una paciencia que en la oficina nadie creería.',
      flowing:
        'En un apuro, la audacia te sale natural, como a quien nada desde la infancia. Improvisas bien, cambias de táctica sin lamentos y te animas a lo que el grupo apenas comenta. La segunda vuelta suele interesarte menos. Te conviene cerca alguien constante, que cuide la brasa mientras vas por más leña.',
      tense:
        'Un timbrazo a deshora: así irrumpe tu enojo si te mandan. Defiendes la independencia antes de que la ataquen, cortas por lo sano y después recoges pedazos que aún servían. Te sobran reflejos y valor. En un deporte veloz o una protesta con propósito lucen mucho; con la gente cercana, se agradece un preaviso.',
    },
    neptune: {
      joined:
        'Lo tuyo es actuar por inspiración, y los días sin ella cuesta dejar el sillón. Bailas, pintas, defiendes a quien carece de voz; tu fuerza crece cuando sirve a un sueño. El enojo, en cambio, se evapora o se fuga por los costados, y te alcanza días después, en mitad de una película, con otro nombre.',
      flowing:
        'Donde cabe el tacto, peleas poco y consigues bastante. Actúas con imaginación, con un sentido del momento oportuno que parece casualidad. Te entregas bien a lo que conmueve: un coro, un refugio de perros, una coreografía. Los trámites sin encanto pueden esperarte meses dentro de un sobre, hasta que el último plazo les da algo de drama.',
      tense:
        'Apuntas, y el blanco se mueve bajo el agua. Por compasión gastas fuerzas en causas perdidas, dices que sí y el cansancio te alcanza sin que sepas de qué pelea venía. Escribe lo que quieres en una oración con verbo y fecha. Aclarado el destino, tu entrega conmueve y arrastra.',
    },
    pluto: {
      joined:
        'Cuando te propones algo, tiemblan los cajones. Hay en ti una voluntad subterránea, capaz de recomenzar desde cero y de aguantar donde el resto se despide. El enojo asusta un poco, incluso a ti. Gastado en mover tierra, en nadar o en proteger a quien lo necesita, calienta la casa entera sin quemarla.',
      flowing:
        'En luchas largas sabes medir el golpe. Tu fuerza es honda y la usas con estrategia: esperas, te concentras, actúas en el punto exacto, como quien abre una nuez sin romper el fruto. En una crisis rindes el doble. Lo que esa fuerza pide es una meta a tu altura, de las que dan vértigo.',
      tense:
        'En plena pelea detestas rendirte, aunque ya no recuerdes por qué empezó. El deseo de ganar se enreda con el de controlar, y el rival de turno paga cuentas de otro tiempo. Deja pasar adrede un desquite pequeño. Verás cuánta fuerza queda disponible para cambiar lo tuyo.',
    },
    ascendant: {
      joined:
        'Con un plan en mente se te ve venir desde la esquina. La gente nota tu energía, tu franqueza, esa manera de tomar la palabra y el primer turno. A unas personas las despiertas y a otras las sobresaltas. Medio tono más abajo, lo que quieres se oye igual, y quien tienes delante deja de defenderse.',
      flowing:
        'En acción se te ve la mejor cara. Te muestras con decisión sin empujar, propones el plan y cargas la parte pesada, de modo que da gusto seguirte. Quien piensa mucho antes de moverse te impacienta, y sin embargo es quien recuerda las llaves, el agua y el camino de vuelta.',
      tense:
        'Cuando traes prisa llegas, sin querer, con los puños en alto y te sorprende el susto ajeno. Te delatan los hombros tensos, la frase cortada, un portazo que era solo corriente de aire. Ese fuego pide cancha. Reconocido a tiempo, se negocia como en un buen partido, con reglas y descanso.',
    },
    midheaven: {
      joined:
        'A la cima le ves cara de reto personal. Trabajas con ímpetu, abres terreno, prefieres dar instrucciones a esperarlas, y tu fama es de persona con agallas. También de mecha corta. Festeja en público los goles ajenos y presta el silbato de vez en cuando: el equipo corre más.',
      flowing:
        'Para la carrera profesional te sobran piernas. Das el primer paso, cumples bajo presión y defiendes tus metas sin ganarte enemistades de más. Cumples tan bien que pueden dejarte años cumpliendo, mientras en el cajón de abajo envejece una idea tuya con los dos pasos iniciales anotados.',
      tense:
        'Con la autoridad tienes un forcejeo antiguo. Chocas con quien manda, o te tragas la rabia y se te sale tarde, contra la fotocopiadora, que oye lo que debía oír la gerencia. Plantea el desacuerdo pronto, a solas y con propuesta. Tanta fuerza quizá esté pidiendo un proyecto propio.',
    },
  },
  jupiter: {
    saturn: {
      joined:
        'Esperanza y cautela comparten banco en tu carta, y en la de mucha gente nacida por los mismos meses. Quieres crecer y quieres el plano aprobado. Lo que las dos firman dura mucho, a costa de algún arranque frustrado, y guardas un baúl de planos que todavía te hacen ilusión.',
      flowing:
        'Sabes cuándo avanzar y cuándo guardar. Quienes nacieron poco antes o poco después que tú suelen tener ese tino para crecer por pisos, sin saltarse las pruebas de carga. Administras el entusiasmo y acabas cumpliendo lo prometido. La sensatez, con el tiempo, puede volverse pared: conviene golpearla de vez en cuando, por si suena a hueco.',
      tense:
        'Quieres correr y te frenas; te frenas y te sabe a poco. La fe y la duda se dan codazos en tu escritorio, cosa frecuente entre la gente de tu edad. Con entusiasmo, redacta el plan; con desánimo, corrígelo. Entre los dos humores sale un texto bastante bueno.',
    },
    uranus: {
      joined:
        'De repente se te ocurre mudarte, estudiar astronomía, llamar a alguien a quien no ves hace quince años. Naciste en un periodo de grandes ocurrencias, y la gente de tu edad trae ese apetito de futuro. Un anuncio cada jueves cansa hasta a quien te adora, que de todos modos ya preguntó si en la nueva ciudad hay sitio.',
      flowing:
        'La oportunidad te encuentra con los zapatos puestos. Hay un don, repartido entre quienes nacieron cuando tú, para oler lo nuevo y sumarse con buen humor. Tu fe es libre y respeta la ajena. Como tanto parece posible, cuesta quedarse; pero ciertas ideas mejoran en la segunda temporada.',
      tense:
        'Te alborota cualquier promesa de libertad. En tu camada abunda el gusto por el giro dramático: vender los muebles, cambiar de país, fundar una escuela en una semana. Algunos saltos salen hermosos. Separa el aburrimiento de la vocación y ensaya primero un cambio reversible, de tres días.',
    },
    neptune: {
      joined:
        'Crees en lo que no cabe en una planilla. Fe, imaginación y piedad se te inflan juntas, como velas al mismo viento, y en esto te acompaña la gente nacida por tus mismas fechas. Das esperanza con facilidad. También se la das a quien solo sabe contarte una historia triste.',
      flowing:
        'Un optimismo suave, casi de agua tibia, va contigo. Les hallas sentido a la música, a la bondad de un desconocido, a los viajes sin itinerario, igual que otras personas de tu misma edad. Ayudar te alegra. Elige una sola causa y préstale tus manos, que las buenas intenciones también necesitan turno.',
      tense:
        'Das crédito a lo que brilla con aureola. La ilusión se agranda y puede pasarte lo que a otra gente de tu tiempo: seguir a un guía sin referencias, prometer ayudas imposibles, dejarle las cuotas a un milagro. Tu compasión, eso sí, es real, y con un poco de duda llega más lejos.',
    },
    pluto: {
      joined:
        'Quieres que tus logros dejen huella. Traes una ambición de las que mueven montañas, y en tu generación hay bastante de lo mismo: fe en el poder de transformar. Convences, juntas recursos, reconstruyes. La pregunta que mejora tus victorias es a quién le sirven, y conviene hacerla antes del primer empujón.',
      flowing:
        'Sabes dónde está la palanca y cuánto hay que moverla. Con discreción amplías lo que tocas: un taller, una comunidad, la confianza de alguien apagado. Es una fortaleza que repartió la época de tu nacimiento. Se nota más en quienes la usan para algo mayor que su propia comodidad.',
      tense:
        'Cuando crees tener razón, la tienes con mayúsculas. El afán de convencer aprieta, y es un rasgo que asoma también en otra gente de tu generación. Puedes ganar el debate y perder a la audiencia; la recuperas cuando te ríes de un error propio a mitad de frase.',
    },
    ascendant: {
      joined:
        'Donde te conocen entras con cara de buena noticia, aunque vengas del dentista. La gente se abre contigo, te cuenta planes, te ofrece el mejor asiento. Tanto ánimo repartes que se te olvida contar tus propios apuros. El día en que narras una mala racha sin chiste, se arrima una silla más.',
      flowing:
        'La vida social te trata con indulgencia. Te perdonan la tardanza, te presentan a quien hacía falta, y devuelves el favor con ánimo y buenos consejos. Es fácil confiarse. Llega puntual, recuerda un apellido difícil, acércate a quien mira desde la esquina: esa simpatía luce más cuando circula.',
      tense:
        'Tu entrada suele ser un poco más ancha que la puerta. Prometes con el saludo, ríes por encima de la orquesta, o te disculpas por ocupar tanto y acabas ocupando más. Generosidad hay de sobra, y al día siguiente tus invitados descubren que hablaron poco y comieron muy bien.',
    },
    midheaven: {
      joined:
        'En lo profesional te atribuyen más estatura de la que sientes por dentro. Enseñar, dirigir, publicar, cruzar fronteras: algo de eso te llama. Los encargos crecen solos, y la semana se queda del mismo tamaño. Los que sobran sueles pasárselos a gente que empieza, y con el tiempo te invitan a sus inauguraciones.',
      flowing:
        'Los caminos del oficio se te ensanchan con trato justo y buena fe. Suelen aparecer mentores, los puestos crecen, el curso llega justo a tiempo. Lo agradeces, trabajas, y un buen día te descubres en un sitio cómodo, con linda vista y nada nuevo que aprender. Ahí suele convenir la próxima inscripción.',
      tense:
        'Tus metas y tu agenda usan escalas distintas. Quieres el cargo, la casa grande, la gira, y a la familia entera en primera fila. Alguna promesa puede romperse por exceso de carga. Una ambición por temporada, anunciada en voz alta a quienes viven contigo, deja sitio para celebrarla.',
    },
  },
  saturn: {
    uranus: {
      joined:
        'Te tocó nacer cuando lo viejo y lo nuevo firmaban en la misma hoja. La gente de tu edad lleva dentro la rebeldía y el reglamento, que discuten a diario. En ti, eso puede dar reformas sensatas e inventos que funcionan. Si te quedas a mitad de la obra, conserva la viga y mueve los tabiques.',
      flowing:
        'Innovas con destornillador y paciencia. A la gente de tu edad le cuesta poco unir tradición y sorpresa, y lo notas al modernizar un proceso sin que nadie se ofenda. Respetas lo probado y sabes cuándo jubilarlo. Por discreción, el mérito suele quedarse en otro escritorio, y tú, mientras tanto, ya estás aceitando la siguiente bisagra.',
      tense:
        'Ruptura y control se disputan el volante. Es una tirantez propia de tu generación: ganas de demoler y miedo al derrumbe. En lo cotidiano puedes aguantar demasiado y estallar un viernes por cualquier cosa. Lo tuyo son los cambios pequeños y regulares, como en la poda: cada temporada y sin furia.',
    },
    neptune: {
      joined:
        'Construir un sueño con ladrillos: ese encargo lo comparten quienes llegaron al mundo cuando tú. Sientes el peso de los ideales y la pena de lo imperfecto. A ratos la duda agrieta la pared. Trabaja por bocetos, y acepta que la casa definitiva también gotee un poco.',
      flowing:
        'Hasta cuando sueñas llevas una cinta métrica en el bolsillo. Entre quienes tienen tu edad se entiende que la compasión pide horarios, y en tu caso se ve: ayudas con método, creas con disciplina. Por modestia guardas lo más bello, y quien llega a verlo suele quererlo con remiendos y todo.',
      tense:
        'Entre la ley y la marea, vacilas. Los años en que naciste mezclaron desencanto con esperanza, y a ti te queda a veces, un martes gris, una culpa difusa, sin destinatario. Distingue qué deber es tuyo y cuál flotaba en el aire. Hecha esa cuenta, aparece una fe sobria que no necesita adornos.',
    },
    pluto: {
      joined:
        'Vienes de un tiempo duro, y algo de esa piedra quedó en el carácter de la gente que nació entonces. Resistes, trabajas en lo oscuro, sigues en pie cuando caen las estructuras. El control te tranquiliza demasiado. Revisa si el peligro que vigilas sigue ahí: quizá terminó y nadie te avisó.',
      flowing:
        'Aguante: esa es la palabra que dirían tus amistades. Como otras personas de tu franja de edad, sabes desmontar con orden y reconstruir con lo que sirve, sin discursos. Te confían lo que tarda décadas. La resistencia también admite domingos, música alta y una hamaca sin motivo.',
      tense:
        'Fuerza contra muro: quienes nacieron en tus años conocen la sensación, y tú la repites frente a cierta barrera o cierto jefe. Te endureces, vigilas, esperas lo peor para que no te sorprenda. La voluntad que así se forja es notable, y pide a gritos una zona de tu vida sin nada que resistir.',
    },
    ascendant: {
      joined:
        'En lugares formales pareces pedir la credencial. Tu reserva impone, y a menudo es pura timidez con buena postura. Quien espera un poco encuentra lealtad y una ternura que no venía anunciada, y acaba preguntándose por qué le imponía tanto tu saludo.',
      flowing:
        'En un apuro das la impresión de saber dónde están los extintores. Tu seriedad tranquiliza, respondes por lo tuyo y te confían lo importante desde temprano en la vida. La compostura ahorra problemas y, de paso, alguna sorpresa linda. Cuando alguien te moja en carnaval, resulta que traías globos.',
      tense:
        'Sientes una aduana entre tu cara y la fiesta. Puede que te frenes al presentarte, o que enseñes los documentos antes que la sonrisa. Lo que aprendes al soltarte tarda y vale. Da el paso antes de creerte con derecho; la confianza suele venir después, a pie.',
    },
    midheaven: {
      joined:
        'Llegas al oficio por la puerta de servicio, con las mangas dobladas. La vocación te pesa y te sostiene: quieres respeto, responsabilidad, una obra que dure. Revisas tres veces lo que ya estaba bien, tardas en cobrarlo, y cuando llega el elogio preguntas qué faltó.',
      flowing:
        'Tu reputación se levanta como los muros de piedra seca, sin cemento y sin prisa. Cumples, ordenas, maduras en el oficio, y la autoridad te llega por reconocimiento. Lo que te sobra es paciencia. Hay ascensos que nadie ofrece porque das la imagen de estar bien donde estás.',
      tense:
        'Quizá alguien, hace mucho, te hizo sentir que el éxito era un deber. Entre lo que exige el cargo y lo que te exiges por dentro te queda poco sitio, y cada logro dura lo que un aplauso cortés. Quita de tu lista una obligación heredada. En el hueco suele asomar una ambición más tuya.',
    },
  },
  uranus: {
    neptune: {
      joined:
        'Naciste en un tiempo que soñaba con antenas. Lo tienes en común con muchísima gente: ideales eléctricos, una espiritualidad sin templo, fe en redes invisibles. La casa donde ambos planetas se juntan enseña tu parte del asunto. Ahí, una visión enorme gana cuerpo con un gesto sencillo y un horario.',
      flowing:
        'Toda una generación, la tuya, oyó llegar el futuro con música suave. Lo nuevo y lo soñado se ayudan: técnica con alma, compasión con inventiva. En una vida concreta puede ser apenas un rumor de fondo. Se oye más claro cuando creas algo, a solas o en grupo, y dos personas que viven lejos empiezan a escribirse.',
      tense:
        'Tu época recibió un ideal con interferencia. Lo que prometía liberar también confundió, y aprendiste a desconfiar de ciertas consignas bonitas. La inquietud es colectiva; la respuesta puede ser muy tuya. De todos los sueños en oferta, quédate con el que le sirva también al vecino.',
    },
    pluto: {
      joined:
        'Gente nacida, como tú, en años de sacudida trae la reforma metida en los huesos. Cae lo podrido, asoma algo sin nombre, y hay que vivir con la obra en marcha. Mira en qué casa coinciden ambos planetas: ahí está tu pedacito. Un cambio de raíz cabe en un lugar pequeño.',
      flowing:
        'El cambio profundo te encuentra con cierta calma, igual que a tantas personas de tu tiempo. Como grupo, entienden que una cosa puede terminar bien y que el poder rinde más si circula. Llévalo a lo pequeño: alguna regla injusta de tu edificio, de tu oficina o de tu calle lleva rato esperándote.',
      tense:
        'Quienes nacieron en tu década crecieron con ruido de derrumbe. La urgencia de libertad y la voluntad de poder chocan en la calle y, de rebote, en tu pecho. Puede haber rabia sin dirección exacta. Averigua de qué estructura quieres salir y busca compañía; a empujones sueltos, poco se mueve.',
    },
    ascendant: {
      joined:
        'Sueles aparecer con algo que nadie esperaba: una opinión, un invento, una amistad con sombrero. Despiertas curiosidad y te incomoda cualquier uniforme, incluso el que inventaste. Presentarte dos veces igual te impacienta. Explica de vez en cuando un viraje: quien te aprecia perdió el hilo hace dos esquinas.',
      flowing:
        'Ser singular te cuesta poco y molesta poco. Entre gente conocida te muestras con naturalidad, propones lo insólito en tono de «¿por qué no?», y el ambiente se relaja a tu paso. Como Urano se lleva bien con tu Ascendente, lo raro llega en ti con buenos modales.',
      tense:
        'A ratos vas por la vida con el enchufe medio suelto. Tu manera de aparecer sobresalta entonces: cambias de tono, de plan, de pelo, y te esfumas cuando empieza la costumbre. Buscas trato entre iguales, sin dueños. Dicha al principio, tu necesidad de espacio suena a dato; dicha tarde, suena a despedida.',
    },
    midheaven: {
      joined:
        'Tu carrera se parece a una línea de metro en construcción: cambia de trazado y abre estaciones donde había baldíos. Destacas con lo original, la técnica, la independencia, y tener a alguien encima te apaga. Conviene guardar algo de margen antes de cada giro y avisar a quienes viajan contigo.',
      flowing:
        'Te dejan probar cosas en el trabajo, y haces bien en aprovecharlo. Traes métodos nuevos sin espantar a nadie y las mudanzas del oficio te favorecen a menudo. Tus empleos, hasta los más raros, cuentan juntos una historia, y quien la escucha completa suele ver el hilo antes que tú.',
      tense:
        'Cada vez que el puesto se vuelve previsible, algo se desatornilla. Tu rumbo público y tu ansia de libertad se sobresaltan mutuamente, quizá porque en tu casa las reglas cambiaban a diario. Te sientan bien los trabajos con salidas laterales: proyectos, horarios móviles, ciencia, escena. A más de una curva la habrás llamado fracaso demasiado pronto.',
    },
  },
  neptune: {
    pluto: {
      joined:
        'Plutón y Neptuno se juntan una vez en varios siglos, y su marca abarca generaciones enteras. Lo que una época soñaba se hunde y brota con otra cara. En una historia personal obra como marea lejana: se oye en el arte, en los mitos, en esa nostalgia que no sabes de quién viene.',
      flowing:
        'Mucha de la gente que conoces tiene también este aspecto, porque duró décadas. Habla de una época capaz de soñar y de transformar sin que una cosa ahogue a la otra. Lo tuyo empieza en la casa de cada planeta: allí un ideal discreto puede calar gota a gota.',
      tense:
        'Siglos enteros pasan entre una tensión así y la siguiente; quien la lleva la comparte con multitudes. El ideal y el poder se miran con recelo, y las creencias de una época rinden cuentas. Tu margen es modesto y real: probar cada consigna antes de repetirla y cuidar la fe sencilla que te sostiene.',
    },
    ascendant: {
      joined:
        'Te ven como a través de un vidrio empañado, y cada quien dibuja allí lo que desea. Tienes aire de artista o de confidente y te amoldas con facilidad a quien te conmueve. Así cuesta saber qué cara es la tuya; te la recuerda quien te ha visto a las seis de la mañana, sin peinar y sin poesía.',
      flowing:
        'Hay en tu modo de llegar una suavidad que desarma a los porteros. Comprendes sin preguntar, prestas el oído, sugieres más de lo que muestras, y eso atrae a gente sensible. Te vas sin despedirte, y al día siguiente varias personas creen que hablaste sobre todo con ellas.',
      tense:
        'Ante quien admiras te presentas a media luz y confías en que adivine el resto. Te borras un poco, te amoldas a su gusto, dejas que te invente, y después duele el retrato. Haz temprano las preguntas prosaicas, las de horarios y dinero. Tu ternura se aprecia más cuando tiene límites.',
    },
    midheaven: {
      joined:
        'Tu vocación se oye antes de verse, como el mar detrás de las dunas. Sientes el llamado del arte, de la ayuda, de lo espiritual, y puedes pasar años respondiendo a medias. Entretanto se juntan, como prueba, fotos, páginas, nombres de gente a la que aliviaste, y la bruma impone menos.',
      flowing:
        'La inspiración y el oficio se saludan cada mañana. Sabes intuir lo que el público anhela, ponerle imagen, servir sin alarde, y tu buena fama nace de la sensibilidad. Si pides poco, te pagan poco. Acuerda el precio por escrito antes de que el encargo termine de encantarte.',
      tense:
        'Unas mañanas sabes a qué viniste, y otras la hoja de ruta amanece en blanco. Hay un velo entre la vocación y el sueldo, y a ratos aceptas encargos por lástima o por pura fe. Basta con un paso verificable por semana. La visión completa suele llegar caminando.',
    },
  },
  pluto: {
    ascendant: {
      joined:
        'Al conocerte, la gente escoge mejor lo que va a decir. Sueles preguntar hondo, contar poco de ti y cada tanto empezar otra vida con el mismo nombre. Una torpeza confesada o un gusto cursi alivian mucho a quien te tenía respeto y quería tenerte cariño.',
      flowing:
        'Transmites fuerza sin levantar la voz. En momentos delicados te miran a ti, y sueles tener la frase sobria o el silencio útil. Influyes más de lo que calculas. Pon ese peso al servicio de quien casi no tiene turno, y deja también que te vean con sombrero de papel.',
      tense:
        'Con quien manda, tus encuentros rara vez son tibios. Entras midiendo fuerzas, vigilas el gesto para que no se te vea nada, y justo eso pone en guardia a quien venía en son de paz. En ese roce se aprende mucho, y varias de esas personas, años después, son las que llamarías de madrugada.',
    },
    midheaven: {
      joined:
        'Desde el subsuelo sube tu ambición, con paciencia de minero. Quieres un oficio que transforme algo, y te aburre cualquier cargo que se pueda cumplir a medias. El mando te atrae y te pone en guardia; cuando lo ejerces a plena luz y cuentas en qué te equivocaste, el equipo se queda hasta más tarde por gusto.',
      flowing:
        'Sin alardes, llegas a donde se decide. Sabes leer quién manda de veras, qué conviene cerrar y qué merece otra oportunidad, y tu autoridad crece con cada crisis bien llevada. Mientras decides, podrías quedarte por gusto donde nadie te ve. A quienes te siguen, en cambio, les ayudaría verte la cara.',
      tense:
        'Poder y rumbo se te cruzan en el rellano. En el trabajo puedes topar con jefes que aplastan, y por dentro obedeces, quizá, un mandato que nadie firmó. Averigua de quién era esa ambición, quédate con la parte que te gusta y devuelve el resto con buenos modales.',
    },
  },
};
