import type { HarmPatterns } from './pattern.ts';

export const HARM_ES = {
  words: {
    them: '(?:el|ella|esposo|marido|novio|novia|pareja|ex|esposa|mujer|papa|padre|mama|madre|padrastro|madrastra|tio|tia|abuelo|hermano|primo|profesor|profe|maestro|jefe|vecino|vecina|companero|hombre|tipo|alguien|familia|papas|padres|conviviente|prometido)',
    hit: '(?:peg(?:a|o|an|aba|aron|ado|aste|ue|ar)|golpe(?:a|o|an|aba|aron|ado|ar)|ahorc(?:a|o|aba|ado)|cachete(?:a|o)|abofete(?:a|o)|pate(?:a|o|aba)|empuj(?:a|o|aba)|zarande(?:a|o)|maltrat(?:a|o|an|aba|aron)|agred(?:e|io|en|ia)|kasca|viol(?:a|o|aron|aba)|estrangul(?:a|o)|quem(?:a|o)|jalone(?:a|o)|apunal(?:a|o)|insulta y pega|fajo|madre(?:a|o)|tundio)',
  },
  idioms: [
    'me (?:va a )?pega(?:r|ra)? (?:el|la|este|esta|ese|esa|algun) (?:eclipse|transito|retrogrado|luna|mes|ano|semana|mercurio|venus|marte|jupiter|saturno|urano|neptuno|pluton|conjuncion|cuadratura)|(?<=y a mi )como me pega(?= \\|)|(?<=(?:eclipse|transito|retrogrado|luna|mercurio|venus|marte|jupiter|saturno|urano|neptuno|pluton) (?:~1 )?)y (?:a mi )?(?:como )?me pega',
    '(?:dieta|trafico|curiosidad|calor|frio|mudanza|tarea|profe|examen|trabajo|insomnio|gym|entrenamiento|estres|sueno|jefe|jefa|suegra|tos|gripe) (?:~1 )?me (?:va a matar|mata|esta matando)',
    'me peg(?:a|o) (?:la (?:nostalgia|risa|gripe|tristeza|flojera)|el (?:sueno|hambre|antojo|bajon|aire)|sus (?:canciones|mañas|manias|gustos|palabras)|su (?:acento|risa|humor|energia))|sol me pega|persigue en (?:mis )?sue*',
    '(?:bebe|nene|hijo|hija|gato) (?:~1 )?le pega a',
    'golead*|le pegaron una',
    '(?:mercurio|venus|marte|jupiter|saturno|urano|neptuno|pluton|retrogrado|eclipse|transito|luna|esto|eso|isso|isto) (?:\\| )?(?:me |nos )?(?:va a pegar(?:me|nos)?|esta pegando|pega)(?! (?:en la cara|en el estomago|en la cabeza))',
    '(?:cancion|noticia|eclipse|saturno|pluton|marte|urano|transito|luna|sol|color|rojo|nostalgia|frio|cafe|ola|esto|eso|ropa|outfit|vestido|retrogrado) (?:~2 )?(?:me |te )?(?:pega|pego|golpea|golpeo)(?= (?:mucho|fuerte|con todo|en (?:la|el)|el|bien|la|duro|un poco|al) )(?! (?:en la cara|en el estomago|en la cabeza))',
    '(?:que|cual|cuales) (?:~3 )?me pegan? (?:mas|mejor|bien|menos)',
    'pega bien|pega(?:n)? con (?:mi|tu|ese|este) (?:look|outfit|signo|color|ascendente|ropa)|me pega (?:mercurio|venus|marte|jupiter|saturno|urano|neptuno|pluton)|me pega (?:el|la|ese|este) (?:color|rojo|azul|verde|look|estilo)|me peg(?:a|o) (?:fuerte|duro|mucho|bien|con todo)|golpe de (?:suerte|energia|estado|calor)|me (?:toca|tocan|toco) (?:el corazon|vivir|aprender|el alma|trabajar|esperar|la loteria)|(?:mi|la) (?:mama|papa|jefe|jefa|mami|esposa|esposo|profe|hermana) me (?:va a |)mata(?:r|ra)?',
    '(?<=(?:luna|eclipse|mercurio|venus|marte|jupiter|saturno) (?:~4 )?(?:\\| )?)como me pega(?: a mi)?(?= \\|)',
    '(?:que|cual) (?:parte|area|lado|zona) (?:~4 )?me pega(?:n|ra)?(?= \\|)',
  ],
  violence: [
    '(?:me|la|nos) (?:~1 )?(?:agarro|agarra|tomo|sujeto|apreto|aprieta|jalo|jala) (?:~1 )?(?:de|del|por) (?:la |el |los )?(?:garganta|cuello|pelo|cabello|brazo)|(?:avento|aventa|lanzo|tiro|arrojo|estrello) (?:~3 )?(?:a la (?:cabeza|cara)|contra mi|encima)|(?:me|nos) (?:torcio|rompio|quebro|fracturo|avento|jaloneo|zarandeo|escupio|amenazo|amenaza|encierra|encerro|obligo|obliga|forzo|drogo|arrastro|pisoteo|insulta y)(?! (?:el corazon|la cabeza con|los esquemas|las ilusiones|mercurio))|(?:me hizo|me hace|me obligo a|me obliga a|me pide) (?:tocarl*|desnudarme|quitarme la ropa|hacerle|tocar)|(?:entra|entraba|se mete|se metia|viene|se metio) (?:~1 )?(?:a|en) (?:mi|la) (?:cuarto|cama|habitacion|casa) (?:~3 )?(?:de noche|por la noche|en la noche|y me (?:toca|amenaz*|peg*)|cuando duermo)|sin (?:comida|comer) (?:~2 )?(?:encerr|castig|closet)*|(?:me (?:quiere|quiso|intento|va a) (?:matar|golpear|pegar))(?! si (?:llego|repruebo|no entrego))(?<!(?:mama|jefe|papa|jefa)[^|]*)|(?:a golpes|una golpiza|una paliza|a cinturonazos|a patadas)(?! (?:en el tenis|al rival))',
    '<them> (?:~4 )?(?:me|la|lo|le|nos|les) (?:~1 )?(?:<hit>|volvio a (?:pegar|golpear)|da (?:golpes|cachetadas|punetazos)|dio (?:un golpe|una cachetada|una bofetada|un punetazo|una paliza|golpes|una patada))',
    'me (?:volvio a pegar|esta pegando|va a pegar|pega|pego|golpea|golpeo|pateo|patea|dio (?:una cachetada|una bofetada|un punetazo|una paliza)|cacheteo|empujo (?:por|contra|al)|agarro del cuello|ahorco|quiso ahorcar|estrangulo|tiro al piso|arrastro|jalo del pelo|encierra|encerro|maltrata|maltrato|agredio|agrede|viola|violo|violaron|abuso)(?! (?:en ajedrez|en fifa|mucho el sol|la gripe) )',
    'le(?:s)? (?:pega|pego|pegan|golpea|golpean) (?:a (?:su|sus|mi|mis|la|los|el))|le pega el (?:marido|esposo|novio)|(?:la|lo|los) golpea(?:n)?(?= )|mujer golpeada|mujer maltratada',
    'violar(?:me|on|onme)?|(?:fui|me|sufri|victima de|una|intento de|trataron de) (?:~1 )?(?:viol(?:aron|ada|ado|acion)|abus(?:aron|ada|ado|o sexual)|acoso sexual|agresion sexual)|abus(?:a|o|aron|aba|ando) (?:sexualmente )?de (?:mi|ella|el|mis|mi hija|mi hijo|su)|abuso (?:sexual|infantil|fisico|domestico)|acos(?:o|a|an|ada) sexual*|(?:obliga|obligo|forz[ao]) a (?:tener (?:relaciones|sexo)|acostarme|hacer cosas)',
    '(?:me|la|nos) (?:~1 )?amenaz(?:a|o|an|aba|aron) (?:~1 )?(?:de muerte|con (?:un|una|matar*|hacer*|cuchillo|quitarme)|matar*)|(?:dice|dijo) que (?:me|nos|la) va a matar|que me mata(?= (?:\\||si lo dejo|si me voy) )(?<=(?:ex|esposo|marido|novio|pareja|dice)[^|]*)|hacer(?:les)? dano a (?:los|mis|las) (?:ninos|hijos|hijas)|quiere matarme|me quiere matar',
    'me (?:persigue|acosa|acecha|sigue a todas)|(?:no me deja|no deja que|prohibe) (?:~1 )?(?:salir|ver a mi|trabajar|hablar con|tener)|me (?:encierra|encerro|quita (?:el|mi) (?:celular|telefono|dinero)|revisa el celular y|controla (?:todo|el dinero))(?! a estudiar)',
    'violencia (?:domestica|de genero|intrafamiliar|familiar|machista|sexual|en casa|fisica|psicologica)|(?:vivo|sufro|sufri|viviendo|hay) (?:~1 )?(?:violencia|maltrato|malos tratos)|maltrat(?:o|ador|ada)(?= (?:\\||de|infantil|fisico|y|en) )|relacion (?:abusiva|violenta)|(?:es|pone|se pone|muy) (?:violento|agresivo) (?:conmigo|con (?:los|mis|mi))',
    '(?:miedo|terror|panico) (?:a|de) (?:mi (?:marido|esposo|novio|papa|padre|padrastro|pareja|ex|madre|familia)|volver a (?:la )?casa|regresar a (?:la )?casa|que me (?:pegue|mate|golpee))|le tengo (?:~1 )?miedo a (?:mi|el|su)',
    'moreton*|(?:ojo morado|labio roto|costillas rotas) ~6 ',
    '(?:padrastro|tio|papa|padre|abuelo|hermano|profesor|profe|maestro|primo|vecino|entrenador|cura|jefe|hombre) (?:~2 )?(?:me|la|le) (?:~1 )?(?:toca|tocaba|toco|manosea|manoseo|manoseaba)(?= (?:\\||de nina|cuando|y|en|por|abajo|los|las|mis|ahi|desde|siempre) )(?! (?:el corazon|las fibras) )|me (?:tocaba|manose[^ |]*)(?= (?:\\||de|cuando|y|en|por|desde) )',
    'casar(?:me)? a la fuerza|matrimonio forzado|obligan? a casarme|trata de (?:personas|blancas)|feminicid*|(?:le|les) pegan a mi|pegan en (?:mi )?casa',
  ],
  child: [
    'mi (?:papa|mama|padre|madre|padrastro|madrastra|tio|abuelo|profesor|profe|maestro|familia|papas|padres) (?:~3 )(?:peg|golpe|toc|abus|viol|encierr|maltrat|quem|manos)*',
    '(?:nin[oa]s?|hij[oa]s?|bebe|hermanito|hermanita|de nin[oa]|cuando era (?:nin[oa]|chic[oa]|pequen[oa])|alumn[oa]|sobrin[oa])',
  ],
  ownAge: [
    '(?:tengo|cumpli|acabo de cumplir|soy de|con mis) (?:~1 )?(?<age>\\d\\d?)(?: anos| anitos| \\|| y| pero)(?! de (?:casad[oa]|novi[oa]s|relacion|trabajo|experiencia))|(?:soy (?:una|un) (?:chica|chico|nina|nino|adolescente) de) (?<age2>\\d\\d?)',
  ],
  atSchool: [
    '(?:estoy en|voy en|voy a|curso) (?:~1 )?(?:la )?(?:primaria|secundaria|secu|primero de secundaria|segundo de secundaria|tercero de secundaria|septimo|octavo|sexto grado|la eso|1 de eso|2 de eso|3 de eso|4 de eso)|soy (?:menor|menor de edad|(?:una |un )?nin[oa])(?= )',
  ],
  otherAge: [
    '(?:el|ella|novio|novia|chico|chica|hombre|mujer|tipo|pareja|crush|que) (?:~2 )?(?:tiene|cumplio|de|anda en) (?:~1 )?(?<age>\\d\\d?)(?: anos| \\|| y)|(?:un|una|mi) (?:chico|chica|nina|nino|hombre|novio|novia|adolescente|muchacha|muchacho) de (?<age2>\\d\\d?)',
  ],
  sexual: [
    '(?:sexo|sexual|sexuales|sexualmente|desnud[oa]s?|nudes?|porno|erotic[oa]s?|masturb[^ |]*|follar|virginidad|orgasmo|cachond[oa]|hacer el amor|relaciones sexuales)',
  ],
  underAge: [
    '(?:nin[oa]s?|menor|menores|menor de edad|ninit[oa]|colegiala|adolescentes?|alumna|alumno|sobrina|hijastra|bebe|pequena|chiquilla|lolita)',
  ],
  desire: [
    '(?:enamorad[oa]|amor|amo|novi[oa]|pareja|bes[^ |]*|salir con|salgo con|gusta|gusto|atrae|deseo|compatib[^ |]*|sinastria|casarme|relacion|seducir|ligar|coquete[^ |]*)',
  ],
  returning: [
    '(?:volver|regresar) con|perdonar(?:lo|la|le)|(?:va a|puede) cambiar|cambiara|otra oportunidad|segunda oportunidad|dejar(?:lo|la)|seguir con (?:el|ella)|quedarme con (?:el|ella)|compatib*|sinastria|alma gemela|(?:lo|la) (?:amo|quiero|extrano)|salvar (?:mi|el|la|nuestro) (?:matrimonio|relacion)|se calme|lo calma',
  ],
  secret: [
    '(?:ver(?:me|nos|lo)?|encontrar(?:me|nos)|quedar|conocer) (?:~4 )?(?:escondidas|secreto|internet|hotel|su casa|sin que)|escapar(?:me)? (?:de (?:mi )?casa|con)|fugar(?:me|nos)|(?:mandar|mando|enviar|pide|mande|pasar) (?:~2 )?(?:fotos?|videos?|pack|nudes)|que no (?:le )?(?:diga|cuente|cuentes) (?:~1 )?(?:a )?(?:nadie|mis papas|mis padres)?',
  ],
} satisfies HarmPatterns;
