import type { IngressTexts } from '../../interpretation-types.ts';

/** A slow planet entering a sign. */
export const ingresses: IngressTexts = {
  jupiter: {
    aries:
      'Durante cerca de un año, la confianza se pone de pie y sale a la calle. Abundan los comienzos, las candidaturas, los locales con pintura fresca. El exceso está en la fanfarronería. Marte gobierna el signo: sobra arranque y falta aliento para repetir.',
    taurus:
      'Se agranda el gusto por lo que se toca: panaderías de barrio, huertos en la azotea, oficios que parecían olvidados. El año de este Júpiter premia la paciencia y puede pasarse de cómodo. Aprende a hacer algo con las manos; compartirlo multiplica el placer.',
    gemini:
      'Un año con la radio encendida en todas las ventanas. Circulan ideas, idiomas, cursos breves, rumores también, porque Júpiter es generoso y en Géminis reparte más de lo que comprueba. Se aprende mucho de gente de otra edad, y algo menos de lo que se reenvía.',
    cancer:
      'Las puertas de las casas se abren con más facilidad. En Cáncer Júpiter está exaltado, dice la tradición, y alrededor de un año favorece la hospitalidad, las reuniones de familia, el orgullo por lo local. Cabe caer en el «solo los nuestros». La buena acogida se mide en el trato a quien llega último.',
    leo: 'Hay tarima en la plaza, en el patio de la escuela, en la terraza del edificio. Por un año, Júpiter en Leo ensancha el gusto por crear y celebrar, y también la manía de inflar cada logro. Al fuego, ya se sabe, le gusta tener público.',
    virgo:
      'Esperanza en letra chica: esa trae Júpiter a Virgo, donde le cuesta lucirse. Los doce meses se inclinan por el oficio, los métodos, la ayuda que llega en caja bien rotulada. Sobra crítica de pasillo. Como el signo es de tierra, la mejora se nota en lo que se usa.',
    libra:
      'Vuelve la moda de sentarse a conversar los desacuerdos. Júpiter pasa cerca de un año por Libra, y con él crecen las alianzas, las bodas, el arte en sitios públicos. Abunda el pacto que aplaza lo difícil. La justicia sin fecha se queda en cortesía.',
    scorpio:
      'A la gente le da por preguntar qué hay debajo. El año anima investigaciones, confesiones, charlas sobre el deseo y la confianza, series largas llenas de secretos. También exagera la sospecha. Confía una verdad a alguien prudente; el alivio suele ser mayor que el susto.',
    sagittarius:
      'Júpiter se despierta en casa propia y con ganas de viaje. Son doce meses, más o menos, de aulas llenas, debates de fe, trenes, promesas grandes. Se predica bastante. Como rige el signo, aquí nada le pone freno salvo una buena pregunta.',
    capricorn:
      'La confianza usa zapatos de trabajo. Júpiter está incómodo en Capricornio y aprende, en unos doce meses, a crecer con presupuesto: se valoran la experiencia, las obras útiles, la palabra cumplida. Falta alegría. Pon una meta modesta y, al alcanzarla, haz fiesta.',
    aquarius:
      'Se respira curiosidad por la gente rara. En este año ganan entusiasmo las asambleas, los inventos, las redes entre desconocidos, y Júpiter siembra la idea de un futuro con sitio para cualquiera. Entre el manifiesto y quien barre después de la reunión hay un trecho.',
    pisces:
      'La compasión anda de buen humor. Por cosa de un año, en uno de los signos que gobierna, Júpiter hace crecer la música, la fe íntima, los comedores abiertos, y también las ilusiones sin orilla. Con agua tan abundante, una causa pequeña hace de cauce y llega lejos.',
  },
  saturn: {
    aries:
      'Motor frío, y nadie encuentra el manual. Saturno, de paso por Aries unos dos años y medio, refrena el «yo primero» y pide que cada iniciativa demuestre su valor. De ahí pueden salir liderazgos más sobrios. Empieza poco, sostenlo, y mide tu coraje por los martes.',
    taurus:
      'Se remienda más y se estrena menos. Por dos años y pico, lo material pide realismo: qué alcanza, qué dura, de dónde viene cada cosa. El temor a la escasez puede endurecer los puños. La tierra enseña a su ritmo cuánto es bastante.',
    gemini:
      'Las palabras suben de precio. A lo largo de dos años y medio se exige probar lo dicho, cuidar las escuelas, escribir contratos que se entiendan. El ambiente se pone serio con el chisme y avaro con la charla. Hasta el aire, con Saturno, pesa algo.',
    cancer:
      '¿Qué sostiene una casa cuando se quitan los adornos? Saturno en Cáncer, en sus dos años y medio largos, repasa el techo, el cuidado de la gente mayor, las reglas de la mesa. Hay frialdades que en realidad son fatiga. Ofrece relevo a quien cuida en tu familia.',
    leo: 'Baja la música y queda el ensayo. Por unos treinta meses las figuras públicas tienen que ganarse el aplauso, y la creatividad madura a puro oficio. Cierta timidez recorre los escenarios. El Sol gobierna el signo, y Saturno le pide horario fijo al brillo.',
    virgo:
      'Llega el tiempo de las instrucciones leídas hasta el final. Dos años y medio pasa Saturno en Virgo revisando turnos, talleres, archivos, almacenes; se aprecia el trabajo callado y se abusa de la corrección. El signo ya era exigente; con semejante inspector, descansar parece un lujo.',
    libra:
      'La equidad se vuelve asunto de reglamento. Saturno está exaltado en Libra y, por más de dos años, sociedades, parejas y tribunales calibran sus pesas. El amor pide compromisos realistas, con letra grande. Algunos acuerdos viejos crujen un poco y quedan mejor después de releerlos.',
    scorpio:
      'Temporada de cajones con doble fondo. En estos treinta meses, poco más o menos, se habla con sobriedad de deudas, pactos, intimidad, de quién tiene el poder y ante quién responde. La desconfianza puede helar. En un signo que calla, una cifra puesta sobre el papel ya alivia.',
    sagittarius:
      'A las creencias les piden papeles en la frontera. Saturno se queda en Sagitario dos años largos, y la enseñanza, la ley y los viajes se hacen más exigentes. Aburren los discursos sin obras. Una convicción practicada en silencio acaba siendo el mejor argumento.',
    capricorn:
      'En su signo, Saturno trabaja sin distraerse. Vienen más de dos años de cimientos, jerarquías puestas a prueba, metas con cronograma; se admira la constancia y se perdona poco. Quien sube en Capricornio tiende a llegar, a veces sin acordarse del paisaje.',
    aquarius:
      'Las reuniones terminan con acta y con turnos. En los dos años y medio de este paso, la idea de comunidad se pone concreta: normas para la tecnología, cooperativas, barrios que se organizan. El grupo puede sentirse frío. Ofrece tu firma a un proyecto común y, además, un sábado.',
    pisces:
      'Poner muros de contención al mar: en eso se ocupa Saturno en Piscis. Dos años y pico le lleva darles estructura a la fe, la música y la compasión, mientras la bruma pide contornos. Algún domingo pesa. Dale a un sueño media hora diaria.',
  },
  uranus: {
    aries:
      'Siete años, más o menos, con el dedo en el interruptor. Urano en Aries acelera la iniciativa individual, los estrenos, la impaciencia con cualquier permiso. Se inventa mucho y se rompe bastante. El fuego arranca rápido, y mantenerlo encendido pide otra clase de valentía.',
    taurus:
      'El suelo conocido cruje un poco y asoman semillas extrañas. A lo largo de siete años cambian las ideas sobre qué comer, cómo ganarse la vida, cuánto poseer. Lo cómodo se resiste. A un signo fijo el cambio le llega a empujones; después agradece el espacio.',
    gemini:
      'Zumban las antenas. Unos siete años de Urano en Géminis revuelven la forma de hablar, de enseñar, de moverse por la ciudad; surgen idiomas mezclados y aparatos charlatanes. La atención se astilla. Aprende una herramienta nueva y reserva otra hora para leer en papel.',
    cancer:
      'El árbol genealógico echa ramas por donde nadie esperaba. Urano pasa por Cáncer cosa de siete años y sacude la idea de hogar: otras familias, otras costumbres, barrios que se reinventan. Hay desarraigo y hay alivio. Conserva un rito y estrena otro.',
    leo: 'Nadie quiere ya interpretar el papel que le tocó. Durante siete años, poco más o menos, Urano en Leo electriza el arte, el romance y la idea de fama: aparecen estrellas de esquina, amores fuera de libreto. El ego chisporrotea. En fuego fijo, lo que prende tarda años en apagarse.',
    virgo:
      'Una chispa cae en la caja de herramientas. En siete años se renuevan horarios, oficios y maneras de cuidar el cuerpo y el campo; lo inútil queda a la vista. La manía de optimizar puede crispar. El rato que ahorra una máquina pocas veces termina en paseo.',
    libra:
      'Se habla en los cafés de otras formas de ser pareja. Con Urano en Libra se ensayan, a lo largo de unos siete años, pactos, estéticas y modos de hacer justicia que al principio dan risa. Propón en tu vínculo más cercano una regla inédita, a prueba por tres meses.',
    scorpio:
      'Los secretos pierden la cerradura. Urano, exaltado en Escorpio según varias escuelas modernas, dedica siete años a destapar tabúes, poderes ocultos, deseos sin nombre. La intensidad viene en descargas. En agua fija lo guardado hace presión; soltarlo temprano cuesta menos.',
    sagittarius:
      'Las brújulas dan vueltas. Durante unos siete años la fe, la universidad y los viajes se salen del programa: hay enseñanzas improbables, verdades que cruzan aduanas sin sello. Proliferan los profetas de ocasión. Una tradición ajena se entiende mejor con quien la vive a diario.',
    capricorn:
      'En la sala de juntas alguien apaga el proyector y pregunta para qué. Urano en Capricornio remueve por siete años las jerarquías, los títulos, la idea de carrera. Se derriba con gusto y se reconstruye con trabajo. De lo viejo sobrevive aquello que todavía sirve a alguien.',
    aquarius:
      'Urano llega a su signo y enciende las probetas. Son siete años, en números redondos, de redes, inventos y amistades que cruzan cualquier etiqueta; el futuro se discute en la verdulería. Lo tierno puede quedar en segundo plano. Al aire le sobran ideas y le falta abrazo.',
    pisces:
      'Suenan músicas que aún no tienen género. En los siete años de Urano por Piscis se renuevan la fe, el arte, la manera de compadecerse, con intuiciones que caen como relámpago en el agua. La realidad se pone líquida. Apunta lo que imaginas y pruébalo en chico.',
  },
  neptune: {
    aries:
      'Catorce años, en números redondos, con hambre de héroes. Neptuno en Aries inspira a actuar por una visión, a creer que basta el primer paso, a confundir la bandera con el camino. El fuego pone el valor y la niebla borra la meta, así que sobran cruzadas.',
    taurus:
      'La materia se llena de encanto. Durante unos catorce años la gente busca lo sagrado en el huerto, la madera, el cuerpo descansado, y a veces confunde el lujo con la paz. Come despacio un día por semana: el paraíso puede caber en una ciruela.',
    gemini:
      'Todo el mundo narra y cuesta saber qué pasó. Neptuno recorre Géminis unos catorce años y llena el aire de poesía, voces, relatos que se mezclan con los hechos. Es una gran época para las letras. Memoriza un poema y verifica el titular.',
    cancer:
      'La añoranza se vuelve clima. Durante unos catorce años se idealizan la infancia, el terruño, la mesa grande; hay ternura colectiva y también fronteras sentimentales que dejan gente afuera. Una nostalgia contada a alguien de otro origen deja de parecer la única del mundo.',
    leo: 'Luces de marquesina en cada esquina. Son catorce años, aproximadamente, en que el romance, el espectáculo y la fama se cubren de brillantina, y el arte se vuelve casi una fe. Tras el telón sigue la vida. Una función para diez personas también alumbra.',
    virgo:
      'En lo pequeño se busca un milagro. Neptuno en Virgo dedica casi década y media al ideal de servir, simplificar, vivir con método y alma; puede extraviarse entre reglas. Lejos de su mar, Neptuno aprende aquí que una ayuda humilde vale tanto como una visión.',
    libra:
      'Una época se enamora de la armonía. Durante catorce años, con idas y vueltas, se sueña en voz alta con la paz, el amor perfecto, la belleza al alcance de cualquiera, y los conflictos se maquillan. Soñar hace bien. De tanto en tanto pregunta quién puso las flores.',
    scorpio:
      'Tira la marea hacia lo hondo. En los catorce años de este Neptuno fascinan el misterio, el erotismo, lo que se esconde tras la cortina; hay arte turbio y magnífico. Se confunde abismo con profundidad. Bucea con boya: una amistad que te espere arriba.',
    sagittarius:
      'Miles de personas salen a buscar un sentido, algunas con guitarra. Neptuno en Sagitario dedica unos catorce años a la fe sin muros, las utopías, las peregrinaciones con mapa prestado. Escasean las preguntas difíciles. La esperanza, a ese paso, llega más lejos que el equipaje.',
    capricorn:
      'El éxito pierde contorno, igual que una torre entre nubes. Durante cerca de catorce años se sueña con instituciones nobles y se deshacen otras que parecían eternas. Desilusión hay; también sobriedad. La tierra del signo aguanta bien la niebla: lo modesto suele quedar en pie.',
    aquarius:
      'Soñar en red: así podrían llamarse estos catorce años. Neptuno en Acuario idealiza la humanidad enlazada, la ciencia, los desconocidos que se entienden sin verse. Entre tanta conexión anda suelta la soledad. En un mismo edificio la gente apenas se sabe los nombres.',
    pisces:
      'Neptuno vuelve a su océano y la época entera se pone permeable. Por unos catorce años crecen la música, la compasión y las maneras de evadirse; la imaginación es casi un servicio público. Duerme bien y ayuda a alguien, que ambas cosas dan suelo.',
  },
  pluto: {
    aries:
      'En casi treinta años, una época descubre cuánta fuerza tiene y le cuesta bajar el puño. Plutón en Aries derriba lo caduco y estrena poderes en bruto. La pregunta de fondo es para qué vencer. Marte, viejo señor del signo, contesta sin pensarlo mucho.',
    taurus:
      'Hasta el suelo se vuelve tema. Plutón tarda unas tres décadas en cruzar Tauro, y en ese plazo cambia despacio el sentido de poseer, sembrar, guardar. El apego se hace visible. Vacía un estante y déjalo así un tiempo; enseña más de lo que parece.',
    gemini:
      'Saber es poder, y en estos decenios se nota. Plutón en Géminis, con unos treinta años por delante, transforma la prensa, la escuela, los caminos; las palabras mueven multitudes. Hay sed de verdad y oficio de engaño. Quien lee dos versiones acaba formándose una tercera.',
    cancer:
      'Cambian los cimientos de aquello que se llama «nuestro». Por unos veinticinco años la familia, la tierra natal y la seguridad se miran con una hondura que nadie pidió, y surgen formas nuevas de amparo. Proteger puede volverse encierro. Agranda un poco tu idea de pariente.',
    leo: 'El «yo» se convierte en fuerza colectiva. Plutón pasa cerca de veinte años en Leo y transforma el arte, la juventud, el modo de mandar; brotan talentos y tronos de cartón. El Sol alumbra parejo; de un fuego así importa a quiénes calienta.',
    virgo:
      'Grano a grano, algo grande se rehace. En quince años, aproximadamente, cambian de raíz el trabajo, los oficios, la relación con el cuerpo y con la tierra. El afán de pureza puede ponerse severo. Arregla lo que tengas delante y perdónale al resto su desorden.',
    libra:
      'Bajo los buenos modales se oye un forcejeo. Plutón se queda unos doce años en Libra y transforma la pareja, las leyes, la idea de igualdad; la paz de fachada aguanta mal. En la balanza pesa lo que se calló, y la mitad que falta acaba por pedirse.',
    scorpio:
      'Plutón va rápido por su signo, y llega al fondo. Unos doce años bastan para que entre en la conversación lo que se callaba sobre el deseo, el poder y la pérdida. La época se vuelve intensa y muy franca. Elige una verdad y dila con ternura.',
    sagittarius:
      'Arden las certezas y las ideas viajan lejos. En unos trece años la religión, la enseñanza y la noción misma de verdad se transforman a gran escala, con fervor y con dogmas. Duda con alegría. Una creencia que admite preguntas suele envejecer con más gracia que un estandarte.',
    capricorn:
      'Se revisan las columnas. Plutón dedica a Capricornio unos dieciséis años, y en ellos el poder, las empresas y la autoridad muestran de qué material están hechos. Queda lo que sirve. Alguna obligación que solo sostenía una apariencia cae sin hacer ruido.',
    aquarius:
      'El poder cambia de manos, y a veces de cables. Durante unos veinte años Plutón transforma en Acuario la tecnología, los derechos, la manera de reunirse; cabe la asamblea y cabe el control remoto. Aprende cómo funciona lo que usas. La gente curiosa se deja arrear menos.',
    pisces:
      'Lo invisible junta fuerza en lo profundo. A Plutón le toma más de veinte años cruzar Piscis, y en ese tiempo se transforman las creencias, el arte, los modos de consolarse. Se disuelven fronteras y surgen espejismos. El agua del signo, para aclararse, necesita ratos de quietud.',
  },
};
