import type { EventInterpretations } from '../../event-text-types.ts';

/** An aspect of two slow planets: a climate that everybody shares for months or years. */
export const slowAspects: EventInterpretations['slowAspects'] = {
  jupiter: {
    saturn: {
      joined:
        'Cada veinte años el que abre camino y el que lo empiedra se dan cita. Durante una temporada larga se mueve el criterio sobre lo que merece construirse, y con él ciertas instituciones que parecían de piedra. En lo personal, se ajusta la ambición al tamaño de los hombros. Los planes modestos nacidos en ese encuentro tienen cuerda para dos décadas.',
      flowing:
        'Por unos meses los optimistas saben sumar. Júpiter ensancha y Saturno sostiene, sin pisarse los pies; salen adelante escuelas y obras con presupuesto creíble. También la vida de cada cual admite un crecimiento ordenado: el ascenso bien merecido, el estudio que cabe entre dos turnos. Es un tiempo poco espectacular, de los que luego se extrañan.',
      square:
        'Se quiere ampliar la casa justo cuando toca revisar las vigas. Optimistas y prudentes discuten en las oficinas, o dentro de una misma cabeza, y cada bando tiene algo de razón. El freno molesta, pero muestra qué proyecto creció sin cimientos. Avanzar por etapas suele contentar a ambos planetas, que se reparten el plano.',
      opposed:
        'A media carrera del ciclo se mira lo construido con distancia. Quienes piden más espacio y quienes piden más orden se escuchan por encima del muro. En una vida particular puede pesar un compromiso que ya dio su fruto, o una libertad aún sin estrenar. Muchos acuerdos de ese tiempo se hacen a medias, y duran.',
    },
    uranus: {
      joined:
        'Aproximadamente cada catorce años se destapa una botella con gas. Júpiter agranda las ocurrencias de Urano, y la novedad se contagia a las ciencias y a las maneras de juntarse. Quien llevaba tiempo encerrado en una rutina encuentra la ventana sin seguro. De tantas promesas brillantes quedará una parte; reconocerla requiere paciencia, justo lo que falta.',
      flowing:
        'Las puertas giran con poca resistencia. Lo raro hace amigos y lo nuevo halla patrocinio, tal vez porque los entusiastas andan de buen humor y aún escuchan consejos. Prosperan los inventos útiles y los encuentros entre gente de mundos distintos. La suerte favorece a quien se mueve un poco de su sitio, aunque sea hasta la otra punta del barrio.',
      square:
        'Urge irse, aunque falte decidir adónde. El ánimo público salta de entusiasmo en entusiasmo, con una fe desmedida en la última solución; en privado aprieta el empleo, o el trato que ayer bastaba. Libertad y exageración se parecen mucho vistas de espaldas. Conviene probar el cambio por una semana antes de mandar a imprimir las tarjetas.',
      opposed:
        'El péndulo llega al extremo y se ve desde ahí lo que costaba la comodidad. Urano reclama aire, Júpiter reclama sentido: unos rompen con lo aprendido y otros lo defienden a voces. Puede traer giros alegres, también renuncias de las que se habla demasiado pronto. Quien quería irse por su cuenta tal vez acepte, llegado el día, algo de compañía.',
    },
    neptune: {
      joined:
        'Sube la marea de los ideales. Ocurre cada trece años, más o menos, y deja en el aire una sed de belleza y de causas que abracen a muchos. Al unirse los regentes de Piscis, el antiguo y el moderno, la ternura pierde la medida. Algunas ilusiones durarán lo que la espuma; de otras saldrán canciones, coros de barrio, amistades extrañas y buenas.',
      flowing:
        'A los soñadores se los escucha sin bostezar. Durante meses, el arte y la ayuda mutua gozan de crédito sin que haya que explicarlos. Una persona sola puede notarlo como ganas de música o facilidad para perdonar detalles. Tanta suavidad adormece un poco; los sueños que importan agradecen que alguien los anote al despertar.',
      square:
        'Se promete la luna y hay quien pregunta por el envío. Júpiter cree, Neptuno desdibuja, y del cruce salen gurús de ocasión y generosidades que olvidan preguntar qué hace falta. No es mal tiempo para crear ni para dudar con elegancia. Frente a cada maravilla, pide un nombre y un número de teléfono.',
      opposed:
        'Los que creyeron mucho hacen recuento, y los que dudaron también. A esta altura de su ciclo aparece la diferencia entre lo soñado y lo que se alcanzó a hacer, a veces con pena, a menudo con alivio. Caen algunos ídolos de yeso. Tanto una comunidad como un corazón pueden quedarse con un ideal de talla humana.',
    },
    pluto: {
      joined:
        'Cuando el que agranda visita al que gobierna lo oculto, lo enterrado gana volumen. Sucede cada doce o trece años y pone en marcha ambiciones enormes y una voluntad colectiva de llegar al fondo. A ti puede darte el empuje para rehacer una vida entera. En cuanto al poder, pregúntate a tiempo para qué lo querías.',
      flowing:
        'Las fuerzas se juntan y trabajan sin estruendo. Con este clima se recupera lo que parecía perdido y se sanean cuentas antiguas, pues se mira debajo de la alfombra con buen ánimo. Grupos pequeños logran efectos grandes. Cada quien dispone de más influencia de la que imagina, y la ocasión pide gastarla en algo que sobreviva al aplauso.',
      square:
        'El «más» deja de ser inocente. Se tensan las relaciones entre los que pueden mucho y los que piden cuentas, y hasta en una oficina pequeña aflora quién decide a escondidas. Júpiter aporta convicción, Plutón no conoce la mitad. Vigilar la propia seguridad de tener razón es el ejercicio más útil, y el menos popular.',
      opposed:
        'Un poder llega a su talla máxima y se encuentra con otro de frente. Salen a flote intenciones que vivían en la letra pequeña; la opinión de muchos quiere cuentas claras, y las quiere completas. En lo íntimo puede cuestionarse una creencia que daba órdenes. Prueba desobedecerla una vez y fíjate en cuánta fuerza te queda libre.',
    },
  },
  saturn: {
    uranus: {
      joined:
        'Los guardianes y los inventores firman un contrato que todos leen con desconfianza. Cada cuarenta y cinco años aproximadamente se decide qué estructuras se quedan y qué inventos se vuelven norma. Una biografía también conoce ese pulso: hay que dar forma a una libertad. Parece contradictorio hasta que se piensa en una ventana: sin marco, el vidrio no se sostiene.',
      flowing:
        'Reformar resulta más sencillo que demoler. Los veteranos del oficio prestan herramientas a los ocurrentes, y por eso estos periodos dejan técnicas sólidas y jefes que preguntan. Quien desea cambiar algo de su vida puede hacerlo sin incendiar el resto. Suelen acertar quienes conocen bien la costumbre que piensan retirar.',
      square:
        'Crujen las bisagras. Saturno aprieta donde Urano tira, de modo que los reglamentos quedan cortos y las rebeldías, desorganizadas. Se siente en asambleas y en el cuello, al final de la jornada. En cada bando, y por un tiempo largo, la terquedad se toma por principio. Cambiar una pieza por vez irrita a todos un poco y suele conservar la máquina.',
      opposed:
        'Los que sostienen el techo y los que quieren cielo abierto descubren que viven en el mismo edificio. El ciclo está en su mitad y la tensión, a plena vista: seguridad frente a independencia, antigüedad frente a riesgo. Puede tocarte hacer ambos papeles en un solo día. Si se escucha al contrario, su queja contiene el plano que faltaba.',
    },
    neptune: {
      joined:
        'Darle cuerpo a un sueño exige primero despedir unos cuantos. A intervalos de unos treinta y seis años, Saturno y Neptuno se sientan juntos y se nota qué ideales se habían vuelto trámite. La desilusión limpia. Después, en lo público igual que en lo privado, empieza a levantarse una esperanza con horario de atención.',
      flowing:
        'Hay poetas que llegan puntuales. Se llevan bien, durante meses, la disciplina y la compasión: los artistas terminan su obra y las instituciones se ablandan sin derrumbarse. Nada deslumbra. Para cada cual es un periodo propicio para convertir una nostalgia en práctica, a razón de media hora diaria y sin esperar la inspiración.',
      square:
        'Las formas se reblandecen y cuesta saber en qué apoyarse. Un deber pierde sentido o un sueño pide facturas; en la conversación común abundan el desengaño y cierta melancolía razonable. La culpa crece en ese clima porque confunde lo imposible con lo pendiente. Separarlos por escrito, en dos columnas, alivia mucho para ser un método tan pobre.',
      opposed:
        'Desde la orilla de los hechos se ve el mar, y desde el mar se ve lo estrecha que era la orilla. Este tramo enfrenta el deber con la fe, la norma con la piedad, y hay generaciones enteras que cambian de opinión sobre ambas. Un proyecto querido puede mostrar sus grietas. Reparar sin renunciar a imaginar lleva años, y hay quien le toma gusto.',
    },
    pluto: {
      joined:
        'Se excava hasta la roca para volver a construir. El encuentro tarda entre tres y cuatro décadas en repetirse, y endurece el ambiente: las estructuras agotadas se notan, los límites se toman en serio. A uno la vida puede pedirle lo esencial y discutirle el resto. Pesa un poco. A cambio, se habla claro y se edifica sin adornos.',
      flowing:
        'Se trabaja en profundidad y con pocas palabras. Lo que otras épocas remiendan, esta lo repara desde la raíz, porque la constancia de Saturno cuenta con un pozo de energía. Avanzan restauraciones y acuerdos largos. En casa de cada quien sirve para saldar lo atrasado y dejar un hábito que venía ganando por cansancio.',
      square:
        'Sube la presión y la caldera no está a la vista. Quienes mandan se aferran a reglas que ya no convencen, y cualquiera puede notarlo como cansancio o como una rigidez poco habitual. Resistir sirve hasta cierto punto y aflojar por miedo arregla poco. Mejor elegir una sola carga, la más antigua, y llevarla a revisión.',
      opposed:
        'Un muro enfrenta a lo que empuja por debajo. Hacia la mitad de este ciclo se conoce el precio de cada seguridad, y muchas personas a la vez se preguntan por qué obedecían. La tensión tiene algo de honrado. Quien pierda un cargo o una certeza quizá descubra cuánto trabajo le daba vigilarla.',
    },
  },
  uranus: {
    neptune: {
      joined:
        'Una vez cada ciento setenta años, más o menos, la chispa cae en el mar y se forma un idioma nuevo. Cambian a la par la técnica y los sueños, tanto que los nietos no entienden cómo se imaginaba antes. El individuo lo vive de fondo, como un cambio de luz. Sus frutos son lentos y casi nunca traen firma.',
      flowing:
        'Durante años sopla una brisa inteligente. Los inventos se parecen a los anhelos, y quienes crecen en ese aire usan con naturalidad lo que a sus mayores les pareció magia. La vida privada recibe su parte en gustos nuevos y en tolerancia. Es un regalo de época: se aprovecha abriendo las ventanas.',
      square:
        'El despertador suena dentro del sueño. Por una temporada larga, los adelantos desorientan tanto como ayudan, y las creencias se mezclan en recetas poco probadas. Urano rompe contornos que Neptuno ya había borrado. La confusión es general, de modo que nadie tiene que tomarla como fallo propio. Ayuda conservar un par de costumbres antiguas y una duda sana.',
      opposed:
        'En los dos extremos de una época se asoman los lúcidos y los soñadores. Se discute qué parte del progreso era fe y qué fe resistía el progreso. Tales contrastes educan a generaciones completas; en cada vida se traducen en dejar un idealismo prestado y buscar otro que soporte la luz eléctrica. Es una mudanza lenta y rara vez sale en las noticias.',
    },
    pluto: {
      joined:
        'Poco más de un siglo separa un encuentro del siguiente, y cada uno mueve el piso de las costumbres. Urano quiere libertad de golpe; Plutón, que cambie la raíz. Lo que era impensable se ensaya en los talleres y en las alcobas. Quien vive esos años tiene permiso para preguntar por qué las cosas eran como eran.',
      flowing:
        'El cambio profundo encuentra el paso despejado. En estos años las transformaciones avanzan con menos resistencia, porque la novedad llega cuando lo viejo ya quería irse. Se reforman oficios y se estrenan derechos con cierta naturalidad. Para una sola persona, es buen viento si desea reinventarse: la época entera está probándose ropa.',
      square:
        'Esta tensión viene por oleadas y dura varios años. La urgencia de liberar tropieza con poderes que no pensaban moverse, y los ánimos se cargan como el aire antes de llover. También de puertas adentro se rompe con lo insoportable a trompicones. Entre aguantar y estallar hay un tercer camino, más aburrido, que consiste en organizarse.',
      opposed:
        'Dos revoluciones se miran, la que quiere salir volando y la que quiere ir al fondo. Es la cumbre de un ciclo más largo que una vida, y deja ver qué libertades se volvieron poder y qué poderes quedaron sin objeto. El clima desacomoda a muchos. Un cambio elegido con calma da más de sí que diez hechos por contagio.',
    },
  },
  neptune: {
    pluto: {
      joined:
        'Apenas dos veces en mil años se juntan los planetas del sueño y del subsuelo. Cambia lo que una civilización entera considera sagrado, y cambia tan hondo que los contemporáneos apenas se dan cuenta. En la existencia diaria asoma como una melancolía fértil, una curiosidad por lo invisible. Sembrar sin conocer la flor es el oficio de ese tiempo.',
      flowing:
        'Generaciones enteras nacen y crecen oyendo esta música en la casa vecina. El buen ángulo de los dos planetas más lejanos puede durar décadas, ya que por largos tramos avanzan a la par, y hace que la profundidad se vuelva accesible: la psicología y los mitos, por ejemplo. Uno casi no lo oye. Se advierte al pensar en cuánto hablamos hoy de lo que antes se callaba.',
      square:
        'Lo soñado en común deja de encajar con aquello que mueve el mundo por debajo. Se trata de un malestar de época, largo y difuso, en que los consuelos habituales pierden efecto y los nuevos aún no tienen nombre. Puede vivirse como búsqueda. El arte suele entenderlo antes que la razón, y por eso en esos años conviene leer a los poetas.',
      opposed:
        'A casi dos siglos y medio de su encuentro, los más lentos se quedan frente a frente. Lo que fue visión se reconoce en lo que hizo; el ideal ve su sombra, y la sombra, de dónde vino. Ninguna persona carga sola con un balance tan ancho. Le toca, eso sí, decidir qué parte de la herencia quiere seguir transmitiendo.',
    },
  },
};
