import type { NatalInterpretations } from '../../natal-text-types.ts';

/** What an opposition of two points of a birth chart says: one's own two ends, often met in other people. */
export const oppositions: NatalInterpretations['oppositions'] = {
  sun: {
    moon: 'Naciste cerca de la Luna llena, con los dos astros mirándose de un lado al otro del cielo. De ahí que te veas desde fuera con tanta claridad: mientras una parte actúa, la otra la observa. En pareja o en amistad sueles repartir los papeles, tú el propósito y otra persona el ánimo. Te sienta bien recuperar de vez en cuando la mitad prestada.',
    mars: 'La competencia te encuentra con una puntualidad sospechosa. Marte, al otro lado del Sol, suele aparecer vestido de otra gente: el colega que corre, la vecina que alza la voz, quien te gana por un minuto. Bastante de ese ímpetu es tuyo y quedó en préstamo. A medida que peleas de frente por lo que quieres, disminuyen los duelos.',
    jupiter:
      'Fe te sobra cuando alguien más la sostiene. Te rodeas de gente que promete en grande, enseña, viaja, trae un plan, y junto a ella creces o te pasas. A solas vuelves a tu talla, con algo de resaca. Entre el entusiasmo ajeno y la modestia queda un espacio bastante ancho, y en él caben tus mejores proyectos.',
    saturn:
      'A veces parece que hay alguien con el reglamento en la mano, ¿verdad? Una jefa estricta, un casero, la pareja que pregunta por las facturas. Saturno enfrente del Sol tiende a vestirse de persona y a decirte que no. También sabes ponerte límites sin ayuda, y cuando lo recuerdas, esa gente severa deja de ser tribunal y empieza a ser equipo.',
    uranus:
      'En cuanto decides sentar cabeza, puede aparecer alguien que vende la casa y se va en barco. Lo imprevisible te llega por los demás, con sus rupturas y sus visitas sin anuncio, y te saca de quicio y de la siesta. La inquietud vive igualmente de tu lado. Cuando eliges tus propios giros, el mundo deja de darlos por ti.',
    neptune:
      'Tu contorno se ve nítido hasta que se acerca alguien a quien admiras. En la otra orilla flotan ídolos, gente en apuros, artistas con deudas, y por un tiempo vives dentro de su película. Neptuno opuesto al Sol da una ternura inmensa y una mirada que se deja engañar. Conviene mirar dos veces, de lejos y de cerca, antes de ceder el papel.',
    pluto:
      'Te mides con titanes, o eso parece desde tu esquina. Hay personas que te atraen por su fuerza y luego te incomodan por lo mismo: quieren decidir, saber, quedarse con la última palabra. El poder que ves en ellas se parece a uno que usas a escondidas. Ejercido a la luz, en asuntos concretos, asusta mucho menos a ambas partes.',
    ascendant:
      'Tu luz está al otro lado del horizonte, justo donde se recibe a los demás. Te defines conversando, asociándote, eligiendo a quién tienes cerca, y en compañía brillas más que a solas. Es fácil rodearse de personas deslumbrantes y hacerles de público. Hasta que te preguntan qué opinas, y resulta que tenías bastante que decir.',
    midheaven:
      'Lo mejor de ti suele quedarse puertas adentro. El Sol al pie de la carta alumbra la casa, la familia, el trabajo que se hace sin salir, y el escenario público le parece frío. Si el oficio exige mostrarse, vas y vuelves con cierta nostalgia. Un fin de semana entero en que no haya notas ni jurado te devuelve las ganas de salir.',
  },
  moon: {
    mercury:
      'En ti discuten el dato y el nudo en la garganta. Uno habla; el otro, desde enfrente, lo desmiente con un gesto. Muchas veces te toca de interlocutor alguien que razona cuando lloras o que se desborda cuando expones cifras. Escuchas muy bien los dos idiomas porque los dos son tuyos. Solo falta que se turnen.',
    venus:
      'Según el día, quieres que te arropen o que te inviten a bailar, y rara vez la misma persona ofrece las dos cosas. La Luna pide refugio; Venus, a la distancia máxima, pide que la elijan. Tus afectos pueden dividirse entre quien te conoce en bata y quien te ve de gala. Hay noches raras y felices en que coinciden.',
    mars: 'El enojo lo pone la otra persona; el llanto, tú. O al revés, según quién haya dormido mal. Necesidad y empuje se sientan en sillas contrarias y se provocan: cuanta más ternura pides, más prisa recibes. Cuando la voz la levantas tú, la otra persona puede, por una vez, llorar tranquila.',
    jupiter:
      'Alguien cerca de ti exagera, invita, perdona, promete, y tú pones el hogar donde ocurre todo eso. O lo haces tú y te lo reprochan. Del cobijo a la aventura hay un trecho que cruzas en los dos sentidos, con más equipaje del necesario. Una casa con la maleta siempre a medio hacer puede quedarte bastante bien.',
    saturn:
      'Buscas consuelo y encuentras un horario. La gente que te atrae tiende a ser formal, responsable, parca en mimos; te sostiene y te deja con frío. Luna y Saturno se miran desde las dos puntas de la rueda y se necesitan más de lo que admiten. A fuerza de años, la ternura aprende a llegar puntual y el deber, a quitarse el saco.',
    uranus:
      'La calma te visita con el abrigo ya puesto. Cuando por fin te acomodas, alguien cambia el plan, se muda, pide distancia; si el otro lado se está quieto, te levantas tú. Apego y libertad ocupan los dos extremos de la misma cuerda floja. Avanzas mejor por tramos cortos, con una red tejida entre gente que también se marea.',
    neptune:
      'Puedes llorar con las películas y, sobre todo, con la gente. Una persona frágil y llena de encanto suele ocupar el asiento de enfrente, y tu ánimo se disuelve en el suyo hasta que olvidas qué querías. Qué belleza, y qué cansancio. Fijar una hora para volver a ti, como quien sale del agua a secarse, les hace bien a las dos partes.',
    pluto:
      'En tus vínculos cercanos el aire puede pesar como antes de la tormenta. Atraes a personas intensas que tocan lo que preferías no nombrar, o eres tú quien aprieta para saber si te quieren. Plutón, desde el lado opuesto, obliga a bajar a la raíz del afecto. Lo que sale de ahí es una franqueza rara, sin maquillaje y bastante tierna.',
    ascendant:
      'Tu refugio tiene la cara de otra persona. La Luna en el Descendente busca en un amor o en una amistad muy próxima lo que otra gente encuentra en su sillón: abrigo, clima, un «ya llegaste». Lees su humor antes que el tuyo. Si alguna vez pasas una semana a solas, anota qué comiste y a qué hora reíste; ahí hay información.',
    midheaven:
      'La casa te llama incluso en la oficina. Con la Luna en el Fondo del Cielo, las raíces son hondas: una calle, una voz, la manera de doblar la ropa que aprendiste quién sabe cuándo. Lo público se te hace a ratos ancho y ruidoso. Sales, cumples, y el alivio de cerrar tu puerta te dura hasta el día siguiente.',
  },
  mercury: {
    mars: 'Casi toda idea tuya encuentra contradictor, y a decir verdad lo extrañas cuando falta. La discusión te afila: alguien responde rápido, alguien interrumpe, y de pronto piensas mejor. El problema llega cuando el debate era una charla de domingo. Baja el tono medio punto y espera a que la otra frase llegue a su fin; quien la dice juega, muchas veces, en tu mismo bando.',
    jupiter:
      'Detalle y panorama se hablan de acera a acera. Cuando recoges datos, alguien te pide la moraleja; cuando por fin la tienes, te reclaman la fuente. Esa gente de opiniones inmensas que te ronda está haciendo la parte que te falta. Y tú la suya, aunque nadie agradezca la nota al pie.',
    saturn:
      'Un examinador se instaló al otro extremo de tu pensamiento. Toma la forma de un profesor, de quien dice «demuéstralo», de tu propia voz con corbata. Mercurio quisiera saltar y Saturno le mide el salto. Con tiempo se vuelven correctores mutuos, y lo que escribes o decides resiste una lectura a plena luz.',
    uranus:
      'Conversar contigo se parece a sintonizar dos emisoras. Sigues un hilo razonable y por el costado entra la ocurrencia, propia o ajena, que lo parte. Te buscan genios de sobremesa y gente que lleva la contra por gusto. Unos días irritan. Otros, gracias a ellos, ves el atajo que tu orden te escondía.',
    neptune:
      'Lo que dices y lo que entienden se cruzan en mitad del puente, cada cual por su lado. Neptuno, enfrente de tu razón, te pone de interlocutores a poetas, a gente distraída, a quien promete con música. También sabes ser esa persona. Conviene confirmar el día y la dirección; el resto del malentendido puede resultar más bonito que la verdad.',
    pluto:
      'Hay conversaciones tuyas que acaban en interrogatorio, y solo cambia quién sostiene la lámpara. Te atraen las mentes que escarban, los secretos con dueño, las personas que persuaden sin pestañear. Frente a ellas despierta tu propia capacidad de llegar al hueso. Úsala con preguntas que aceptarías contestar, y la confianza vuelve al cuarto.',
    ascendant:
      'Piensas de a dos. Mercurio cae del lado de los otros, y una idea tuya solo existe del todo cuando alguien la completa, la estira o la repite mal. Eliges compañía conversadora, rápida, curiosa, y le pides que se quede. Mientras tanto, a solas se te acumulan frases sin estrenar que también valdría la pena escuchar.',
    midheaven:
      'Las palabras que importan las dices en casa. Mercurio, en la parte más baja de la carta, se nutre de historias de familia y de libros leídos con linterna; en las juntas tiendes a ahorrar sílabas. Quizá en el trabajo te tengan por alguien de pocas ideas. Luego les llega un texto tuyo, escrito de noche, y preguntan quién lo hizo.',
  },
  venus: {
    mars: 'Deseo y encanto juegan en canchas opuestas, y la pelota eres tú. Puedes atraer a quien te busca en cuanto te alejas y se aleja en cuanto te acercas. La tensión erótica es real, y algún que otro portazo también. Cuando admites que sabes conquistar además de dejarte querer, la carrera pierde urgencia y empieza algo parecido a un encuentro.',
    jupiter:
      'Del otro lado de tu cariño suele haber un banquete. Personas generosas, extranjeras, un poco excesivas, te invitan a querer más de lo que cabía en la agenda. Dices que sí por no desairar. Venus sabe de medida y Júpiter la olvida con gracia; entre ambos, el gusto se ensancha y el bolsillo pide auditoría.',
    saturn:
      'El amor te espera con el ceño algo fruncido. Puedes fijarte en personas reservadas, mayores o muy ocupadas, que ofrecen lealtad en lugar de flores, y a su lado te preguntas si sobras. Esa reserva también la practicas tú. Cuando dices primero «me gustas», la distancia entre las dos puntas del asunto se acorta muchísimo.',
    uranus:
      'Quieres a alguien y esa persona acaba de sacar un pasaje. O miras tú el mapa mientras te acarician. Cercanía y sobresalto se alternan en tus afectos, con temporadas intensas y domingos vacíos. Los acuerdos poco convencionales, hablados sin vergüenza, te dan más estabilidad que cualquier promesa de catálogo.',
    neptune:
      'Te enamoras del reflejo en la vitrina y entras a la tienda. Adentro hay alguien con menos brillo y más sueño atrasado. Venus y Neptuno se contemplan desde lejos, como quien mira el mar: de ahí el arte, y también la espera. Lo que queda después del desengaño, cuando queda algo, compensa el viaje.',
    pluto:
      'Nadie te quiere a medias, según parece. Pueden llegar amores que lo piden todo, amistades con contraseña, celos que merecen capítulo aparte. Plutón enfrente de Venus enseña que gustar es una forma de poder, y que ese poder cambia de manos. A cierta edad quizá empiece a gustarte más quien no necesita ganar.',
    ascendant:
      'Lo bello te sale al encuentro en forma de gente. En el Descendente, Venus busca pareja como quien busca armonía, con diplomacia, con flores, con ánimo de acuerdo. Despiertas afecto y sueles evitar el pleito. Algunas veces el pleito hacía falta, y quien te quiere agradece saber por fin qué color odiabas.',
    midheaven:
      'Tu hogar cuenta quién eres mejor que tu currículum. Venus, cuando le toca la base de la carta, pide rincones bonitos, familia bien avenida, unas plantas en la ventana, y por conservar esa paz puedes frenar más de un ascenso. Fuera se te nota menos ambición de la que tienes. Recibe en tu sala a quien te contrata, y entenderá.',
  },
  mars: {
    jupiter:
      'Cuando arrancas, alguien aplaude y te pide ir más lejos. La otra mitad de tu impulso la pone una persona entusiasta, una causa, un equipo que dobla la dosis, y así haces en un mes lo de tres y luego duermes una semana. El coraje busca motivo y el motivo busca coraje. Entretanto, alguien debería contar los litros de gasolina.',
    saturn:
      'Avanzas, y en la otra esquina bajan una barrera. Puede ser un jefe, un trámite, la paciencia de alguien que va más lento. Fuerza y freno, repartidos entre dos personas, se culpan; reunidos en una sola, hacen oficio. Por eso te rinde tanto el trabajo de precisión, donde empujar y contener son el mismo gesto.',
    uranus:
      'El chispazo salta entre tú y quien tienes delante. Basta una burla, un apodo, un carril cerrado, y el ambiente huele a cable quemado. Las personas inquietas te provocan porque hacen lo que te estás prohibiendo. Elige tus arranques, corre, inventa, rompe algo rompible, y comprobarás cómo se calma el vecindario.',
    neptune:
      'A tu acción le pusieron niebla en el otro extremo. Sales con decisión y acabas ayudando a alguien que ignora adónde va, o el adversario se te escurre entre los dedos. El idealismo ajeno te desarma y el tuyo te cansa. Con una meta pequeña y visible, las dos mitades logran remar en la misma dirección.',
    pluto:
      'Hay duelos que reconoces de lejos. Enfrente puedes tener voluntades de hierro, gente que no cede, rivalidades que duran años, y en ti despierta una fuerza que da algo de miedo. Plutón le devuelve a Marte el golpe con intereses. Elegir el terreno, y alguna vez el empate, es la victoria que mejor conserva las amistades.',
    ascendant:
      'La espada la lleva quien camina contigo. Marte en el Descendente atrae parejas decididas, colegas con prisa, rivales honrosos, con quienes te mueves más que por tu cuenta. Si callas tu enojo, lo ponen por ti, y a todo volumen. Declararlo con tiempo convierte la pelea en un deporte compartido.',
    midheaven:
      'Ante la jefatura puedes ser pura diplomacia, y el mal genio se queda para la casa. Con Marte en la raíz, la fuerza se gasta en arreglar paredes, defender a la familia o discutir por el turno del baño, y al trabajo llegas con lo que sobra. Aprendiste a pelear en un pasillo, quizá. Un patio o un taller le dan al enojo salida decente.',
  },
  jupiter: {
    saturn:
      'Optimismo y cautela se sientan en las dos puntas de tu banca y la inclinan por turnos. Unos años te rodea gente que dice adelante; otros, gente que pide el sello. La alternancia desconcierta, y a la larga educa: confías con fundamento y dudas con esperanza. Te acompaña en eso casi toda la gente de tu edad.',
    uranus:
      'El horizonte se te mueve cuando ya ibas llegando. Ensayas una fe, una carrera, un continente, y de pronto alguien con ideas eléctricas te señala la salida de emergencia. Crecer y romper, en tu caso, se relevan. Lo saben también otras personas de tu edad, que cambiaron de creencias con la misma facilidad que de barrio.',
    neptune:
      'Crees en lo grande y te rodea lo inmenso. A un lado la confianza, al otro el sueño sin orillas, y en medio tú, con ganas de donarlo todo. Te buscan causas nobles y promesas huecas, que a primera vista visten igual. Pide ver las cuentas: a los santos auténticos les da risa y las muestran.',
    pluto:
      'Frente a tus convicciones suele plantarse alguien que las toma en serio y quiere desarmarlas. Júpiter predica con holgura y Plutón pregunta quién paga el templo. Así pierdes algunas creencias, y las que quedan tienen cimientos. El exceso viene al querer ganar para tu causa a quien solo había pasado a saludar.',
    ascendant:
      'Te toca gente de gestos amplios. Quien comparte tu vida suele traer optimismo, apellido extranjero o al menos planes de viaje, y a su lado todo se ensancha. Júpiter en la orilla de los otros exagera un poco: admiras de más, esperas de más. Parte de esa abundancia venía en tu propio equipaje.',
    midheaven:
      'Cabes mejor en tu casa que en tu puesto. Júpiter, abajo, puede dar raíces generosas: camas de sobra, parientes de visita, libros hasta en el baño, una fe aprendida en la cuna. La ambición pública te interesa por temporadas. Con esa retaguardia puedes permitirte fracasar afuera con bastante buen humor.',
  },
  saturn: {
    uranus:
      'Hay quien guarda la llave y quien cambia la cerradura; en ti viven ambas voluntades. Te topas con gente conservadora cuando quieres innovar y con gente incendiaria cuando por fin ordenaste. Naciste en años que discutían eso mismo a gritos. Tu parte del debate se resuelve por habitaciones: aquí se conserva, allá se prueba.',
    neptune:
      'El muro y la marea se miran desde orillas contrarias. A quienes nacieron en tu época les tocó ver cómo se mojaban las certezas, y en lo tuyo se repite: alguien que sueña te desordena el plan, alguien realista te apaga la vela. Las dos personas llevan algo de razón. Con materia y plazo, el sueño se deja habitar.',
    pluto:
      'Quienes nacieron en los mismos años que tú llevan esta oposición y la viven como un forcejeo con quien manda. En la escala de una vida toma forma de institución terca, de ley vieja, de alguien que cuida su parcela con perros. Resistes mucho, en parte por costumbre. Saber cuándo abandonar una fortaleza también es estrategia.',
    ascendant:
      'Para entrar en tu intimidad suele hacer falta pedir cita. O la pides tú, porque la otra persona es seria, cumplida y tarda en tomar confianza. Con Saturno en el Descendente los vínculos llegan despacio y se quedan; pesan como muebles buenos. El temor a depender se suaviza cuando alguien cumple mil promesas chicas seguidas.',
    midheaven:
      'Muy abajo, lejos de las miradas, cargas piedras. Saturno en la base suele hablar de una casa con normas, de deberes que empezaron temprano o de un silencio que hacía las veces de techo. Puede que el éxito te importe menos que pisar suelo firme. Lo construyes con paciencia, y quien duerme sobre él descansa de verdad.',
  },
  uranus: {
    neptune:
      'Dos ideales de época se disputaban la calle el año de tu llegada: liberar y disolver. Te toca por edad más que por carácter, y lo notas en las consignas que te parten en dos. Escuchas a quien inventa y a quien reza, y a ambas partes les preguntas quién va a barrer después de la fiesta.',
    pluto:
      'Rara vez se enfrentan estos dos, y cuando lo hacen marcan a una generación con la idea de que todo podría derrumbarse o renacer antes de la cena. En lo personal se siente como alergia a quien manda, mezclada con fascinación. Heredaste la discusión; las barricadas las levantaron otras manos.',
    ascendant:
      'Las personas importantes te llegan sin tocar el timbre. Con Urano en el Descendente, quien se acerca trae otra hora, otro idioma, otro plan de vida, y a veces se marcha con la misma soltura. Te gusta que sean libres y luego quisieras un aviso. Algo de esa extravagancia, puesta en tu propia ropa, reduce los sobresaltos.',
    midheaven:
      'El piso de tu casa tiene algo de plataforma móvil. Puede haber mudanzas, familias poco comunes, un aire de campamento que en la infancia parecía normal: Urano abajo hace del hogar un experimento. Tal vez por eso tu carrera busca la seriedad que adentro faltaba. Lleva a la oficina un poco de aquel desorden y mira las caras de alivio.',
  },
  neptune: {
    pluto:
      'Esta distancia tarda siglos en repetirse y pertenece a la historia más que a ti. Enfrenta el anhelo de salvación con la voluntad de dominio. En tu escala puede notarse como recelo ante el predicador con guardaespaldas. Es un recelo sano; lo acompaña bien alguna devoción modesta, como regar o cantar.',
    ascendant:
      'A quien amas lo ves con un poco de bruma favorable. Neptuno en el Descendente busca almas, musas, náufragos, y los encuentra. En la mejor versión compartes silencio y asombro con alguien; en la otra, remolcas una barca sin remos. Preguntar lo obvio durante el primer mes sale barato.',
    midheaven:
      'Tu casa de origen se recuerda como un lugar visto desde el agua. Puede haber huecos, mitos de familia, una canción cuyo título falta, y sobre esos restos imaginas el hogar que querrías. Neptuno en el fondo ablanda las paredes: entra todo el mundo. Una puerta con llave, aunque sea la de un armario, te ordena por dentro.',
  },
  pluto: {
    ascendant:
      'Contigo es difícil quedarse en el recibidor. Los vínculos de dos, cuando Plutón ocupa el Descendente, pueden llegar rápido al desván y removerlo: lealtad, celos, verdades que llevaban décadas en una caja. Atraes a gente poderosa o la vuelves poderosa al mirarla así. Si alguien se ríe a mitad de la tormenta, notas con sorpresa cuánto descansas.',
    midheaven:
      'Debajo de tu vida visible hay un subsuelo con historia. Quizá una herencia de silencios, una casa donde alguien llevaba el timón con mano dura, o solo el hábito de correr el cerrojo. De ahí sacas una resistencia que tu profesión aprovecha sin conocer su origen. Contarle una parte a alguien de confianza la vuelve menos pesada.',
  },
};
