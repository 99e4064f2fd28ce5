import type { SlantSentences } from '../../celestia-words.ts';

/** What helps, what it costs and what it gives, by the sign in which something stands; and of the question whether it is good. */
export const slants: SlantSentences = {
  signs: {
    aries: {
      advice: [
        'Entre el impulso y la respuesta, silba una canción completa; lo que después siga en pie, mándalo.',
        'Ayuda contarle el comienzo a alguien que dentro de un mes te pregunte cómo acabó aquello.',
      ],
      shadow: [
        'El precio de tanta prisa son los comienzos brillantes que se quedan a dos pasos del final.',
        'A veces la franqueza sale disparada, llega antes que el tacto, y luego hay que disculparse por el tono.',
      ],
      gift: [
        'Hay una valentía sencilla en esto: cuando el grupo entero duda, tú ya levantaste la mano.',
        'Das la cara por quien no se atreve, y lo haces sin calcular cuánto te va a costar.',
      ],
    },
    taurus: {
      advice: [
        'Cambia una cosa pequeña por semana, aunque sea el camino de vuelta, para que lo nuevo se te haga familiar.',
        'Cuando notes que te plantas, pregúntate en voz alta qué estás protegiendo, y después decide.',
      ],
      shadow: [
        'El lado pesado es la terquedad: un «no» dicho hace años sigue mandando sin que nadie lo revise.',
        'Por apego puedes aguantar mucho tiempo lo incómodo, como un colchón vencido que ya tiene tu forma.',
      ],
      gift: [
        'Tu palabra aguanta el peso; sobre una promesa tuya se pasa como sobre un puente de piedra.',
        'Sabes disfrutar de verdad, y contigo una fruta madura vuelve a ser un acontecimiento.',
      ],
    },
    gemini: {
      advice: [
        'Antes de abrir un tema nuevo, cuenta en tres frases cómo quedó el anterior.',
        'Te conviene un silencio corto, lo que tarda un semáforo en cambiar, antes de contestar a lo importante.',
      ],
      shadow: [
        'Con tantas ventanas abiertas en la pantalla, lo que importaba se queda atrás, parpadeando sin respuesta.',
        'La facilidad de palabra sirve también para escaparse, y un buen chiste puede tapar lo que dolía.',
      ],
      gift: [
        'Haces de intérprete entre dos que no se entendían, y al rato se ríen de lo mismo.',
        'Aprender te cuesta poco; dale una tarde a tu curiosidad y vuelve con lo esencial y dos anécdotas.',
      ],
    },
    cancer: {
      advice: [
        'Pide una cosa concreta y pequeña, un abrazo o media hora, antes de que el silencio pida por ti.',
        'Si algo te hiere, habla solo de lo ocurrido hoy y deja los otros años para otra charla.',
      ],
      shadow: [
        'Encogerte cuando algo duele tiene su costo: desde fuera parece enojo, y la gente se aleja sin preguntar.',
        'Cuidar mucho se vuelve a ratos una forma de retener, y quien recibió la bufanda acaba con calor.',
      ],
      gift: [
        'Notas el cambio de voz antes que nadie, y tu pregunta llega justo cuando hacía falta.',
        'Donde tú estás se forma pronto un nido, y hasta la persona más desconfiada suelta lo que traía.',
      ],
    },
    leo: {
      advice: [
        'Haz una cosa buena al día sin contársela a nadie, y fíjate en cuánto te gusta igual.',
        'Mientras otra persona cuente su historia, hazle dos preguntas más y guarda la tuya para el final.',
      ],
      shadow: [
        'Lo difícil es el orgullo, que da mil rodeos en ciudad ajena con tal de no preguntar.',
        'Un tropiezo menor puede crecer hasta volverse ópera, y en el último acto ya nadie recuerda qué había pasado.',
      ],
      gift: [
        'Das ánimo como pocas personas, y alguien sale de hablar contigo caminando más derecho.',
        'A tu lado hasta un trámite gana gracia, y la gente se despide de mejor humor.',
      ],
    },
    virgo: {
      advice: [
        'Ponle hora de cierre a lo que revisas y, cuando suene la alarma, entrégalo con su pequeño defecto.',
        'Por cada falla que señales, di primero algo que haya salido bien, empezando por lo tuyo.',
      ],
      shadow: [
        'La exigencia pesa de más cuando el noveno borrador retrasa lo que en el segundo ya servía.',
        'De tanto mirar el hilo suelto, se te escapa lo bonito que es el resto de la tela.',
      ],
      gift: [
        'Te traen un caos en pedazos y devuelves un plan que cualquiera puede seguir.',
        'Hay modestia en tu manera de saber, y por eso la gente te consulta sin miedo a quedar mal.',
      ],
    },
    libra: {
      advice: [
        'Para entrenar la decisión, elige la película en menos de un minuto y no vuelvas a mirar las otras.',
        'Conviene decir la molestia cuando todavía es pequeña, con tu amabilidad de siempre y sin disculpas.',
      ],
      shadow: [
        'Querer agradar a todas las partes desgasta, y tu propia opinión llega última a la reunión.',
        'La cortesía de más tiene su trampa, porque una paz fingida cobra intereses a fin de mes.',
      ],
      gift: [
        'Le bajas el volumen a un pleito sin humillar a nadie, y eso vale en cualquier parte.',
        'Un sentido fino de la proporción te acompaña: mueves apenas un cuadro y la pared entera mejora.',
      ],
    },
    scorpio: {
      advice: [
        'Cuando algo no te cuadre, pregunta de frente antes de investigar; la explicación suele ser corta y un poco aburrida.',
        'Graba en un audio lo que te da vueltas por dentro, escúchalo una vez y bórralo después.',
      ],
      shadow: [
        'Poner pruebas en secreto sale caro, porque la otra persona ni siquiera sabía que había examen.',
        'El todo o nada deja poco margen, y a veces se quema un barco que solo pedía pintura.',
      ],
      gift: [
        'Después de un derrumbe sabes empezar con lo que quedó, y lo segundo suele salir más sólido.',
        'Una vez que algo te importa, tu atención baja con linterna hasta la causa y no se conforma con menos.',
      ],
    },
    sagittarius: {
      advice: [
        'De lo que ibas a prometer, descuenta un tercio con la agenda a la vista; el resto lo cumples con gusto.',
        'Lleva preparada una pregunta terrenal, cuánto dura o quién lo paga, para cuando despegue el entusiasmo.',
      ],
      shadow: [
        'El riesgo está en perder el interés cuando empieza lo repetido, justo donde las cosas echaban raíz.',
        'Ofrecer con alegría es fácil, y después alguien espera en la estación un tren que nunca salió.',
      ],
      gift: [
        'Contagias ganas: tras un rato contigo, lo imposible pasa a ser una cuestión de horarios.',
        'En medio del desorden recuerdas para qué era todo, y con ese mapa la gente vuelve a orientarse.',
      ],
    },
    capricorn: {
      advice: [
        'Guarda un rato sin provecho alguno y defiéndelo con la seriedad que le das a un compromiso.',
        'Delega algo que harías mejor tú, y deja pasar sin correcciones la primera versión.',
      ],
      shadow: [
        'Si te descuidas, el deber ocupa el asiento y el cariño viaja de pie.',
        'Tanto aplomo se paga con distancia: la gente admira la armadura y no encuentra por dónde abrazarte.',
      ],
      gift: [
        'Bajo presión hablas menos y haces más, y esa sobriedad le marca el ritmo al equipo como un metrónomo.',
        'Con poco haces mucho; te dan cuatro tablas y sale un banco donde cabe la familia entera.',
      ],
    },
    aquarius: {
      advice: [
        'Junto a lo que piensas, di también algo que empiece por «me alegra» o por «me duele».',
        'Una llamada sin motivo, de vez en cuando, le da nombre y apellido a tu interés por la gente.',
      ],
      shadow: [
        'La distancia que te aclara las ideas deja a quien esperaba del lado frío del vidrio.',
        'Llevar la contraria por costumbre también ata, como quien mira el sombrero ajeno antes de elegir el suyo.',
      ],
      gift: [
        'Ves salidas donde hay costumbre, y una pregunta tuya puede destrabar lo que llevaba años parado.',
        'Tratas igual a quien manda y a quien barre, y cerca de ti nadie tiene que fingir.',
      ],
    },
    pisces: {
      advice: [
        'La inspiración agradece una cita breve y un cuaderno fijo, porque sin eso se le olvida volver.',
        'Ensaya ante el espejo un «no» amable de cinco palabras, para cuando todo te conmueva.',
      ],
      shadow: [
        'Sin bordes claros acabas llevando en la mochila penas que ni siquiera eran tuyas.',
        'El ensueño no cuesta nada hasta que lo pendiente se amontona como correo sin abrir.',
      ],
      gift: [
        'Imaginas lo que todavía no existe con tanta nitidez que otras personas empiezan a buscarlo.',
        'Consuelas sin discursos, y basta tu compañía para que alguien por fin afloje los hombros.',
      ],
    },
  },
  sides: {
    gift: [
      'Te cuento una fortaleza tuya.',
      'Empiezo por algo que juega a tu favor.',
      'Con esto puedes contar.',
    ],
    shadow: [
      'Empiezo por donde puedes tropezar.',
      'Hay un punto flaco que te conviene conocer.',
      'Te cuento qué puede jugarte en contra.',
    ],
    both: ['Primero una fortaleza, después un punto flaco.'],
  },
  skyVerdict: [
    'Ni bueno ni malo de por sí: el cielo da un tono, y lo que salga de ahí queda en tus manos.',
    'Yo no le vería ningún presagio; marca un momento, y cada año la gente lo pasa sin más.',
  ],
  verdict: [
    'Ninguna posición es buena o mala en sí; todas dan trabajo por un lado y lo ahorran por otro.',
    'Yo no le pondría nota: es como medir dos metros, que estorba en unas partes y sirve en otras.',
    'Por esto no hace falta preocuparse, porque lo que incomoda y lo que ayuda salen de la misma costumbre.',
  ],
};
