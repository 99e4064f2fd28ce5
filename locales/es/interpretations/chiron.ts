import type { SignTexts } from '../../interpretation-types.ts';

/** Chiron by sign: the tender spot, and what one comes to teach through it. */
export const chiron: SignTexts = {
  aries:
    'Ocupar espacio te da una vergüenza difícil de explicar. Quizá aprendiste que tu deseo molestaba, y hoy pides perdón al chocar con un poste o peleas de más para demostrar que existes. Quirón en Aries deja sensible la zona del «yo quiero». Por eso reconoces enseguida a quien titubea en el umbral, y sabes darle un empujón cariñoso. La mañana en que te oyes pedir algo en voz normal, sin justificarlo, miras alrededor por si alguien se molestó: ya te están pasando la sal.',
  taurus:
    'Una etiqueta de precio puede arruinarte la tarde. Lo que duele aquí es la cuestión del valor: cuánto mereces, si lo tuyo basta, qué pasaría si faltara. Tal vez en casa se hablaba de dinero en voz baja, o el disfrute tenía horario. De esa falta nace un tacto especial para devolverles a otras personas la confianza en sus dones. Cobra lo justo por tu trabajo, date un lujo diminuto y oye qué vocecita protesta. A ella también le hace falta pan.',
  gemini:
    'Puede que todavía recuerdes quién se burló de aquella respuesta. Quirón en Géminis lastima donde uno se explica: quizá sentiste que tu mente iba por otro carril, o que en casa nadie te oía hasta el final. De ese hueco puede salir un don para traducir lo difícil y para darle tiempo a quien se traba. Cuando te falta una palabra usas las manos, y del otro lado asienten, porque ya entendieron.',
  cancer:
    'Los domingos, al caer la tarde, te aprieta una nostalgia sin dirección. Con Quirón en Cáncer queda sensible la idea de hogar, como si tu cama de la infancia hubiera sido de visita. Cuidas con una finura rara, precisamente porque conoces la falta. La trampa es cuidar para que te quieran. Con los años reúnes a unas pocas personas ante las que puedes llegar con hambre y sin regalo, y entre todas fundan una costumbre.',
  leo: 'Tal vez un «no es para tanto» a destiempo bastó para que bajaras el telón. Este Quirón duele en la alegría de mostrarse: creas a escondidas, te burlas de tus logros antes de que alguien lo haga, o exageras el número para que nadie mire al intérprete. Al talento tímido de los demás, en cambio, le das una acogida generosa. Te haría bien recibir algo parecido: una obra hecha por gusto y enseñada a una sola persona, con la condición de que no opine.',
  virgo:
    'Si se rompe algo en la sala, revisas primero si fue culpa tuya. Quirón en Virgo vuelve delicado el hacer bien las cosas; un error mínimo parece probar que no das la talla. Tanto buscar el defecto te enseñó a reparar, y tu paciencia con el tropiezo ajeno es un bálsamo. Quizá haya en tu casa una silla coja que arreglaste a medias y en la que se sienta todo el mundo: buena parte de tu talento está ahí.',
  libra:
    '¿Se habrán molestado conmigo? La duda te ronda después de una tarde perfectamente normal. El punto sensible son los vínculos: quizá un cariño se quebró sin explicaciones, y desde entonces pules cada frase o evitas acercarte demasiado. Ese roce afina el oído; puedes sentar a dos personas dolidas y conseguir que se hablen. Contigo cuesta más. Disentir en una cosa chica, y ver a la mañana siguiente que la relación sigue en pie, enseña mucho.',
  scorpio:
    'Confiaste, y dolió. Es posible que esa historia no tenga fecha clara, pero Quirón en Escorpio la guarda como un paquete sin abrir: esperas el abandono justo cuando por fin hay calma. Ayudas a quien atraviesa algo oscuro porque no te asustas ni le metes prisa. Acepta que te acompañen a ti también. Escríbele una carta a quien te falló, léela en voz alta en un sitio seguro y decide después, con tiempo, si merece estampilla.',
  sagittarius:
    'A quién creerle se volvió para ti un tema espinoso. Suele haber detrás una fe golpeada: un maestro que decepcionó, una promesa enorme sin cumplir, un sitio donde tu acento causaba risa. Buscas sentido con hambre y desconfías cuando aparece. Quirón en Sagitario tiene su mérito, porque no vendes respuestas fáciles y quien anda sin rumbo lo nota. Tu propio credo cabe en cinco líneas a lápiz, y lo que sigue sin borrarse después de tantos años sostiene bastante.',
  capricorn:
    'Por más que cumplas, queda la impresión de que falta una firma en el documento. La herida viene a menudo de una autoridad fría o ausente y toca el reconocimiento: trabajas el doble, rehúyes el mando, o lo ejerces con miedo al reproche. Conoces el peso que otros llevan en la espalda, y de ahí puede salir una guía muy justa. El día en que respaldas a alguien más joven, dices en voz alta la frase que esperabas oír, y la oyes tú también.',
  aquarius:
    'En el recreo, quizá, aprendiste a mirar el juego desde la raya. Con Quirón en Acuario duele pertenecer: te sientes de otro planeta, sospechas que te invitan por compromiso, o te adaptas tanto que se borra lo singular. A cambio detectas a quien quedó aparte en cualquier reunión y le abres un hueco en la charla. Tu rareza, contada con naturalidad, da permiso. Muéstrale tu colección o tu teoría a alguien con cara de no encajar tampoco. Así empezaron muchos clubes.',
  pisces:
    'El dolor del mundo te llega sin tocar el timbre. Quirón en Piscis deja un poro abierto: lo ajeno te pesa, te pierdes en el papel de quien salva o de quien espera rescate, y a veces la soledad parece venir de fábrica. Por ese mismo poro sale tu consuelo, que alcanza donde fallan los argumentos. Hay mañanas en que pisas pasto mojado, nombras los colores que ves y notas, con alivio, dónde terminas.',
};
