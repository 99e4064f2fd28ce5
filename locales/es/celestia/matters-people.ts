import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of family and friends, and what helps it there. */
export const matters: MattersOf<'people'> = {
  siblings: {
    aries: {
      is: 'Entre hermanos compites sin darte cuenta, discutes a gritos por una tontería y al rato preguntas qué van a comer.',
      helps:
        'Cuando una broma entre ustedes se vuelva carrera, di «ganaste» por una vez y observa qué cara ponen tus hermanos.',
    },
    taurus: {
      is: 'Con tus hermanos la lealtad no se discute, pero un reparto injusto de la infancia te sigue pesando como recién hecho.',
      helps:
        'Escoge un solo agravio de los viejos, el que aún estorba, y deja los demás fuera de la charla con tus hermanos.',
    },
    gemini: {
      is: 'Un hermano o una hermana es para ti cómplice y rival: se entienden con media palabra y con la otra media se hieren.',
      helps:
        'Antes de soltar la frase ingeniosa sobre tus hermanos, piensa si te haría gracia que la dijeran de ti.',
    },
    cancer: {
      is: 'De tus hermanos recuerdas cada cumpleaños y cada desplante, y te duele que a nadie más le importe tanto la cercanía.',
      helps:
        'Pídeles a tus hermanos algo pequeño y concreto, como un mensaje de voz, en vez de esperar que adivinen.',
    },
    leo: {
      is: 'El éxito de tus hermanos te enorgullece y te escuece a la vez, porque desde siempre mides quién recibió más atención.',
      helps:
        'Felicita a tus hermanos por algo que tú también querrías haber hecho, y hazlo donde los demás puedan oírlo.',
    },
    virgo: {
      is: 'A los hermanos los corriges y luego les resuelves el trámite; oyen la crítica, y la ayuda se les pasa por alto.',
      helps:
        'La próxima vez que quieras mejorarles la vida a tus hermanos, pregunta primero si buscan una solución o compañía.',
    },
    libra: {
      is: 'Para que haya paz entre hermanos cedes con una sonrisa, hasta que un detalle mínimo destapa todo lo que te tragaste.',
      helps:
        'Di qué plan prefieres tú antes de consultar a tus hermanos, aunque sea solo el lugar o la hora.',
    },
    scorpio: {
      is: 'La relación con tus hermanos es de todo o nada, y una deslealtad chiquita puede costarles un silencio larguísimo.',
      helps:
        'Ponle nombre exacto a lo que te dolió de tus hermanos, primero por escrito y para ti, sin dictar sentencia.',
    },
    sagittarius: {
      is: 'Quieres a tus hermanos a lo grande y a distancia, y tu franqueza bienintencionada les cae a veces como pedrada.',
      helps:
        'Guarda la verdad incómoda para cuando haya tiempo de reírse después, y con tus hermanos empieza por un recuerdo gracioso.',
    },
    capricorn: {
      is: 'Asumiste temprano el papel responsable entre tus hermanos, y te irrita que se apoyen en ti sin dar las gracias.',
      helps:
        'Reparte una tarea familiar con nombre y plazo, y no la rescates aunque tus hermanos la hagan peor que tú.',
    },
    aquarius: {
      is: 'Te mueves entre tus hermanos como quien llega de otro país, con cariño y curiosidad, y con pocas opiniones en común.',
      helps:
        'Busca una afición rara que comparta contigo algún hermano o hermana, y hablen de eso antes que de la familia.',
    },
    pisces: {
      is: 'Absorbes el humor de tus hermanos, y si discuten acabas disculpándote por cosas que ni siquiera hiciste.',
      helps:
        'Antes de pedirles perdón a tus hermanos, respira despacio y averigua si el disgusto es de verdad tuyo.',
    },
  },
  children: {
    aries: {
      is: 'Esperas de los hijos que se atrevan a todo, y te impacienta lo que tardan en contarte qué les pasa.',
      helps:
        'Propón algo que se haga en movimiento, porque caminando a tu lado a un hijo se le suelta la lengua.',
    },
    taurus: {
      is: 'Los hijos te despiertan una paciencia enorme y ganas de darles seguridad, por eso te cuesta tanto que cambien o se vayan.',
      helps:
        'Conserva una costumbre sencilla con los hijos, por ejemplo el mismo paseo, y cambia de buena gana el horario.',
    },
    gemini: {
      is: 'A los hijos les hablas de igual a igual y con humor, y un silencio adolescente te desconcierta más que cualquier berrinche.',
      helps:
        'Manda a los hijos algo que te haya divertido, sin pregunta al final, y que contesten cuando les nazca.',
    },
    cancer: {
      is: 'Con un hijo, real o soñado, te desvives, y si se aparta un poco lo sientes como un abandono.',
      helps:
        'Permite que un hijo se equivoque en algo pequeño sin correr a su lado, y dedica ese rato a algo tuyo.',
    },
    leo: {
      is: 'Criar te sale con orgullo y mucho juego, aunque te duele cuando los hijos prefieren otro público o no quieren lucirse.',
      helps:
        'Pide a los hijos que te enseñen algo que dominen mejor que tú, y aprende sin dar ni un consejo.',
    },
    virgo: {
      is: 'Al criar hijos ves sobre todo tus errores, cuando lo que ellos notan es que tienes presente cada detalle suyo.',
      helps:
        'Por cada corrección que le hagas a un hijo, dile también algo que hizo bien, con igual precisión.',
    },
    libra: {
      is: 'Quieres criar sin gritos y consultas con los hijos hasta la última norma, así que el «no» te sale tarde y con culpa.',
      helps:
        'Elige dos reglas que no se negocian con los hijos y anúncialas con tu voz más amable, sin disculparte.',
    },
    scorpio: {
      is: 'Como a los hijos les lees la cara antes de que hablen, ellos protegen con celo lo poco que les queda secreto.',
      helps:
        'Cuéntale a un hijo alguna torpeza de tu juventud que no conocía, sin pedir nada a cambio, y no preguntes más.',
    },
    sagittarius: {
      is: 'Tener hijos te atrae como aventura y te asusta como horario; una vez crecidos, los empujas a conocer mundo y luego los extrañas.',
      helps:
        'Inventa una salida corta con hijos o sobrinos, con destino a elección de ellos, y aguántate las ganas de dar la lección.',
    },
    capricorn: {
      is: 'Ser responsable de un hijo te parece el cargo más serio que existe, y tu ternura se nota más en actos que en palabras.',
      helps:
        'Suelta alguna vez un «me gusta cómo eres» sin motivo, que los hijos no siempre descifran los favores.',
    },
    aquarius: {
      is: 'Los hijos y tu libertad te parecen a ratos incompatibles, y en el trato les das voz y voto desde bien temprano.',
      helps:
        'Además de ideas y respeto, ofrece a los hijos un rato fijo de compañía, sin pantallas y sin debate.',
    },
    pisces: {
      is: 'A los hijos les adivinas la pena y les perdonas casi todo, y la casa te suena hueca cuando andan lejos.',
      helps:
        'Aparta un rato del día que no sea para los hijos, con lectura o dibujo, y defiéndelo con suavidad.',
    },
  },
  mother: {
    aries: {
      is: 'A tu madre le contestas antes de que termine la frase, porque cualquier consejo suyo te suena a orden.',
      helps: 'Prueba un «lo voy a pensar, mamá» y cambia de tema; así ganas tiempo sin abrir batalla.',
    },
    taurus: {
      is: 'De tu madre llevas grabados los sabores y las manías, y te cuesta moverte del lugar que te asignó en la infancia.',
      helps:
        'Piensa en una costumbre heredada de tu madre que ya no te guste y haz hoy lo contrario, sin anunciarlo.',
    },
    gemini: {
      is: 'Hablas con tu madre de todo menos de lo que importa, y entre bromas y noticias se les escurre lo serio.',
      helps: 'Haz una sola pregunta sobre cómo era tu madre a tu edad, a ella o a quien la conoció entonces.',
    },
    cancer: {
      is: 'El ánimo de tu madre entra en ti sin pedir permiso, y a ratos no sabes dónde acaba ella y empiezas tú.',
      helps:
        'Después de hablar con tu madre, o de pensar en ella, tómate unos minutos para preguntarte qué sientes tú.',
    },
    leo: {
      is: 'Hagas lo que hagas, una parte de ti sigue esperando el aplauso de tu madre, y si no llega lo conseguido te sabe a poco.',
      helps: 'Cuenta tu próximo logro primero a quien sepa celebrarlo, y a tu madre llévaselo ya festejado.',
    },
    virgo: {
      is: 'Ante tu madre te esmeras por hacerlo todo bien, y la menor crítica suya te deja corrigiéndote la tarde entera.',
      helps:
        'Si tu madre te señala un defecto, quédate con la parte útil, una línea como mucho, y descarta el tono.',
    },
    libra: {
      is: 'Le dices a tu madre lo que la pone contenta, y luego cargas a escondidas con lo que de verdad opinas.',
      helps:
        'Ensaya un desacuerdo amable con tu madre sobre algo sin importancia, una película por ejemplo, y no lo suavices después.',
    },
    scorpio: {
      is: 'Lo que hay entre tu madre y tú va hondo y casi sin palabras, con una mezcla de amor y reproches que nadie nombra.',
      helps:
        'No hace falta aclararlo todo con tu madre; elige qué quieres entender y háblalo con alguien que guarde secretos.',
    },
    sagittarius: {
      is: 'Para querer a tu madre te hace falta espacio, porque de cerca te suena a freno y de lejos hasta te ríes con ella.',
      helps:
        'Acorta los encuentros con tu madre antes de que empiece el sermón, suyo o tuyo, y despídete de buen humor.',
    },
    capricorn: {
      is: 'Con tu madre aprendiste pronto a no dar problemas, y aún le presentas resultados donde otra gente pediría un abrazo.',
      helps:
        'Admite delante de alguien de confianza, sea tu madre o no, una cosa que te pesa y que todavía no resolviste.',
    },
    aquarius: {
      is: 'Quieres a tu madre y a la vez la observas como a un personaje curioso, con una distancia que ella toma por frialdad.',
      helps:
        'Una señal breve y a tu ritmo, como mandarle una canción sin comentario, puede decirle a tu madre más que una explicación.',
    },
    pisces: {
      is: 'Disculpas a tu madre antes de que haga falta, porque ves su herida con más claridad que la tuya.',
      helps:
        'Comprender por qué tu madre es así no te obliga a aguantarlo todo; anota qué trato te sienta bien.',
    },
  },
  father: {
    aries: {
      is: 'Con tu padre mides fuerzas desde que tienes memoria, y una palabra suya todavía basta para que aprietes los dientes.',
      helps:
        'Deja pasar una de cada tres provocaciones de tu padre y reserva el ímpetu para lo que sí te importa.',
    },
    taurus: {
      is: 'De tu padre esperas solidez, y cuando falla en lo básico te cuesta el doble apoyarte en cualquiera.',
      helps:
        'Anota qué te da firmeza hoy, sea un oficio o una persona, y ponlo al lado de lo que esperabas de tu padre.',
    },
    gemini: {
      is: 'Tu padre y tú se entienden con un tema ajeno de por medio, fútbol o noticias, y se traban en lo personal.',
      helps:
        'Aprovecha el tema fácil con tu padre y cuela en él una frase tuya de verdad, corta y sin esperar respuesta.',
    },
    cancer: {
      is: 'Buscas en tu padre un gesto tierno, aunque sea torpe, y te guardas como ofensa cada ocasión en que no llega.',
      helps:
        'Fíjate si tu padre pregunta por el tráfico o por tus llantas; a veces el cariño viene disfrazado de mecánica.',
    },
    leo: {
      is: 'Quieres ser el orgullo de tu padre y también superarlo, y a ratos no sabes cuál de las dos cosas logras.',
      helps:
        'Redacta tú el elogio que te gustaría oírle a tu padre, con detalles y sin modestia, y guárdalo a mano.',
    },
    virgo: {
      is: 'Ante tu padre sientes que rindes examen; notas cada ceja levantada y llegas con la respuesta preparada.',
      helps:
        'Llévale a tu padre, aunque sea en la imaginación, una tarea a medio terminar y no des explicaciones.',
    },
    libra: {
      is: 'Mides cada palabra con tu padre para que no haya tensión, y terminas por no saber qué le dirías sin tanto cuidado.',
      helps:
        'Escribe la versión sin pulir de lo que piensas de tu padre; nadie tiene que leerla, ni siquiera él.',
    },
    scorpio: {
      is: 'A tu padre lo estudiaste a fondo para saber cuándo acercarte, y esa vigilancia sigue despierta frente a quien mande.',
      helps:
        'Cuando alguien con autoridad te ponga en guardia, pregúntate si le hablas a esa persona o a tu padre.',
    },
    sagittarius: {
      is: 'Discutes las ideas de tu padre con entusiasmo, y te desinfla que te responda «eso no da para vivir».',
      helps:
        'Averigua qué quiso ser tu padre antes de volverse razonable; quizá por ahí encuentren de qué hablar.',
    },
    capricorn: {
      is: 'Heredaste de tu padre la idea de que el cariño se gana trabajando, y te cuesta descansar delante de él.',
      helps:
        'Permítete un rato sin hacer nada útil en presencia de tu padre, o de su recuerdo, y no lo justifiques.',
    },
    aquarius: {
      is: 'Te definiste en contra de tu padre, y de pronto te descubres defendiendo una terquedad que también es suya.',
      helps:
        'Haz dos listas, una con lo que tomas de tu padre y otra con lo que dejas, y no busques que cuadren.',
    },
    pisces: {
      is: 'La imagen que guardas de tu padre tiene más bruma que contornos, y rellenas sus silencios con la historia que necesitas.',
      helps:
        'Pide a alguien de la familia un recuerdo concreto de tu padre, bueno o malo, y compáralo con el que imaginabas.',
    },
  },
  inLaws: {
    aries: {
      is: 'La suegra te saca chispas porque opina en tu propio terreno, y tú respondes antes de medir a quién tienes enfrente.',
      helps:
        'En cuanto la familia de tu pareja te suba el pulso, sal a tomar aire, aunque tengas que inventar un pretexto.',
    },
    taurus: {
      is: 'Lo que te agota de tu suegra, o de cualquier pariente de tu pareja, es que te mueva las cosas de sitio.',
      helps: 'Acuerda con tu pareja qué rincón y qué rato del día quedan fuera del alcance de su familia.',
    },
    gemini: {
      is: 'A la familia de tu pareja te la ganas charlando, hasta que una broma tuya cae mal y la repiten durante meses.',
      helps:
        'Con tu suegra pregunta más de lo que cuentas; una historia suya de juventud llena sobremesas enteras sin riesgo.',
    },
    cancer: {
      is: 'Quisieras que tu suegra te tratara como de la familia, y basta que olvide un detalle para que te sientas de visita.',
      helps:
        'Dile a tu pareja qué gesto de su madre te cayó mal mientras todavía es pequeño y se puede contar sin llorar.',
    },
    leo: {
      is: 'Con los suegros despliegas lo mejor de tu encanto, y te ofende que comparen o que apenas se fijen en ti.',
      helps:
        'Cede el centro durante una comida en casa de tus suegros, y pide que cuenten las hazañas de la familia.',
    },
    virgo: {
      is: 'La suegra pasa revista a tu orden, o eso crees, y te preparas para cada visita como para una inspección.',
      helps:
        'Deja a propósito una imperfección a la vista de tu suegra y encárgale a ella una tarea que haga bien.',
    },
    libra: {
      is: 'Quedas tan bien con tus suegros que nadie imagina lo que te cuesta sonreír cuando deciden por ustedes.',
      helps:
        'Acuerda las respuestas con tu pareja antes de la visita, para no decirle que sí a su madre por pura cortesía.',
    },
    scorpio: {
      is: 'Detectas enseguida lo que tu suegra calla, y entre ustedes puede haber una tirantez que nadie más percibe.',
      helps:
        'No le cuentes a la familia de tu pareja lo que no quieras ver comentado, y tampoco investigues lo suyo.',
    },
    sagittarius: {
      is: 'A tus suegros les dices la verdad con una carcajada, y varios días bajo el mismo techo se te hacen un encierro.',
      helps:
        'Organiza paseos por tu cuenta mientras la suegra esté de visita, y trae de regreso alguna historia que contarle.',
    },
    capricorn: {
      is: 'Tu trato con la suegra es correcto, cumples con los festejos, y te hiela que ni así llegue su aprobación.',
      helps:
        'Fija con tu pareja cuánto duran las visitas de sus padres y anúncienlo en plural, sin dar motivos.',
    },
    aquarius: {
      is: 'Las costumbres de la familia de tu pareja te parecen un rito ajeno, y tu suegra nota que miras desde fuera.',
      helps:
        'Adopta una sola tradición de tus suegros, la que menos te pese, y falta a otra con un aviso amable.',
    },
    pisces: {
      is: 'Tu suegra te cuenta sus penas, tú no sabes cortar, y al final ya no distingues su cansancio del tuyo.',
      helps:
        'Ten preparada una frase para retirarte de la charla con tu suegra, y un lugar tranquilo adonde ir después.',
    },
  },
  familyQuarrel: {
    aries: {
      is: 'En un pleito de familia saltas en defensa de quien sea, y cuando los demás apenas entienden, tú ya dijiste lo peor.',
      helps:
        'Retírate a tiempo de la discusión familiar, camina un buen trecho y contesta cuando se te haya ido el afán de ganar.',
    },
    taurus: {
      is: 'Cuando hay bronca en casa te plantas y no cedes un milímetro, mientras por dentro solo deseas que vuelva la calma.',
      helps:
        'Nombra sin levantar la voz lo único que no vas a mover en esta disputa de familia, y afloja en lo que te da igual.',
    },
    gemini: {
      is: 'Llevas y traes versiones entre los bandos de la familia, con buena intención, y acabas como culpable del malentendido.',
      helps:
        'Ante el próximo «dile a tu tía», responde que se lo digan directamente y renuncia al puesto de correo familiar.',
    },
    cancer: {
      is: 'Un pleito en la familia te quita el piso; tomas partido por quien llora y rumias durante semanas lo que se dijo.',
      helps:
        'Busca con quién desahogarte que no pertenezca a ningún bando de la familia, y deja que te consuelen antes de mediar.',
    },
    leo: {
      is: 'Si la familia se pelea, te pones en medio para arreglarlo, y te hiere que nadie te agradezca el esfuerzo.',
      helps:
        'Que el discurso de la paz familiar lo pronuncie otra persona esta vez; a ti te toca escuchar una versión completa.',
    },
    virgo: {
      is: 'De cada discusión familiar recuerdas las palabras exactas, y te desespera que tener razón en los detalles no calme a nadie.',
      helps:
        'Olvida por un rato quién dijo qué y resume en una frase lo que tú querías de esa discusión en familia.',
    },
    libra: {
      is: 'Oyes a un lado de la familia y le das la razón, oyes al otro y también, y al final ambos te reclaman.',
      helps:
        '«No voy a elegir bando» es una postura completa; dila igual a cada pariente y no añadas explicaciones.',
    },
    scorpio: {
      is: 'Las guerras de familia las peleas en silencio; sabes quién traicionó a quién y no olvidas ni una alianza.',
      helps:
        'Distingue en el pleito familiar lo que viste con tus ojos de lo que dedujiste, y habla solo de lo primero.',
    },
    sagittarius: {
      is: 'En plena discusión de familia sueltas la verdad que todos esquivaban, y te sorprende que se arme el escándalo.',
      helps:
        'Cambia el veredicto por una pregunta cuando haya pleito en casa, y si el ambiente se carga, toma distancia un rato.',
    },
    capricorn: {
      is: 'En los conflictos de familia te toca ser la parte sensata, la que aguanta y organiza, con un rencor bien planchado debajo.',
      helps:
        'Renuncia por una vez a arbitrar el conflicto familiar y di qué te afecta a ti, sin sacar conclusiones para todos.',
    },
    aquarius: {
      is: 'Cuando la familia se divide, tú te alejas a analizar el asunto con frialdad, y eso enfurece a las dos partes.',
      helps:
        'Antes de explicarles a tus parientes por qué discuten, diles que también a ti te duele, si es cierto.',
    },
    pisces: {
      is: 'Sientes la tensión de un pleito en casa antes de que nadie alce la voz, y te escondes o te sacrificas para pararlo.',
      helps:
        'No te ofrezcas de culpable para que haya paz en la familia; protege tu ánimo y arrímate a alguien sereno.',
    },
  },
  ageingParents: {
    aries: {
      is: 'Cuidar de tus padres mayores te pone a prueba la paciencia: resuelves urgencias como nadie y te desespera la lentitud diaria.',
      helps:
        'Encárgate de lo que pide rapidez para tus padres y busca quién cubra las esperas largas, que ahí te consumes.',
    },
    taurus: {
      is: 'A los padres que envejecen les das presencia firme y comida rica, y te niegas a ver que lo de siempre ya no alcanza.',
      helps:
        'Introduce los cambios en la vida de tus padres de a poco, y que cada uno empiece como simple ensayo.',
    },
    gemini: {
      is: 'Haces las llamadas, explicas los papeles y distraes a tus padres mayores con historias, aunque sentarte a su ritmo te inquieta.',
      helps:
        'Graba o apunta lo que cuentan tus padres cuando se repiten; así la tercera vez también te da curiosidad.',
    },
    cancer: {
      is: 'Ver envejecer a tus padres te remueve todo, y terminas cuidándolos hasta el último detalle sin que nadie te cuide a ti.',
      helps:
        'Escribe quién te sostiene mientras atiendes a tus padres, y si falta un nombre, búscalo antes que otra tarea.',
    },
    leo: {
      is: 'Atiendes a tus padres mayores con generosidad y a lo grande, y te pesa que las tareas sin brillo pasen inadvertidas.',
      helps:
        'Cuéntale a alguien, con pormenores y algo de teatro, lo que hiciste hoy por tus padres, y deja que te admire.',
    },
    virgo: {
      is: 'Del cuidado de tus padres mayores llevas horarios y listas impecables, y te reprochas lo único que se te pasó.',
      helps: 'Aparta dentro del horario de tus padres un rato sin tareas, para estar con ellos y nada más.',
    },
    libra: {
      is: 'Te repartes entre tus padres que envejecen y el resto de tu gente, y sientes que siempre le quedas debiendo a alguien.',
      helps:
        'Reúne a quienes puedan ayudar con tus padres y pongan por escrito quién hace qué, aunque la conversación incomode.',
    },
    scorpio: {
      is: 'Ver que tus padres necesitan ayuda te devuelve a reproches antiguos, y los cuidas con entrega total aunque algo en ti siga reclamando.',
      helps:
        'Separa dos cosas que se te mezclan: la ayuda que decides dar a tus padres y lo que esperabas de ellos.',
    },
    sagittarius: {
      is: 'Hacerte cargo de tus padres mayores te corta las alas algunos días, y compensas la culpa con visitas alegres y planes enormes.',
      helps:
        'Promete a tus padres menos de lo que te dicta el entusiasmo, y resérvate aparte una escapada sin remordimiento.',
    },
    capricorn: {
      is: 'Cargas con tus padres ancianos como si fuera tu turno natural, sin quejas, hasta que el cansancio te vuelve de piedra.',
      helps:
        'Delegar una gestión de tus padres, aunque salga regular, cuenta como cuidarlos bien, y te devuelve una tarde.',
    },
    aquarius: {
      is: 'Para ayudar a tus padres mayores inventas soluciones ingeniosas, y se te olvida que a veces solo piden que te sientes.',
      helps:
        'Pregunta a tus padres qué quieren seguir haciendo a su manera antes de instalarles otra idea tuya, por buena que sea.',
    },
    pisces: {
      is: 'La fragilidad de tus padres se te mete en el pecho, y por compasión dices que sí a más de lo que puedes.',
      helps: 'Marca de antemano la hora en que termina tu turno con tus padres, y que alguien más la sepa.',
    },
  },
  celebration: {
    aries: {
      is: 'La fiesta en casa la decides en un arranque, invitas a todos para esa misma noche y nadie pensó en el hielo.',
      helps:
        'Encárgale a otra persona los detalles de la celebración desde el principio, y quédate con lo que se arma a la carrera.',
    },
    taurus: {
      is: 'Celebrar en casa significa para ti que se coma de maravilla y nadie se vaya con hambre, aunque gastes de más.',
      helps:
        'Define el menú y el presupuesto del festejo con calma, y a quien pregunte qué llevar, respóndele con algo concreto.',
    },
    gemini: {
      is: 'En un cumpleaños con toda la familia saltas de grupo en grupo, presentas a desconocidos y nunca terminas tu plato.',
      helps:
        'Aparta media hora de tu fiesta para una sola conversación, con quien está ahí por ti y apenas has saludado.',
    },
    cancer: {
      is: 'Reunir a todo el mundo en las fiestas te ilusiona como a nadie, y una sola ausencia te nubla las veinte presencias.',
      helps:
        'Ponte de acuerdo con alguien que te saque a descansar un momento en plena celebración, antes de que te venza la nostalgia.',
    },
    leo: {
      is: 'Una boda o un cumpleaños los planeas como un estreno, y te hunde que la gente mire la hora.',
      helps:
        'Prepara para la fiesta un solo momento grande, cuídalo bien, y que el resto ocurra sin que dirijas a nadie.',
    },
    virgo: {
      is: 'En tu propia fiesta trabajas más que los meseros, ves la servilleta que falta y te pierdes los abrazos.',
      helps:
        'Decide a qué hora dejas de recoger en la celebración, siéntate entonces y tolera que algo quede torcido.',
    },
    libra: {
      is: 'Acomodar a los invitados de una boda te trae de cabeza, porque quieres que nadie se sienta de menos.',
      helps:
        'Asume que en una lista de invitados siempre habrá alguien molesto, y elige a quién quieres tener cerca tú.',
    },
    scorpio: {
      is: 'Las celebraciones con todos en casa te exigen fingir ligereza, mientras percibes quién no le habla a quién.',
      helps:
        'Invita, si depende de ti, a menos gente de la que se espera, y procúrate un refugio durante el festejo.',
    },
    sagittarius: {
      is: 'Por ti, en la fiesta cabría cualquiera, incluso quien conociste esta mañana, y el plan se desborda.',
      helps:
        'Confirma cuántos vienen a la celebración antes de invitar a la siguiente tanda, y avisa en casa.',
    },
    capricorn: {
      is: 'Organizas la boda o la reunión familiar como una obra pública, con todo a tiempo, y se te olvida que era para pasarla bien.',
      helps:
        'Apunta en el programa del festejo un hueco para ti, sin función alguna, y respétalo como los demás compromisos.',
    },
    aquarius: {
      is: 'Las fiestas por obligación te sublevan; celebrarías con gusto otro día cualquiera, a tu modo y con gente mezclada.',
      helps:
        'Propón una variante rara de la celebración, como un juego o un menú al revés, y deja intacta alguna tradición ajena.',
    },
    pisces: {
      is: 'Con la casa llena de gente festejas y te conmueves, hasta que de pronto el ruido te rebasa y desapareces.',
      helps: 'Avisa a alguien que en mitad de la fiesta te irás a ratos, así nadie te busca y tú respiras.',
    },
  },
  bestFriend: {
    aries: {
      is: 'A tu mejor amistad la defiendes a capa y espada, y te enciende que tarde en defenderte a ti.',
      helps:
        'Pregunta de frente qué pasó antes de dar por desleal a esa amistad, y hazlo con la voz de un día cualquiera.',
    },
    taurus: {
      is: 'Lo tuyo en la amistad más íntima es la constancia, y que aparezca alguien nuevo te suena a invasión de terreno.',
      helps:
        'Cuida con esa gran amistad un plan que sea solo de ustedes, y no lleves la cuenta de los que hace con otra gente.',
    },
    gemini: {
      is: 'Con tu mejor amistad el hilo de mensajes no se corta nunca, y un «visto» sin respuesta te pone a inventar razones.',
      helps: 'Si dudas de esa amistad, mira si recuerda lo que le contaste, y no solo cuánto se ríen.',
    },
    cancer: {
      is: 'La amistad de tu vida es familia elegida, y cuando hace planes sin ti lo sientes como si se fuera de tu lado.',
      helps:
        'Frente a los celos por tu mejor amistad, di «te extraño» en lugar de averiguar con quién estuvo.',
    },
    leo: {
      is: 'Tu lealtad a la amistad más cercana es de leyenda, y esperas a cambio ocupar sin discusión el primer lugar.',
      helps:
        'Alégrate a lo grande de un triunfo de esa amistad, y nota después cuánto se alegra de los tuyos.',
    },
    virgo: {
      is: 'Para tu mejor amistad eres quien resuelve y aconseja, y dudas si te querría igual sin tanta utilidad.',
      helps:
        'Llega un día ante esa amistad sin consejo ni favor, con un problema tuyo sin arreglar, y mira cómo te escucha.',
    },
    libra: {
      is: 'Con tu amistad más cercana evitas cualquier roce, y por eso no sabes si aguantaría que le dijeras que no.',
      helps:
        'Niégate a un favor menor de esa gran amistad, con cariño y sin excusas, y toma nota de su reacción.',
    },
    scorpio: {
      is: 'Le confías todo a una sola amistad y la pones a prueba sin avisarle, porque ahí es donde más temes una traición.',
      helps:
        'Reemplaza la prueba secreta por una petición clara a esa amistad, y cree más en lo que hace que en lo que sospechas.',
    },
    sagittarius: {
      is: 'Tu mejor amistad es de carretera y carcajadas, y si se pone celosa o exigente, tú ya estás en otra parte.',
      helps:
        'Entre aventura y aventura, pregúntale a esa amistad cómo está de verdad y espera la segunda respuesta.',
    },
    capricorn: {
      is: 'Entregas tu amistad más íntima después de mucho observar, y desde entonces la das por firme sin volver a decirlo.',
      helps:
        'Pon en la agenda a tu mejor amistad como pones el trabajo, con hora, y no la muevas al primer apuro.',
    },
    aquarius: {
      is: 'Una gran amistad tiene contigo permiso para todo menos para pedirte exclusividad, y los celos te parecen un idioma extranjero.',
      helps:
        'Aclárale a esa amistad, por si no lo sabe, que tu libertad no le quita sitio, y dile cuál es el suyo.',
    },
    pisces: {
      is: 'Sientes lo que le pasa a tu mejor amistad antes de que hable, y te cuesta ver cuándo solo te usa de paño de lágrimas.',
      helps:
        'Cuenta cuántas preguntas te hizo esa amistad la última vez que hablaron, y no le inventes disculpas.',
    },
  },
  newFriends: {
    aries: {
      is: 'Hacer amistades nuevas te sale rápido, porque hablas con cualquiera al minuto, y luego te aburre esperar a que llamen.',
      helps:
        'Busca por segunda vez a la misma persona nueva antes de lanzarte a otra, y propón algo con acción, como un partido.',
    },
    taurus: {
      is: 'En una ciudad nueva tardas en abrirte, porque la amistad te crece de ver las mismas caras en el mismo sitio.',
      helps:
        'Hazte habitual de un lugar agradable, siempre a la misma hora, y saluda hasta que alguien nuevo te salude primero.',
    },
    gemini: {
      is: 'Conocer gente nueva no te cuesta nada; lo difícil es que de tanta charla simpática salga alguien a quien contarle lo serio.',
      helps:
        'Entre la gente recién conocida, escoge a quien mejor te replica y hazle la segunda invitación sin esperar al grupo.',
    },
    cancer: {
      is: 'Antes de hacer amistades te acercas de costado, esperas a que te inviten y mientras tanto extrañas a las de siempre.',
      helps:
        'Ofrece un favor chico a quien acabas de conocer, que cuidando de alguien se te quita la timidez.',
    },
    leo: {
      is: 'Entras en un grupo nuevo y encantas enseguida, pero dudas de que esas amistades quieran también tus días opacos.',
      helps:
        'Pídele ayuda con algo a la persona que te cayó bien, porque a primera vista la gente te cree invencible.',
    },
    virgo: {
      is: 'Para hacer amigos te hace falta sentirte útil; en una reunión sin tarea no sabes dónde poner las manos.',
      helps:
        'Apúntate a algo donde haya trabajo compartido, como un taller o un voluntariado, y deja que la amistad salga de ahí.',
    },
    libra: {
      is: 'Agradas en todas partes y te sobran invitaciones, pero entre tanta cortesía casi nadie nuevo llega a ser amistad de verdad.',
      helps:
        'Muestra una preferencia rotunda en la primera salida con gente nueva, y fíjate a quién se le ilumina la cara.',
    },
    scorpio: {
      is: 'Al hacer amistades examinas largo rato y en silencio, y solo abres paso a quien te sostiene la mirada.',
      helps:
        'Regálale a alguien nuevo un dato tuyo que no sea secreto pero tampoco trivial, y observa cómo lo trata.',
    },
    sagittarius: {
      is: 'En cualquier ciudad haces amigos en la fila del autobús, y lo que se te atraganta es cultivarlos después.',
      helps:
        'Anota el nombre de quien te cayó bien y propón otro encuentro antes de que te distraiga la siguiente novedad.',
    },
    capricorn: {
      is: 'Te parece que las amistades nuevas son para quien tiene tiempo libre, y das pocos indicios de que las quieres.',
      helps:
        'Acepta la próxima invitación aunque no tenga propósito, y di en algún momento que te gustaría repetir con esa gente.',
    },
    aquarius: {
      is: 'Encajas con la gente rara, haces amistades por causas o aficiones, y la parte íntima te la saltas con elegancia.',
      helps:
        'Después de la actividad en grupo, sigue la charla con alguien nuevo, a solas y sobre algo ajeno al tema.',
    },
    pisces: {
      is: 'Haces amistades por contagio, te arrimas a quien sufre o sueña, y la gente tranquila se te escapa de la vista.',
      helps:
        'Al conocer a alguien, observa cómo te sientes una vez que te fuiste, con más ánimo o con menos, y guíate por eso.',
    },
  },
  lostFriend: {
    aries: {
      is: 'Cuando una amistad se enfría quieres aclararlo ya, y el silencio te irrita más que un insulto.',
      helps:
        'Si piensas escribirle a esa persona, redacta el mensaje en caliente y decide sobre él cuando se te haya pasado.',
    },
    taurus: {
      is: 'Una amistad que se apaga la sigues guardando en su sitio, intacta, porque soltar gente te cuesta más que esperarla.',
      helps:
        'Pregúntate si extrañas a esa persona o la costumbre que tenían, y comparte por ahora la costumbre con alguien más.',
    },
    gemini: {
      is: 'Hablas con todo el mundo de esa amistad enfriada, menos con quien corresponde, y cada versión que cuentas suena distinta.',
      helps:
        'Tres líneas sin ironía alcanzan, si eliges escribirle; si no, deja por un tiempo de contar la historia de esa amistad.',
    },
    cancer: {
      is: 'Que una amistad deje de hablarte te duele como un desalojo, y repasas fotos viejas mientras esperas que dé el paso.',
      helps:
        'Aparta por un tiempo las fotos con esa persona que se alejó, sin borrarlas, y junta recuerdos recientes con otra gente.',
    },
    leo: {
      is: 'Te descoloca que esa amistad pueda pasar tanto tiempo sin ti, y el orgullo te impide preguntar qué ocurrió.',
      helps:
        'Si quisieras dar una señal a quien se alejó, que no lleve reproche ni lucimiento, apenas un recuerdo bonito.',
    },
    virgo: {
      is: 'Haces inventario de tus fallas para explicar por qué esa amistad se alejó, y ya corregiste el posible mensaje catorce veces.',
      helps:
        'Dale al análisis de esa amistad una sola página, y al terminarla ocúpate en algo que sí tenga final.',
    },
    libra: {
      is: 'Entre no molestar y no perder a esa amistad dejas pasar el momento, y el silencio decide por ustedes.',
      helps:
        'Consulta lo de esa amistad con una persona de criterio y con nadie más, y fíjate en qué te habría gustado que te dijera.',
    },
    scorpio: {
      is: 'A una amistad que te falla la borras de un tajo, y sin embargo sigues sabiendo por dónde anda.',
      helps:
        'Deja de mirar sus publicaciones durante un tiempo y comprueba si lo que queda de esa amistad es cariño o herida.',
    },
    sagittarius: {
      is: 'Supones que esa amistad se reanudará sola el día que se crucen, y sigues camino sin mirar atrás, salvo de noche.',
      helps:
        'Revisa si alguna franqueza tuya le cayó mal a esa persona, y admítelo al menos ante ti, sin escudarte en la broma.',
    },
    capricorn: {
      is: 'De esa amistad perdida no hablas y te refugias en el trabajo, porque dar el primer paso sin garantías te parece rebajarte.',
      helps:
        'Reconoce ante alguien cercano que echas de menos a esa persona, tal cual, sin añadir que ya es asunto cerrado.',
    },
    aquarius: {
      is: 'Das por hecho que la gente va y viene, así que te sorprende cuánto te afecta que esa amistad ya no conteste.',
      helps:
        'Concede que te importa y busca una explicación benévola de ese silencio, tan posible como las que ya tienes.',
    },
    pisces: {
      is: 'Sigues conversando en la imaginación con esa amistad perdida, y como allí todo se arregla, aplazas el mundo real.',
      helps:
        'Convierte ese diálogo con la persona ausente en un cuento breve, y reléelo unos días después con ojos fríos.',
    },
  },
  givingMore: {
    aries: {
      is: 'Organizas tú porque no aguantas que nadie se mueva, y después te enoja dar siempre el primer empujón.',
      helps:
        'Cállate la propuesta la próxima vez que haya que organizar algo, y que el silencio pese hasta que alguien se ofrezca.',
    },
    taurus: {
      is: 'Siempre das tú el tiempo y el hombro, sin medir y sin pedir nada, y un día lo reclamas todo de golpe.',
      helps:
        'Pide algo mientras todavía estás de buenas, un favor concreto y a quien tengas más cerca, en vez de seguir dando.',
    },
    gemini: {
      is: 'Escuchas las historias de todos y las animas con tus preguntas, y por eso a nadie se le ocurre pedirte la tuya.',
      helps:
        'Empieza la llamada con «necesito contarte algo», y no devuelvas la pregunta hasta haber dicho lo tuyo.',
    },
    cancer: {
      is: 'Cuidas a todos como te gustaría que te cuidaran, y esperas en secreto que alguien capte la indirecta.',
      helps:
        'Explica a una persona cercana, sin rodeos, qué atención te haría bien recibir, como si le dictaras una receta.',
    },
    leo: {
      is: 'Regalas ánimo a manos llenas, y lo que te hiere es dar tanto sin que nadie lo mencione.',
      helps: 'Anuncia que esta vez te toca recibir, ponle humor si quieres, y no pagues tú ni la propina.',
    },
    virgo: {
      is: 'Haces lo que hace falta antes de que nadie lo vea, de modo que los demás nunca se enteran de cuánto das.',
      helps:
        'Deja sin hacer una de esas tareas que das por tuyas, avisa que queda libre y soporta la demora.',
    },
    libra: {
      is: 'Escuchas, te adaptas y cedes el turno con tanta gracia que la gente cree que dar no te cuesta.',
      helps:
        'Contesta con lo que de verdad quieres cuando te pregunten, y aguanta la incomodidad de que esta vez cedan por ti.',
    },
    scorpio: {
      is: 'Das hasta el fondo a muy poca gente, callas lo que necesitas y llevas el saldo en un lugar que nadie ve.',
      helps: 'Saca a la luz una sola cosa que sientes que te deben, y dila como petición, sin tono de cobro.',
    },
    sagittarius: {
      is: 'Invitas, contagias ganas y tiras de todo el grupo, y cuando tú flaqueas nadie se entera porque sigues haciendo reír.',
      helps: 'Habla en serio un minuto entero la próxima vez que te falte apoyo, y mira quién se acerca.',
    },
    capricorn: {
      is: 'Te echas encima las obligaciones de todos porque te fías más de ti, y acabas haciendo siempre lo que el resto da por hecho.',
      helps:
        'Cede una carga completa, de principio a fin, a una persona fiable, y no supervises cómo la lleva.',
    },
    aquarius: {
      is: 'Ayudas a medio mundo con ideas y contactos, y como nunca muestras necesidad, te toman por alguien que no precisa nada.',
      helps:
        'Déjale ver una necesidad tuya, aunque te parezca poco original, a alguien que acudió a ti muchas veces.',
    },
    pisces: {
      is: 'Dices que sí a todos porque sientes su urgencia como propia, y al final diste también lo que era tuyo.',
      helps: 'Responde «luego te digo» a la próxima petición y averigua a solas si te queda algo que dar.',
    },
  },
  pet: {
    aries: {
      is: 'Te imaginas con un perro que corra a tu paso, y sin embargo la paciencia de enseñarle a obedecer no te dura.',
      helps:
        'Con cualquier animal, enseña en ratos muy cortos y termina cuando aún se divierten, antes de que te gane la prisa.',
    },
    taurus: {
      is: 'Un animal en casa te va de maravilla, por el pelaje tibio y los horarios fijos, y lo consientes hasta el exceso.',
      helps:
        'Mide las golosinas que le das al perro o al gato, y prémialo también con caricias, que de esas te sobran.',
    },
    gemini: {
      is: 'Al gato le conversas, al perro le pones tres apodos, y lo que te frena para tenerlos es atarte a un horario.',
      helps:
        'Cuida unos días el animal de otra persona y anota cuántas veces te dio gusto y cuántas te interrumpió.',
    },
    cancer: {
      is: 'Con un perro o un gato eres puro mimo; le adivinas el hambre y le cuentas lo que a nadie le dices.',
      helps:
        'Piensa quién cuidaría a una mascota cuando necesites salir, y háblalo antes, para poder irte sin el corazón encogido.',
    },
    leo: {
      is: 'Una mascota te da el recibimiento que crees que todo el mundo merece, y la presumes como si hubiera ganado medallas.',
      helps:
        'Fíjate más en el carácter del animal que en su estampa, porque con sus mañas se convive a diario.',
    },
    virgo: {
      is: 'Antes de tener un perro ya leíste todo sobre razas y alimento, y nadie nota como tú un cambio mínimo en él.',
      helps:
        'Define qué suciedad puedes tolerar de un animal y cuál no; el pelo en la ropa negra cuenta como dato serio.',
    },
    libra: {
      is: 'Entre perro y gato no te decides, y en cualquiera de los dos buscas compañía amable más que un temperamento difícil.',
      helps:
        'Pasa un rato en silencio junto a cada animal que te guste, y nota con cuál te quedarías sin mirar el reloj.',
    },
    scorpio: {
      is: 'Te entiendes con los animales desconfiados, como el gato que no se deja tocar por nadie, y el lazo se vuelve absoluto.',
      helps:
        'Espera a que el animal venga a ti, sin perseguirlo ni ofenderte, que esa clase de paciencia la tienes.',
    },
    sagittarius: {
      is: 'Un perro grande y sin correa sería tu retrato, aunque con tus idas y venidas te preocupa quién lo atiende.',
      helps:
        'Haz cuentas honestas de cuántas noches pasas fuera antes de ilusionarte con una mascota, y busca aliados para los paseos.',
    },
    capricorn: {
      is: 'Tener un animal te parece una responsabilidad con patas, y una vez asumida no fallas ni en un solo paseo.',
      helps:
        'Además de la rutina, juega un poco en el suelo con el perro o el gato, sin propósito educativo.',
    },
    aquarius: {
      is: 'Tratas a los animales como a iguales, prefieres los mestizos o los insólitos, y te gusta que vayan a su antojo.',
      helps:
        'Averigua cuánta compañía necesita el animal que te atrae, porque su idea de la independencia quizá no coincida con la tuya.',
    },
    pisces: {
      is: 'Recogerías a todo perro perdido del barrio, porque la mirada de un animal te desarma y no sabes negarte.',
      helps:
        'Ayuda a los animales con un tope claro, a uno cada vez, y pide relevo cuando no te alcancen las fuerzas.',
    },
  },
  trip: {
    aries: {
      is: 'Un viaje lo decides en un impulso y lo disfrutas si hay acción, porque las filas y los itinerarios ajenos te amargan.',
      helps:
        'Deja previstas solo la llegada y la primera noche del viaje, y pacta con tu compañía ratos por separado.',
    },
    taurus: {
      is: 'Viajas para comer bien y dormir mejor; prefieres un solo destino saboreado a cinco vistos de pasada.',
      helps:
        'Dale prioridad a la cama y a la buena comida, recorta en excursiones y guarda días de vacaciones sin plan.',
    },
    gemini: {
      is: 'De vacaciones quieres cambiar de lugar a cada rato, charlar con desconocidos y saber cómo se dice gracias en todas partes.',
      helps:
        'Viaja con alguien que converse bien o que acepte verte desaparecer, y lleva un cuaderno para lo que oigas.',
    },
    cancer: {
      is: 'Planear un viaje te ilusiona y te da añoranza por anticipado, así que disfrutas más con tu gente o en lugares conocidos.',
      helps:
        'Lleva al viaje algo que huela a lo tuyo y busca un alojamiento familiar, para que no te pese la distancia.',
    },
    leo: {
      is: 'Unas vacaciones te piden algo de esplendor, un hotel con vista o una llegada triunfal, y alguien que celebre contigo el paisaje.',
      helps:
        'Escoge un solo lujo para el viaje, anúncialo a tu compañía desde el principio y sé flexible en lo demás.',
    },
    virgo: {
      is: 'Preparas el viaje con tal detalle que llevas repuesto de todo, y te cuesta más disfrutarlo que planearlo.',
      helps:
        'Incluye en el itinerario una tarde en blanco, y a lo que salga mal en el viaje ponle título de anécdota.',
    },
    libra: {
      is: 'Lo que más te importa de un viaje es con quién, y por agradar terminas visitando lo que querían los demás.',
      helps:
        'Antes de salir de viaje, que cada quien diga qué no quiere perderse, y habla tú antes de oír al resto.',
    },
    scorpio: {
      is: 'Te atraen los viajes que te cambian, los lugares con pasado oscuro, y prefieres la soledad a una compañía superficial.',
      helps:
        'Acuerda con quien viaje contigo unas horas de silencio, y date permiso de volver tres veces al mismo sitio.',
    },
    sagittarius: {
      is: 'Viajar es tu manera de respirar; con un mapa delante te olvidas del gasto, del regreso y hasta del equipaje.',
      helps:
        'Resuelve primero lo aburrido del viaje, papeles y regreso, y guarda para improvisar todo lo que quede en medio.',
    },
    capricorn: {
      is: 'Te cuesta concederte un viaje sin motivo, y aun de vacaciones subes al mirador con objetivo y hora de llegada.',
      helps:
        'Apaga los avisos del trabajo durante el viaje y haz cada día algo de lo que no quede constancia.',
    },
    aquarius: {
      is: 'De las playas de catálogo huyes; viajas hacia lo insólito, en grupo o por tu cuenta, y cambias de ruta si aparece la multitud.',
      helps:
        'Explica tus rarezas a quien viaje contigo antes de partir, y regálale una mañana para lo típico.',
    },
    pisces: {
      is: 'Te vas de viaje para perderte un poco, mejor cerca del mar, y los horarios y tú rara vez coinciden.',
      helps:
        'Viaja con alguien que esté pendiente del reloj, o ponte alarmas con música, y después sí, piérdete.',
    },
  },
};
