import type { FaqWords } from '../en/faq.ts';

export const faq: FaqWords = {
  title: 'Preguntas frecuentes sobre Celestia',
  description:
    'Qué tan exactas son las cartas, qué hacer sin hora de nacimiento, dónde quedan tus datos, quién es Celestia y cómo se borra todo. Respuestas cortas.',
  heading: 'Preguntas frecuentes',
  lede: 'Respuestas cortas a lo que más nos preguntan. Cada una tiene su propio enlace, por si quieres mandársela a alguien.',
  linkTo: 'Enlace a esta respuesta',
  missing: '¿No está la tuya?',
  write: 'Escríbenos',
  groups: {
    charts: {
      heading: 'La carta natal',
      questions: {
        accuracy: {
          question: '¿Qué tan exactas son las posiciones?',
          answer:
            'Alrededor de un segundo de arco, mucho menos de lo que se distingue en una rueda. Comparamos nuestros cálculos con cartas de referencia y publicamos la mayor diferencia de cada cuerpo. Lo más incierto casi siempre es la hora de nacimiento: cuatro minutos mueven el Ascendente cerca de un grado.',
        },
        'unknown-time': {
          question: 'No sé a qué hora nací. ¿Puedo hacer mi carta?',
          answer:
            'Sí. Marca «No sé la hora exacta» y verás lo que vale para todo ese día. Las casas, el Ascendente y el Medio Cielo quedan fuera, porque sin hora serían un invento, y la carta te dice entre qué grados pudo estar la Luna. Muchas actas de nacimiento traen la hora; conviene mirar la tuya.',
        },
        houses: {
          question: '¿Qué sistema de casas usan?',
          answer:
            'Placidus, si no eliges otro. En los ajustes de la carta hay siete, entre ellos Signos Enteros y Casas Iguales. Cerca de los polos Placidus y Koch no tienen solución: ahí los reemplaza Porfirio, y la carta lo avisa.',
        },
        zodiac: {
          question: '¿Zodiaco tropical o sideral?',
          answer:
            'Tropical, el habitual en Occidente: Aries empieza donde está el Sol en el equinoccio de marzo. La carta natal se puede pasar a sideral, con el punto de partida de Lahiri o de Fagan-Bradley. En ese caso casi todo retrocede un signo.',
        },
        'daylight-saving': {
          question: '¿Tengo que restar el horario de verano?',
          answer:
            'No. Escribe la hora que marcaba el reloj de la pared. Nosotros buscamos qué hora regía ese día en ese lugar, con la historia completa de su huso. Si esa hora ocurrió dos veces porque se atrasaron los relojes, te preguntamos cuál de las dos fue.',
        },
        'other-site': {
          question: '¿Por qué en otra página me sale otro ascendente?',
          answer:
            'Lo más común es que una de las dos tenga mal el huso de aquel año, haya tomado una ciudad vecina o use otro zodiaco. Abre «Conversión de la hora» debajo de tu carta: ahí están la diferencia que usamos y el tiempo universal, para comparar línea por línea.',
        },
        cusp: {
          question: 'Nací entre dos signos. ¿Cuál soy?',
          answer:
            'Uno de los dos. El Sol cambia de signo en un instante preciso, que cada año cae a una hora distinta y a veces en otra fecha. Con tu hora de nacimiento sabemos de qué lado quedaste. Sin ella, si fue justo ese día, la carta te muestra los dos.',
        },
        place: {
          question: 'Mi lugar de nacimiento no aparece. ¿Qué hago?',
          answer:
            'Elige la ciudad más cercana que tenga el mismo huso horario. Treinta kilómetros al este o al oeste mueven el Ascendente un tercio de grado, y en casi ninguna carta cambia algo. La lista viene de GeoNames y reconoce nombres antiguos y otras grafías.',
        },
      },
    },
    reading: {
      heading: 'Qué dicen los textos',
      questions: {
        true: {
          question: '¿La astrología es verdad?',
          answer:
            'Las posiciones son astronomía y cualquiera puede comprobarlas. Lo que se lee en ellas es una tradición, no una ciencia, y ningún estudio ha probado que prediga algo. A nosotros nos parece una buena excusa para mirarse. No la uses para decidir sobre tu salud, un juicio o tu dinero.',
        },
        horoscopes: {
          question: '¿De dónde salen los horóscopos?',
          answer:
            'Del cielo de ese día, semana, mes o año. Calculamos qué hacen el Sol, la Luna y los planetas y en qué casa de tu signo cae, y elegimos el texto escrito de antemano para ese caso. Cada horóscopo enumera los hechos en los que se apoya.',
        },
        score: {
          question: '¿Qué significa el puntaje de compatibilidad?',
          answer:
            'Cuántos aspectos fáciles y tensos hay entre dos cartas, según su fuerza. La mitad de las parejas pasa de 50 y la otra mitad no llega. Cada punto dice de qué aspecto viene. El puntaje no conoce la historia de ustedes, ni puede decirte si quedarte.',
        },
        retrograde: {
          question: '¿Mercurio retrógrado es tan terrible?',
          answer:
            'Es un efecto visual que vuelve tres o cuatro veces al año, cuando Mercurio nos rebasa por el carril de adentro y parece ir hacia atrás. La tradición lo toma como época de releer y reparar. Las fechas exactas están en la página de eventos del año: puedes ver si a ti te pasa algo.',
        },
        hard: {
          question: 'Mi carta está llena de aspectos tensos. ¿Me preocupo?',
          answer:
            'No. Casi nadie carece de ellos, y una carta sin ninguno sería bastante aburrida. Un aspecto tenso describe un roce con el que se puede trabajar. Nuestros textos no amenazan y no hablan de enfermedad ni de muerte.',
        },
      },
    },
    celestia: {
      heading: 'Celestia, la astróloga',
      questions: {
        'is-ai': {
          question: '¿Celestia es una persona?',
          answer:
            'No, es una inteligencia artificial, y ella misma lo dice. Lee posiciones calculadas, y debajo de cada respuesta puedes abrir aquellas en las que se basó. Del otro lado no hay nadie sentado.',
        },
        mistakes: {
          question: '¿Se puede equivocar?',
          answer:
            'Lo que dice puede no ir contigo; las posiciones sí deberían ser correctas. Cada frase que afirma algo del cielo se coteja con la carta antes de que la veas, y la que no cuadra se retiene. Si una respuesta no sirve, márcala así o escríbenos.',
        },
        memory: {
          question: '¿Recuerda nuestras conversaciones?',
          answer:
            'Si tienes la sesión iniciada, sí: quedan en tu cuenta hasta que borres una o todas. La pregunta suelta que se hace sin cuenta se responde y se olvida.',
        },
        model: {
          question: '¿Lo que escribo va a parar a otra empresa?',
          answer:
            'La página de privacidad dice si está activo un modelo de lenguaje de otra empresa, y cuál. Si no lo está, Celestia responde en el propio servidor de este sitio. Si lo está, el modelo recibe tus palabras sin nombres ni direcciones, y las posiciones de tu carta.',
        },
        crisis: {
          question: 'No estoy bien. ¿Puedo hablarlo con Celestia?',
          answer:
            'Puedes escribirle, pero no reemplaza a una persona. Cuando nota que alguien corre peligro deja las estrellas a un lado y muestra las líneas de ayuda de tu país. Si es urgente, llama ahora al número de emergencias.',
        },
        age: {
          question: '¿Desde qué edad se puede usar?',
          answer:
            'Desde los dieciséis para conversar con Celestia y desde los dieciocho para los chats de pareja. Las cartas y los horóscopos están abiertos a cualquiera.',
        },
      },
    },
    privacy: {
      heading: 'Tus datos',
      questions: {
        'birth-data': {
          question: '¿Qué pasa con mis datos de nacimiento?',
          answer:
            'Viajan cifrados, se calculan y se olvidan. Quedan en tu pestaña hasta que la cierras, en tu navegador solo si eliges «Recordar en este navegador», y en tu cuenta solo si los guardas ahí. No aparecen en ninguna dirección web ni en ningún registro.',
        },
        cookies: {
          question: '¿Por qué no hay aviso de cookies?',
          answer:
            'Porque no hay nada que preguntarte. El sitio recuerda tu idioma en una cookie y solo pone otras cuando inicias sesión o vas camino a hacerlo. No hay publicidad, ni rastreo, ni medición de otras empresas.',
        },
        selling: {
          question: '¿Venden mis datos?',
          answer: 'No. A nadie, ni por lote, ni «anonimizados».',
        },
        export: {
          question: '¿Cómo obtengo una copia de todo lo que tienen de mí?',
          answer:
            'En tu perfil hay un botón de descarga. Te da un solo archivo con perfil, cartas, sesiones y conversaciones. Tarda unos segundos y no hace falta pedirnos nada.',
        },
      },
    },
    account: {
      heading: 'Cuenta y costo',
      questions: {
        need: {
          question: '¿Necesito una cuenta?',
          answer:
            'No para las cartas, los horóscopos, la compatibilidad, los eclipses ni una pregunta suelta a Celestia. La cuenta guarda tus nacimientos y cartas en todos tus dispositivos y permite conversaciones más largas.',
        },
        cost: {
          question: '¿Cuánto cuesta?',
          answer:
            'Las cartas, los horóscopos, las comparaciones, los eclipses y las preguntas a Celestia son gratis, y ningún texto se corta para pedirte una tarjeta. En las conversaciones hay un número de mensajes gratis por día, para que alcance para todos.',
        },
        password: {
          question: 'No puedo entrar en mi cuenta. ¿Qué hago?',
          answer:
            'Pide una contraseña nueva en la página de inicio de sesión; el enlace llega en minutos, a veces al correo no deseado. Si te registraste con Google o Facebook, usa ese botón: quizá nunca tuviste contraseña.',
        },
        mails: {
          question: '¿Cómo dejo de recibir correos?',
          answer:
            'Pulsa una vez el enlace al final de cualquiera de ellos, sin iniciar sesión. El mismo interruptor está en tu perfil.',
        },
        delete: {
          question: '¿Cómo elimino mi cuenta?',
          answer:
            'En la página «Eliminar tu cuenta», después de iniciar sesión una vez más. Perfil, nacimientos, cartas y conversaciones se borran en el momento y para siempre, y te mandamos un último correo para confirmarlo.',
        },
      },
    },
    sharing: {
      heading: 'Compartir y llevar contigo',
      questions: {
        link: {
          question: '¿Qué revela el enlace a mi carta?',
          answer:
            'Las posiciones, y nada de lo que escribiste. Aun así, quien sepa astronomía puede deducir de ellas la fecha y la hora, y más o menos el lugar. Compártelo con quien compartirías tu cumpleaños.',
        },
        picture: {
          question: '¿Puedo publicar mi carta como imagen?',
          answer:
            'Sí. Hay una imagen de tus signos en tres estilos, vertical para historias o cuadrada para publicaciones. Muestra tus signos y ninguna fecha.',
        },
        calendar: {
          question: '¿Puedo tener los eventos del año en mi calendario?',
          answer:
            'Sí. La página de cada año ofrece un archivo de calendario para abrir o suscribirse, con Lunas llenas, eclipses, estaciones y cambios de signo, en la hora de tu propio calendario.',
        },
        sources: {
          question: '¿De dónde vienen los datos?',
          answer:
            'Las posiciones, de nuestra propia integración del sistema solar, que parte de datos publicados por el JPL de la NASA. Los husos, de la base de IANA. Los lugares, de GeoNames. En la página sobre Celestia están el detalle y la exactitud.',
        },
      },
    },
  },
};
