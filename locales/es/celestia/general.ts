import type { GeneralSentences } from '../../celestia-words.ts';

/** Cómo es un signo en cualquiera: se dice de «esas personas», tras una frase que lo nombra. */
export const general: GeneralSentences = {
  aries: {
    self: 'Van primero y preguntan después, y perdonan rápido porque esperar les cuesta más.',
    feeling:
      'El enojo o la alegría les llega de golpe, sale en voz alta y muchas veces ya pasó a la hora de comer.',
    mind: 'Piensan hablando, deciden en el momento y pierden el hilo si la reunión se alarga.',
    love: 'Conquistan de frente y celan de frente también, y las dos cosas se calman cuando alguien les planta cara.',
    drive: 'Arrancan fuerte y pelean limpio, y lo que hay que recordarles es el final.',
  },
  taurus: {
    self: 'Van a su paso, conservan lo que funciona y nadie les mete prisa levantando la voz.',
    feeling: 'Se calman por el cuerpo, con comida, sueño, el sillón de siempre y una mano que no se va.',
    mind: 'Piensan despacio y recuerdan con exactitud, y un cambio de planes les tarda un día en gustar.',
    love: 'Muestran el amor cocinando, arreglando cosas y quedándose, y de tanto aferrarse pueden volverse posesivos.',
    drive: 'Cuesta mucho que se pongan en marcha, y mucho más que paren una vez que empezaron.',
  },
  gemini: {
    self: 'Siguen tres intereses a la vez y se aburren antes de cansarse.',
    feeling: 'Hablan de lo que sienten hasta que se achica, a veces con cuatro personas distintas.',
    mind: 'Tienen rapidez, curiosidad y palabras, y la segunda opinión suele ser también suya.',
    love: 'Se enamoran de una conversación, rara vez se aferran, y se alejan cuando ya no queda de qué hablar.',
    drive: 'Con una buena idea se ponen en marcha, y salen por la puerta de al lado cuando se vuelve rutina.',
  },
  cancer: {
    self: 'Protegen lo suyo, se acercan de costado y recuerdan quién les hizo bien.',
    feeling: 'El ánimo les sube y baja como la marea, y necesitan una casa donde meterse.',
    mind: 'Piensan con recuerdos e historias, y el tono de una frase les queda más tiempo que la frase.',
    love: 'Aman cuidando, y cuando no se sienten a salvo callan y sujetan más fuerte.',
    drive: 'Pelean sobre todo por otros, casi nunca de frente, y no sueltan lo que ya agarraron.',
  },
  leo: {
    self: 'Quieren que se les vea hacer algo bien, y son pura generosidad con quien mira.',
    feeling: 'Sienten en grande y se les nota, y se calman antes con un poco de aplauso que con un consejo.',
    mind: 'Cuentan todo como una historia con papel principal, y cambiar de idea en público les cuesta.',
    love: 'Enamoran con estilo, guardan lealtad, y llevan peor que se les ignore a que se les discuta.',
    drive: 'El orgullo les da arranque y el cariño les da sostén, mejor con un escenario, aunque sea chico.',
  },
  virgo: {
    self: 'Notan lo que falla, lo arreglan sin discursos y se exigen más que a nadie.',
    feeling: 'Se preocupan en forma de lista, y hacer algo útil les da más alivio que un consuelo.',
    mind: 'Ordenan, comparan y revisan, y encuentran la única cifra mal de la página.',
    love: 'Aman con pequeños favores, entran en calor despacio y critican sobre todo donde les importa.',
    drive: 'Trabajan con constancia en el detalle, y tienen que aprender cuándo lo bueno ya basta.',
  },
  libra: {
    self: 'Buscan el punto justo, notan los buenos modales y se toman su tiempo para elegir.',
    feeling:
      'No descansan mientras alguien en la sala siga de mal humor, y antes que gritar prefieren suavizar.',
    mind: 'Oyen las dos partes completas, y el veredicto puede llegar con la tienda ya cerrada.',
    love: 'Les gusta ser dos, encantan con facilidad y suelen tragarse una molestia hasta que ya creció.',
    drive: 'Consiguen más pidiendo con gracia que empujando, y su enojo llega tarde y con buenos modales.',
  },
  scorpio: {
    self: 'Confían en pocas personas y en esas por completo, y ven más de lo que dicen.',
    feeling: 'Sienten hondo y muestran poco, y una vieja herida la recuerdan palabra por palabra.',
    mind: 'Hacen la segunda pregunta, notan lo que se calló y guardan un secreto para siempre.',
    love: 'Quieren todo o nada, y eso trae una lealtad poco común y, donde la confianza es poca, celos.',
    drive: 'Actúan en silencio y piensan a largo plazo, y lo único que no saben es rendirse.',
  },
  sagittarius: {
    self: 'Necesitan espacio, planean el próximo viaje al volver del último y dicen lo que piensan.',
    feeling:
      'Las malas noticias las llevan mejor al aire libre, y un bajón lo convierten en chiste o en viaje.',
    mind: 'Piensan en líneas grandes, discuten por gusto y dejan las notas al pie para otros.',
    love: 'Buscan compañía de camino más que ancla, rara vez celan, y se apartan cuando sienten una cerca.',
    drive: 'El entusiasmo les da impulso, apuntan alto y a veces prometen más de lo que cabe en la semana.',
  },
  capricorn: {
    self: 'Planean a años vista, cargan mucho sin comentarlo y con la edad ganan humor.',
    feeling:
      'Dejan lo que sienten para después, aparentan más frialdad de la que hay, y se abren donde nadie lleva la cuenta.',
    mind: 'Piensan en pasos y costos, y dicen las cosas una vez, cuando ya es seguro.',
    love: 'Se comprometen despacio y cumplen, y muestran el amor con hechos más que con palabras.',
    drive: 'Pueden trabajar años por una meta, y para que descansen hay que insistirles.',
  },
  aquarius: {
    self: 'Piensan por su cuenta, están en muchos grupos y del todo en ninguno, y no les gusta que les manden.',
    feeling: 'Primero miran lo que sienten desde lejos, y eso, que parece frialdad, casi siempre es cautela.',
    mind: 'Ven el principio detrás del caso, y sostienen una idea rara hasta que la comparten todos.',
    love: 'En el amor quieren amistad y aire, ante los celos se desconciertan, y la cercanía les lleva tiempo.',
    drive: 'Se mueven por una causa más que por sí mismos, a rachas y nunca por costumbre.',
  },
  pisces: {
    self: 'Absorben el ánimo de un lugar, imaginan con facilidad y se desdibujan cuando hay ruido.',
    feeling: 'Sienten con todo el mundo, lloran en bodas ajenas, y a solas distinguen qué era suyo.',
    mind: 'Piensan en imágenes y corazonadas, y pueden saber la respuesta mucho antes que las razones.',
    love: 'Aman con ternura, idealizan un poco y suelen perdonar lo que convenía decir.',
    drive: 'Se mueven cuando algo les llega hondo, rodean el muro y pierden fuerza si nadie cree en ello.',
  },
};
