import type { SignTexts } from '../../interpretation-types.ts';

/** Mean Black Moon Lilith by sign: what refuses to be tamed, hidden or bought. */
export const lilith: SignTexts = {
  aries:
    'Hay una rabia buena que te enseñaron a esconder. Lilith en Aries es el deseo que no espera turno, el cuerpo que avanza cuando le ordenan quietud. Reprimida, sale como competencia sorda o como provocación; escuchada, te devuelve un filo limpio. Puede incomodar a quienes te preferían dócil. Entrena algo que te deje sin aliento y luego di, sin gritar, el «no» que llevas días masticando.',
  taurus:
    'Cuando algo te gusta, te gusta con el cuerpo entero, y eso puede escandalizar a alguien. Tu Lilith habla de apetito: placer, posesión, pereza gloriosa, manos hundidas en la masa. La culpa puede torcerlo hasta volverlo tacañería o capricho secreto. Esa parte indómita detesta que le pongan precio, y más todavía que la apuren. Un gusto lento, a plena luz, te devuelve el buen humor; y si alguien intenta comprarte, guardas silencio y sigues comiendo uvas.',
  gemini:
    '¿Cuántas cosas te dijeron que la gente decente no pregunta? Lilith en Géminis las pregunta todas. Tienes una lengua traviesa que nombra lo callado, juega con la verdad y rechaza que le exijan una versión única. A oscuras se vuelve sarcasmo o chisme con veneno; con confianza, hace reír incluso a quien salió retratado. En alguna carpeta quizá guardes páginas firmadas con otro nombre, y entre tanta pulla hay una frase honesta, de las que pican sin herir.',
  cancer:
    'Cuidar, sí, pero a tu modo y con garras. Lilith en Cáncer se niega a ser regazo disponible a toda hora; siente celos, hambre de mimos, ganas de correr la cortina y de que nadie cene hasta nueva orden. Quizá en tu familia hubo una persona difícil y te compararon con ella. Si niegas ese fondo, acabas chantajeando con suspiros. Si lo reconoces, proteges sin pasar factura. Declara un día de cocina cerrada y mira con calma quién aprende a freír huevos.',
  leo: 'Miran, y te gusta. Tu lado rebelde conoce el goce de ocupar el centro, y también la vergüenza que llega después, si alguien llama vanidad a tu luz. Entre exhibirte y desaparecer, puedes dedicarte a juzgar a quienes se lucen. Lilith en Leo quiere corona sin pedir permiso y sufre con el segundo puesto. Quizá una prenda dorada espera en el perchero; el mediodía en que cruzas la plaza con ella, alguien te sonríe, le sonríes, y la vergüenza se queda sin público.',
  virgo:
    'Tras la fachada ordenada hay un animalito que muerde los lápices. Lilith en Virgo se rebela contra la pureza obligatoria: te irrita que den por hecha tu ayuda, que examinen con lupa tu manera de vivir, y pones bajo esa misma lupa a quien se descuida. Lo prohibido, en este signo, es lo imperfecto y lo inútil. Por eso, la mañana en que te manchas de barro la ropa buena, sueltas una risa que pocas personas te conocen.',
  libra:
    'Mientras sonríes, alguien dentro de ti pone los ojos en blanco. Es Lilith, harta de agradar: conoce el poder de la seducción, lo ha usado, y se cansó de pagar la paz con su opinión. Puede sabotear un acuerdo a última hora o enamorarse justo de lo que la sociedad desaprueba. Escúchala antes de que firme por ti. A la salida del teatro, di que la obra te aburrió, si así fue. Hay quien lleva años esperando tu crítica verdadera.',
  scorpio:
    'Tu poder se siente en la sala aunque no abras la boca. Aquí Lilith guarda el deseo sin filtro, la mirada que desnuda, el impulso de probar hasta dónde llega una lealtad. Te habrán dicho que eres demasiado, como si fuera un insulto. Encerrado, ese fondo se agria y se hace acecho o revancha menuda. En un tambor, en una pesquisa, en una pasión consentida respira a gusto, y quien oye tu fantasía de control sin salir corriendo descubre cuánta ternura la acompañaba.',
  sagittarius:
    'Nadie va a explicarte a ti cuándo hay que volver a casa. Lilith en Sagitario se escapa del sermón y del toque de queda: carcajada en plena ceremonia, romance con acento, fe inventada por el camino. Lo que reprimes reaparece como fanatismo, o como desprecio por quien se queda. Es una libertad ancha que a ratos huye de cualquier promesa. Prueba una transgresión con retorno, digamos una idea hereje en la reunión familiar, y quédate hasta el final.',
  capricorn:
    'Mandar te gusta más de lo que confiesas. Lilith en Capricornio desea autoridad sin disculpas y lleva mal las jerarquías que la ignoran; puede trabajar por despecho o burlarse del éxito que en secreto persigue. Quizá te enseñaron que la ambición era de mal gusto. Con gente que no depende de ti, en cambio, lo dices todo, el cargo, el premio, y hasta pierdes la compostura con mucha gracia.',
  aquarius:
    'En cuanto alguien te clasifica, cambias de especie. Lilith en Acuario prefiere el exilio al uniforme y ama sin contrato; es la forastera que vive hasta en la persona más correcta. Su cara áspera es el corte: dejas el grupo sin explicar, miras lo común desde arriba. Te alcanza con dos cómplices: hacen entre los tres algo que todavía no tiene nombre y, a la vuelta, saludas a quienes te esperaban en la misma esquina.',
  pisces:
    'De madrugada, cuando la casa respira, asoma tu lado sin dueño. Lilith en Piscis seduce y se esfuma; quiere fundirse y también desaparecer, y sabe fingir que no sabe. Cambia de forma como el humo, y quien la mira suele inventarla. Si la niegas, te enredas en rescates o permites que te confundan. El arte y el agua te calman; y cuando algún canto te arrastra, te amarras al mástil de una pregunta sencilla: «¿yo quiero esto?».',
};
