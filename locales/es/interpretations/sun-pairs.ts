import type { PairInterpretations } from '../../pair-text-types.ts';

/** What two Sun signs say of two people, whoever has which. */
export const sunPairs: PairInterpretations['sunPairs'] = {
  aries: {
    aries:
      'Dos impulsos iguales llegan al mismo sitio a la vez. La simpatía es instantánea y la rivalidad también, con un buen humor que desarma a cualquiera. Se cansan de muy pocas cosas; entre ellas, de esperar. Si cada cual tiene su propia carrera que ganar, la que comparten se corre por gusto.',
    taurus:
      'Arrancar y sostener son dones distintos, y en este par hay de ambos, aunque durante las primeras semanas solo se perciba la diferencia de velocidad. Lo que parece terquedad es, a veces, memoria de otros incendios. Construyen bien cuando la prisa trae las ideas y la calma escoge los materiales.',
    gemini:
      'Marte con Mercurio: mucha chispa y ningún bostezo. Una ocurrencia encuentra quien la ponga en práctica antes de la cena, y al día siguiente ya no se sabe por qué se discutía. Compiten en rapidez, con las piernas y con la lengua. Lo serio les cuesta porque exige quedarse; un viaje largo en auto, sin radio, les da esa ocasión.',
    cancer:
      'Embestir y resguardar conviven aquí, y cualquiera de esos papeles puede cambiar de manos cuando toca defender a alguien. La franqueza lastima sin proponérselo, el silencio castiga sin ruido. Ternura y valentía son parientes, al fin y al cabo: lo descubren en una mudanza o en una urgencia.',
    leo: 'Sobra calor. Se aplauden, se desafían, se presumen ante terceros y gastan en una noche el ánimo de la semana. Llegar primero y que te vean llegar son ambiciones distintas, y caben en la misma fiesta. Para los días grises, tengan preparada una comedia.',
    virgo:
      '¿Hacerlo ya o hacerlo bien? Esa pregunta recorre la relación de punta a punta, y las dos respuestas tienen razón en martes alternos. Gracias a esa discusión se ahorran varias multas y bastantes madrugadas de revisar lo ya revisado. Lo que de verdad cansa es la crítica dicha en plena carrera.',
    libra:
      'Están en puntos opuestos del zodiaco, y por eso se buscan con la vista. Decisión y tacto, el «yo» y el «nosotros»: lo que a cada quien le falta camina enfrente. Al principio cada contraste encanta, después irrita, y a la larga se hace oficio. Elegir restaurante puede ser su mejor gimnasio.',
    scorpio:
      'Marte gobierna ambos signos, con uniformes distintos, de asalto y de emboscada. Se respetan desde el primer choque y rara vez se aburren. Perder les cuesta por igual. Las treguas funcionan mejor que las victorias, y lo que este par logra contra un problema ajeno deja a la gente con la boca abierta.',
    sagittarius:
      'Dicho y hecho, con el equipaje mal cerrado. La franqueza apenas ofende, el riesgo divierte y la risa llega antes que la disculpa. Son estupenda compañía para lo que empieza. Lo que hay que terminar, un trámite, una deuda, una pared, se queda mirando desde el rincón hasta que alguien se apiada.',
    capricorn:
      'Hay dos maneras de llegar arriba, el salto y la escalera, y este par tiene las dos. Se miden con respeto impaciente, ya que ambas partes quieren mandar en lo que importa. El entusiasmo sin plan les cuesta dinero; el plan sin entusiasmo, sueño. Cuando la meta es de veras común, asustan.',
    aquarius:
      'Cuanto más raro el plan, más pronto salen. Se dan libertad sin que haga falta pedirla, se animan a decir lo impopular y el vínculo tiene siempre un aire de primera reunión. De sentimientos hablan poco, y casi siempre con la puerta ya abierta. Quedarse cinco minutos más es su gesto romántico.',
    pisces:
      'Una llama junto a un estanque: de cerca se ve doble. Hay coraje para tocar los timbres y fantasía para saber en qué casa vale la pena. También hay tropiezos de volumen, pues lo que se dijo sin malicia sigue resonando en agua quieta el jueves siguiente. Bajar la voz medio tono hace milagros caseros.',
  },
  taurus: {
    taurus:
      'Se reconocen por el ritmo, que es el de las tardes largas. Todo dura en este vínculo, también los enojos, que envejecen en barrica. Comparten gusto por lo sólido, por lo conocido, por la siesta. La novedad que aceptan de mejor gana es la que llega en una caja y se puede devolver.',
    gemini:
      'Raíz y viento en la misma maceta. Se entienden los días en que hay noticias que contar y un sillón donde oírlas. Lo demás es cuestión de paciencia, porque unas preguntas se contestan en tres segundos y otras, el domingo. Con humor, la lentitud se vuelve suspenso y el parloteo, compañía.',
    cancer:
      'Qué bien se está donde Venus visita a la Luna. Con techo, memoria y una lealtad sin aspavientos, el vínculo se arma casi solo y la familia suele aprobarlo. Lo delicado es salir, tanto de casa como de una tristeza. Alguien ajeno que toque el timbre con planes absurdos les hace un favor enorme.',
    leo: 'Ceder, ni un centímetro, y sin embargo se quieren. Son dos voluntades fijas, una callada y otra radiante, con debilidad por las cosas buenas y poca práctica en pedir perdón. El lujo en común acerca; el orgullo, también en común, manda a dormir en cuartos distintos. Una disculpa con regalo suele bastar, si el regalo es de calidad.',
    virgo:
      'Tierra con tierra, y casi todo cuaja. Les tranquiliza hacer las cuentas, arreglar el jardín, saber qué toca mañana, y la confianza se acumula sola. Les falta asombro. Una vez al mes, hagan algo sin ninguna utilidad y no comenten después si valió la pena.',
    libra:
      'Venus rige ambos signos y cada uno la entiende a su modo: para disfrutarla con las manos o con los ojos. Comparten la aversión al mal gusto y al grito. Entre la comodidad y la conversación, el sofá y la fiesta, llegan tarde a muchas decisiones, pero con argumentos muy bien vestidos.',
    scorpio:
      'Quieto el lago, honda el agua. Están frente a frente en el zodiaco y se atraen con una fuerza que sorprende a quien mira. Hay afán de posesión, aguante, placer y algún silencio de tres días. Lo confiado a este vínculo queda a salvo, y quien intente arrancarlo se cansa.',
    sagittarius:
      'Un par desparejo, y con mucho apetito. El mantel ya está tendido cuando alguien propone averiguar qué se ve desde la colina, y terminan comiendo arriba. El desacuerdo clásico es el gasto. La risa les queda bien, y el regreso les queda mejor.',
    capricorn:
      'Lo que planean se cumple, y a su hora. Hay sobriedad, deseo lento, humor seco, ganas de envejecer con algo a nombre propio. Desde fuera se ve poca diversión; por dentro hay un cariño con ahorros. El descanso corre peligro de acabar en la lista de proyectos del año.',
    aquarius:
      'Dos obstinaciones con principios diferentes: conservar y renovar. Se discute la casa, la dieta, la manera de doblar las toallas, y al cabo de un rato se discute por deporte. Hay debajo una constancia que pocos vínculos tienen. Nombren una zona intocable y otra para experimentos.',
    pisces:
      'Venus reina en Tauro y se exalta en Piscis, por eso la ternura tiene aquí almohada. Entre buena comida y lluvia, las tardes se alargan sin que nadie mire el teléfono. Las cuestiones prácticas quedan a veces sin dueño o siempre con el mismo. La gentileza no cuesta nada entre ustedes; decir «esto te toca» cuesta un poco más.',
  },
  gemini: {
    gemini:
      'Conversación en estéreo. Se interrumpen, se citan, cambian de tema y de bando, y el vínculo se alimenta de todo lo que entra por los ojos. Suele faltar alguien que se acuerde de las llaves. Cuando la pena llega, dan vueltas alrededor con chistes; tarde o temprano, alguno de esos chistes la nombra.',
    cancer:
      'Se habla desde la cabeza y desde el estómago, y los dos idiomas se aprenden. Hay curiosidad, cariño, anécdotas de infancia contadas por enésima vez con finales nuevos. La ironía puede caer en sitio blando. Que haya siempre, al fondo de la broma, un abrazo en reserva.',
    leo: 'Con este par hay espectáculo asegurado, hecho de ingenio y de presencia. Se halagan con gracia y se aburren poco. El roce surge cuando el chiste va a costa de quien esperaba el aplauso. Tengan un código para decir «hasta ahí», mejor si da risa.',
    virgo:
      'Mercurio es el regente de ambos signos: lo que en uno revolotea, en el otro se archiva. Piensan mucho y piensan rápido, y pueden pasar la noche precisando una palabra. Los nervios se contagian. Caminar sin hablar durante media hora, por difícil que parezca, les devuelve el cuerpo.',
    libra:
      'De Mercurio y Venus, ligereza bien educada. Se entienden en el primer café, coinciden en las ideas y se prestan amistades sin celos. Casi todo es llevadero, y por eso mismo una tristeza seria puede sentirse fuera de lugar. Háganle sitio. Lo demás, desde la decoración hasta el debate, ya les sale con encanto.',
    scorpio:
      'Preguntar y callar, esas son las armas. La curiosidad tira del hilo; la reserva lo suelta solo cuando confía, y en ese forcejeo hay más atracción de la que admiten. Una indiscreción cuesta cara. Si lo confidencial queda claro, el vínculo gana en profundidad lo que ya tenía en gracia.',
    sagittarius:
      'Opuestos que se divierten muchísimo. Detalle frente a panorama, chisme frente a filosofía, y en medio un diálogo que no se acaba ni en el aeropuerto. Saben irse y saben volver. El compromiso entra por la ventana, disfrazado de viaje: cuando lo notan, puede que ya tengan perro y dos bibliotecas.',
    capricorn:
      'La agenda y la ocurrencia tratan de almorzar en el mismo turno. Al principio hay quien parece pura frivolidad y quien parece un informe trimestral, hasta que aparece el humor, que en este par es finísimo y de efecto retardado. En el trabajo se ayudan de maravilla. Falta ensayar el ocio.',
    aquarius:
      'Aire con aire, y las ventanas quedan abiertas todo el año. Ideas, amistades comunes, inventos de madrugada y una libertad que otra gente llamaría descuido. El cariño existe y se da por sabido. Conviene repetirlo en voz alta, aunque suene a canción de moda.',
    pisces:
      'Cambian con facilidad de opinión y de humor, así que el plan de la tarde es siempre provisional. Se inspiran, porque aquí hay palabras para el sueño y rato para soñar sin explicaciones. Las citas, las facturas y los malentendidos agradecerían una nota pegada en el refrigerador.',
  },
  cancer: {
    cancer:
      'Todo se recuerda entre ustedes, y con qué detalle. Se cuidan desde el primer día, se ofenden en silencio y se reconcilian con un rodeo. El vínculo tiene paredes gruesas y olor propio. De cuando en cuando la marea baja en ambos lados a la vez, y hace falta alguien de afuera que traiga pan y noticias.',
    leo: 'La Luna y el Sol bajo el mismo techo, con vistas al patio y a la plaza. Hay generosidad de sobra, con vanidades distintas: que me necesiten, que me admiren. Cada quien aprende a aplaudir en casa y a abrazar en público. Los cumpleaños, por supuesto, se celebran con tres pasteles.',
    virgo:
      'Cuidarse es el idioma común, con acento de abrazo o de solución. Se fían pronto y construyen una vida amable, llena de remedios para casi todo. Una crítica útil puede caer como portazo. Antes de arreglar algo, averigüen si hacía falta arreglarlo o solo escucharlo.',
    libra:
      'Les importa muchísimo la paz y la buscan por caminos cruzados. Hay quien llora para aclarar el aire y quien sonríe para no nublarlo. La gentileza es mucha, la verdad llega a cuentagotas. Una casa bonita, con un cuarto donde se permita el mal humor, les haría todo más fácil.',
    scorpio:
      'Este par cierra con doble vuelta. Se intuyen, se protegen, se guardan fidelidad de perro viejo, y quien hiere a una parte se las ve con ambas. Los celos, si los hay, tienen buena memoria. Perdonar de veras, y tirar el recibo, es lo que convierte este refugio en hogar.',
    sagittarius:
      'El nido y la carretera se hacen guiños. Echar raíces y soltarlas son sueños que aquí rara vez coinciden en el mismo año. Lo que se gana es mundo con calor, historias que alguien aguarda hasta tarde. Los boletos de ida y vuelta, además de útiles, resultan muy tiernos.',
    capricorn:
      'Cada signo ocupa un extremo del zodiaco, la casa o la cumbre. Se complementan como el invierno y la manta, y según el año cambian de papel sin avisar. La dureza aparece si se habla de deberes a la hora de los mimos. Un domingo sin logros es la mejor inversión de este par.',
    aquarius:
      'El álbum familiar y el futuro comparten sillón. Sorprende lo bien que conversan, porque a la ternura le intriga la distancia y a la distancia le hace falta calor, si no se lo imponen. Los afectos se dosifican distinto. Un «vuelvo a las nueve» vale aquí por varios discursos.',
    pisces:
      'Son signos de agua y se comprenden sin diccionario. Basta una mirada para saber que el día fue malo, y ya hay música, cobija, una historia inventada. Con tanta empatía cuesta saber quién trajo la tristeza. Tocar tierra les conviene: plantas, animales, cuentas al día, un paseo con barro.',
  },
  leo: {
    leo: 'Dos soles en el mismo salón. Hay calor, humor, regalos espléndidos y una contabilidad secreta del aplauso. Se admiran sinceramente, cosa nada fácil. El problema es que hay un solo espejo y está en buena posición. Consigan otro, o mejor, inventen una obra con dos protagonistas.',
    virgo:
      'La gracia de este par está en el contraste. Hay brillo, hay tornillos, y el resultado funciona y se ve. Duele que el elogio llegue tarde y con nota al pie. Duele también el desorden que queda después. Túrnense el escenario y la escoba, y dense las gracias en público.',
    libra:
      'Elegancia y fuego, de las combinaciones que llenan salas. Les gusta gustar y se gustan, salen bien en todas las fotos y reciben como nadie. La primera pelea de verdad suele ser por algo que se decidió con demasiada cortesía. Pregunten de frente; el encanto aguanta más de lo que creen.',
    scorpio:
      'Aquí rendirse sería noticia. Se imponen respeto y se encienden con facilidad, y ninguna de las dos voluntades conoce la marcha atrás. Se vive a lo grande la lealtad, y también el disgusto y el reencuentro. Ganarán tiempo si el poder se reparte por áreas, con mapa.',
    sagittarius:
      'Fiesta larga. La alegría se contagia, se emprenden cosas desmedidas y se cuentan mejores de lo que fueron. De ese exceso vienen muchas de sus aventuras y, tal vez, alguna deuda. Como amistad son un lujo; como hogar necesitan un contador con sentido del humor.',
    capricorn:
      'Este par dirigiría muy bien un teatro. La calidez se toma en serio a sí misma y la ambición disimula las ganas de que la mimen, de modo que ambas partes se entienden mejor sin público. En público impresionan. Los elogios escasos y exactos valen aquí más que los ramos; los ramos, sin embargo, tampoco sobran.',
    aquarius:
      'De un extremo a otro del zodiaco se observan el corazón y la idea. ¿Brillar a solas o repartir el brillo? Esa discusión puede durar veinte años sin gastarse. Hay fascinación. Cuando la calidez se vuelve exigencia, la distancia se vuelve hielo, que se deshace con risas.',
    pisces:
      'Hace falta poca luz para que esto brille. La imaginación encuentra escenario, la generosidad encuentra a quien conmover, y hay ternura de cine antiguo. Las dificultades son de contorno: promesas, horas, lo entendido a medias. Un «¿me lo repites?» cariñoso ahorra el tercer acto.',
  },
  virgo: {
    virgo:
      'Entran a un sitio y ven el mismo cuadro torcido. Se alivian mutuamente porque no hay que explicar el orden, ni el desvelo, ni la segunda revisión. La ternura va en los actos. Cuidado con corregirse de más, que por dentro cada quien ya se había corregido bastante.',
    libra:
      'Nada está fuera de lugar y, aun así, se discute el lugar. Utilidad y belleza tienen criterios distintos sobre el mismo florero. Son gente considerada, con gusto por la conversación precisa y horror al escándalo. Indecisión más análisis pueden costar un verano entero. Compren los boletos.',
    scorpio:
      'Miran donde nadie mira, cada quien con su lámpara. Juntan precisión y hondura, trabajan como un reloj y guardan lo confiado bajo varias llaves. El vínculo se hace despacio, a prueba de errores. Lo que asusta es la vulnerabilidad sin instrucciones. Una confidencia pequeña, a cambio de otra, inaugura el camino.',
    sagittarius:
      'El mapa y la lupa se disputan el equipaje. Calculan, confían, y gracias a eso llegan a lugares remotos con botiquín. Los comentarios sinceros pican en ambos sentidos. Cuando el detalle sirve a una gran idea, se entusiasman por igual, y eso les pasa a menudo.',
    capricorn:
      'De Mercurio y Saturno sale una sociedad sobria y sorprendentemente divertida. Se entienden en plazos, en ahorro, en la manera de despreciar la improvisación, y el humor les sale sin mover un músculo. El cariño se da en forma de tiempo. Que en la agenda común haya alguna hora tachada a propósito.',
    aquarius:
      'Les gusta pensar y piensan en direcciones cruzadas: mejorar lo que hay, imaginar lo que no hay. El respeto por la inteligencia ajena sostiene el lazo, incluso en pleno desacuerdo sobre cómo se carga un lavaplatos. Los afectos tardan en calentar. Un proyecto útil y algo loco acelera el deshielo.',
    pisces:
      'Del orden al sueño hay medio zodiaco, y este par lo recorre a diario. Saber dónde están las tijeras importa tanto como saber qué vale la pena cortar. La compasión le lima los dientes a la crítica. A veces, con el sentido práctico cansado, se cambian los papeles y sale bien.',
  },
  libra: {
    libra:
      'Después de usted; no, faltaba más. La cortesía les abre todas las puertas y luego cuesta decidir quién pasa. Hay encanto, justicia, gustos compartidos, mucha vida social y un acuerdo tácito de esquivar lo feo. Lo feo espera sentado. Cuando por fin le dan la palabra, resulta más breve de lo temido.',
    scorpio:
      'Superficie pulida sobre corriente fuerte. La diplomacia calma, la intensidad desvela, y el vínculo necesita las dos cosas. La ambigüedad es lo que peor les sienta. Digan «sí», digan «no», digan «todavía»; el «ya veremos» desata inspecciones.',
    sagittarius:
      'Buena gente para cenar, y para lo que siga. Hay gracia, optimismo, curiosidad por otras costumbres, y el rencor, si lo hay, carece de método. El asunto es decidir: hay quien sopesa y hay quien ya compró. Se llevan muy bien en las estaciones de tren, con el tiempo justo.',
    capricorn:
      'Saturno se exalta en Libra y le deja su sello a este par: formalidad con encanto. Se dan trato de gente importante, cuidan las apariencias y tienen un concepto del deber que a ambas partes les parece natural. El acuerdo o el resultado, por ahí discuten. El vínculo se luce con responsabilidades repartidas y se ablanda bailando, cosa insospechada.',
    aquarius:
      'Ideas, amistades, política, arte: nunca falta de qué hablar. Este par concede libertad con elegancia y defiende causas sin alzar la voz. En lo íntimo les ronda cierta abstracción, como si el cariño fuera un tema. Recurran a métodos antiguos: la mano en el hombro, el baile lento, el silencio.',
    pisces:
      'Dulces y difíciles de localizar. La belleza les conmueve, los conflictos les espantan y las decisiones quedan flotando en una luz muy favorecedora. Se perdonan casi todo. Para lo que requiere firma, plazo o un «basta», echen una moneda al aire y obedézcanla a la primera.',
  },
  scorpio: {
    scorpio:
      'Se reconocen por lo que callan. La intensidad entra en la sala antes que ustedes y no hace falta explicarla, ni disculparla. De tanta lealtad y tanta memoria viene lo grande, y también lo pesado. Alguien tiene que bajar primero la guardia cada vez. Sorteen el turno, y que nunca se use como prueba.',
    sagittarius:
      '¿Ir al fondo de las cosas o al final del camino? Las metas difieren, y en ninguna cabe quedarse a medias. Se dicen verdades que poca gente tolera. La ligereza hiere a veces; el secreto, también. Hay aventura si lo callado viaja en el mismo vagón.',
    capricorn:
      'Plutón y Saturno mandan sin alzar la voz. Trabajan en silencio, esperan lo que haga falta y rara vez muestran todas las cartas, ni siquiera entre ustedes. La confianza, una vez dada, tiene peso de escritura pública. El control se relaja con juegos de mesa o de palabras, de los que obligan a perder riendo.',
    aquarius:
      'Intensidad y distancia se ponen a prueba. Son signos fijos, con convicciones de piedra, y hay entre ellos una corriente que pasma, parte pasión y parte idea. El aire se corta cuando alguien siente vigilancia o indiferencia. Los pactos explícitos, casi de contrato, dan más libertad que cualquier promesa.',
    pisces:
      'Se comprenden a una profundidad donde ya no hay palabras, y tampoco hacen falta. La música, la noche y las lágrimas ajenas pasan de un lado a otro. Lo que hay de fuerza protege, lo que hay de dulzura desarma. Les ayuda mucho la claridad en lo pequeño, como quién paga y a qué hora se vuelve.',
  },
  sagittarius: {
    sagittarius:
      'Con Júpiter por ambos lados cuesta llevar la cuenta, tanto de los kilómetros como de las promesas. El buen humor es enorme, la sinceridad a veces también, y con cualquier excusa hay viaje, curso, mudanza. Hace falta que alguien pregunte cómo se paga. Lo más hermoso es que se creen mutuamente las cosas imposibles, y algunas resultan.',
    capricorn:
      'Se asocian la fe y el cálculo. El «¿por qué no?» se topa con el «¿con qué fondos?», y del roce salen planes altos y posibles. El exceso de realismo entristece, el de entusiasmo alarma. Admiran, en secreto, lo que más se critican; díganlo un día sin venir a cuento.',
    aquarius:
      'Camaradas de verdad, sea cual sea el vínculo. Coinciden en que el mundo puede arreglarse y en que la noche es joven. Entre estos Soles nadie encierra a nadie. Lo delicado es dónde se quedan las emociones en tanta autopista; paren de vez en cuando en un mirador y hagan alguna pregunta personal.',
    pisces:
      'Júpiter rige ambos signos según la astrología antigua, y se percibe en la anchura: creen, perdonan, exageran. Las verdades salen como flechas o se quedan en la niebla. Da gusto soñar en compañía. Poner un solo pie en el suelo, por turnos, basta para no perder la casa.',
  },
  capricorn: {
    capricorn:
      'Hay quien piensa que en este par nadie se ríe, y se equivoca. Entre bromas secas y objetivos claros pasan los años con provecho, y un respeto hondo hace las veces de flores. La dureza la traen puesta de la calle. Lo difícil, y lo valioso, es confesar cansancio sin presentar justificantes.',
    aquarius:
      'Saturno rige ambos por tradición, y les dio carácter: para sostener la norma o para cambiarla. Se discute con argumentos y se respeta la terquedad ajena. El afecto es sobrio, más fiel de lo que parece. Reformar algo en compañía, un barrio o un balcón, saca lo mejor del par.',
    pisces:
      'Aquí el deber se quita los zapatos y entra al agua hasta las rodillas. Hay cuidado mutuo, humor inesperado, una manera callada de estar. Se tuerce cuando la realidad sermonea o el sueño se escabulle. Escuchar música con los ojos cerrados cuenta aquí como reunión de trabajo.',
  },
  aquarius: {
    aquarius:
      'Entre gente original, la mayor sorpresa es la costumbre. Este par comparte causas, excentricidades y cierta alergia a los celos, y puede vivir a mil kilómetros sin drama. El cuerpo queda a veces en segundo plano, igual que los cumpleaños. Una rutina cariñosa, elegida con argumentos, les durará más que un invento.',
    pisces:
      'Idealismo por partida doble, con la cabeza y con el corazón. Se conmueven por lo mismo y lo dicen distinto: análisis, poema. A ratos una mirada fría congela una pena, o una pena sin nombre satura el aire. Ayudar a otras personas une muchísimo; dejarse ayudar, todavía más.',
  },
  pisces: {
    pisces:
      'Si se les pregunta dónde se vieron por primera vez, dan dos versiones igual de bellas. Sienten a la par, fantasean a la par, pierden el paraguas a la par. La ternura es inagotable y los límites, de agua. Busquen algo con bordes para compartir: una clase de piano, un perro con horarios, un diario.',
  },
};
