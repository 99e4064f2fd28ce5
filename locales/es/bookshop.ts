import type { BookshopWords } from '../en/bookshop.ts';

export const bookshop: BookshopWords = {
  title: 'Informes de astrología: seis libros de tu propio cielo',
  description:
    'Seis libros de tu carta natal, calculados para tu minuto y tu lugar de nacimiento, para leer como página y guardar en PDF. Mira dentro antes de pedir.',
  heading: 'Libros de tu propio cielo',
  lede: 'Las páginas gratuitas leen la carta por partes. Un libro la lee entera, con calma y con fechas. Cada uno se hace para un nacimiento, o para dos, y para nadie más.',
  parts: {
    chapters: 'En este libro',
    inside: 'Mira dentro',
    who: 'Para quién',
    needs: 'De qué se hace',
    facts: 'Conviene saber',
    form: 'Pide este libro',
  },
  more: 'Mira dentro',
  all: 'Los seis libros',
  closed: 'Aquí los libros todavía no están a la venta. Puedes mirar dentro de todos modos.',
  elsewhere: 'Todavía no vendemos en tu país. Puedes mirar dentro de todos modos.',
  facts: [
    'Una página para leer en cualquier pantalla, y lo mismo en un PDF de tamaño A5, para imprimir o guardar.',
    'Suele estar listo un minuto después del pago, y se queda en la página de tu pedido.',
    'En turco, inglés, español, francés o portugués, como elijas.',
    'Un dato de nacimiento mal escrito se puede corregir una vez en 14 días. El libro se hace de nuevo, gratis.',
    'Describe tendencias y no promete nada. No dice nada sobre salud ni sobre inversiones.',
  ],
  sample: 'Las páginas que siguen son de un libro de muestra. Su carta no es de nadie.',
  samplePerson: 'Carta de muestra',
  books: {
    natal: {
      title: 'El libro natal: tu carta entera, leída con calma',
      description:
        'Planetas, aspectos, las doce casas y las fechas de una vida en un solo libro, escrito para tu carta natal. Como página y en PDF.',
      who: 'Para quien ha leído su carta por partes y quiere ver cómo encajan. También es buen regalo.',
      needs:
        'Fecha y lugar de nacimiento, y la hora si la sabes. Sin la hora, el libro deja fuera las casas y lo dice.',
    },
    year: {
      title: 'El año que empieza: un libro de cumpleaños a cumpleaños',
      description:
        'Tu revolución solar, Júpiter y Saturno por tus casas, los planetas lentos mes a mes y los eclipses que tocan tu carta.',
      who: 'Para las semanas en torno a un cumpleaños, o para un año con mucho por decidir. Da fechas con las que hacer planes y te deja los planes a ti.',
      needs:
        'Fecha, lugar y hora de nacimiento. Sin la hora no se pueden calcular el Ascendente ni las casas del año.',
    },
    relationship: {
      title: 'Amor y pareja: un libro sobre dos cartas',
      description:
        'Dos cartas natales, una junto a la otra: lo que las sostiene, lo que roza, lo que busca cada persona y lo que son en común.',
      who: 'Para dos personas que quieran leerse, y hacerlo juntas. No pone notas ni dicta sentencia.',
      needs:
        'Dos nacimientos: fecha y lugar de cada uno, y las horas si las sabes. Por favor, pregúntale antes a la otra persona.',
    },
    vocation: {
      title: 'Trabajo y vocación: un libro sobre lo que te llama',
      description:
        'Medio Cielo, jornada de trabajo, ingresos y valía, lo que tarda y dura, y las fechas de los próximos doce años de trabajo.',
      who: 'Para quien está eligiendo, cambiando o ya no puede más. No nombra profesiones: describe la clase de trabajo que suele sentarte bien.',
      needs:
        'Fecha, lugar y hora de nacimiento. El Medio Cielo se mueve a cada minuto, así que hay que saber la hora.',
    },
    juno: {
      title: 'El libro de Juno: en qué términos te quedas',
      description:
        'Juno por signo, casa y aspecto, con el planeta que la rige: un libro breve sobre lo que dura.',
      who: 'Para quien ya calculó su Juno y quiere más que un párrafo. Es el más corto de los seis.',
      needs:
        'Fecha, lugar y hora de nacimiento. Sin la hora no se pueden calcular ni la casa de Juno ni la de su regente.',
    },
    child: {
      title: 'Carta natal infantil: un libro para la familia',
      description:
        'Qué le entusiasma, qué le consuela, cómo aprende y cómo se enoja: un temperamento, contado a su familia.',
      who: 'Para madres, padres y tutores. No dice nada de quién será en el futuro, y no necesita su nombre.',
      needs:
        'Fecha y lugar de su nacimiento, la hora si se sabe, y tu palabra de que eres su madre, padre o tutor legal.',
    },
  },
  form: {
    birth: 'El nacimiento',
    first: 'La primera persona',
    second: 'La segunda persona',
    child: 'El nacimiento del niño o la niña',
    source: '¿Qué nacimiento?',
    typed: 'El que escribo abajo',
    own: 'Mi propio nacimiento',
    name: 'Nombre en la portada',
    nameHint: 'Puedes dejarlo vacío.',
    from: 'El año que empieza en el cumpleaños de',
    parent: 'Tengo la patria potestad o la tutela de este niño o esta niña.',
    bookLanguage: 'Idioma del libro',
    email: 'Tu correo electrónico',
    emailHint: 'Allí llegan el recibo y el enlace a tu libro.',
    kept: 'El nacimiento se guarda para poder hacer el libro y se borra 44 días después; también puedes borrarlo antes. No aparece en ninguna dirección web.',
    submit: 'Seguir al pedido',
    next: 'Todavía no pagas nada. La página siguiente muestra el pedido completo.',
    summary: 'Falta poco. Mira esto, por favor:',
    more: 'Qué pasa con tus datos',
  },
  faults: {
    from: 'Elige el año.',
    parent: 'Este libro es para madres, padres y tutores. Marca, por favor, que lo eres.',
    bookLanguage: 'Elige el idioma del libro.',
    name: 'Un nombre en la portada tiene como máximo 80 caracteres.',
    chart: 'Ya no encontramos este nacimiento en tu cuenta. Elige otro o escríbelo.',
    hour: 'Este libro necesita la hora de nacimiento. Sin ella no se pueden calcular sus capítulos.',
    email: {
      required: 'Escribe tu correo electrónico.',
      malformed: 'Esto no parece un correo electrónico. Revísalo, por favor.',
      too_long: 'Esta dirección es demasiado larga.',
    },
  },
  order: {
    heading: 'Tu libro',
    making: 'Tu libro se está haciendo. Suele tardar menos de un minuto.',
    again: 'Mirar otra vez',
    ready: 'Tu libro está listo.',
    read: 'Leer el libro',
    pdf: 'Guardar en PDF',
    failed: 'Hasta ahora no hemos podido hacer tu libro. Lo sabemos: se hará de nuevo y no se pierde nada.',
    correctable:
      '¿Hay un dato de nacimiento mal escrito? Hasta el {{until}} el libro se puede hacer de nuevo, una vez y gratis.',
    correct: 'Corregir el nacimiento',
    contents: 'Índice',
    toOrder: 'Ir al pedido',
  },
  lock: {
    title: 'Tu libro',
    heading: 'Abrir el libro',
    text: 'Llegaste por un enlace, y un enlace pasa fácilmente de mano en mano. Antes de que el libro muestre un nacimiento, escribe la fecha de nacimiento de una persona de la que trata.',
    submit: 'Abrir',
    wrong: 'En este libro no hay ningún nacimiento con esa fecha.',
    too_often: 'Por hoy ya hubo demasiados intentos. Vuelve mañana o escríbenos.',
  },
  correct: {
    title: 'Corregir el nacimiento',
    heading: 'Corregir el nacimiento',
    text: 'Corrige lo que se escribió mal. El libro se hace de nuevo en lugar del que tienes, y eso se puede hacer una sola vez.',
    submit: 'Hacer el libro de nuevo',
    over: 'Este libro ya no se puede hacer de nuevo. Escríbenos si algo está mal.',
  },
  own: {
    summary: 'Qué se guarda y cómo borrarlo',
    kept: 'La fecha, la hora y el lugar tal como se escribieron se guardan hasta el {{until}}, por si hay que rehacer el libro. Después se borran solos. El libro queda como está; del nacimiento solo queda a su lado la fecha, porque es la que lo abre.',
    gone: 'La hora y el lugar tal como se escribieron están borrados. El libro queda como está; del nacimiento solo se guarda a su lado la fecha, porque es la que lo abre.',
    erase: 'Borrar ahora los datos de nacimiento',
    erased: 'Los datos de nacimiento están borrados. El libro se queda, pero ya no se puede rehacer.',
    removing: 'También puedes borrar el libro. Si quieres conservarlo, guarda antes el PDF.',
    remove: 'Borrar el libro para siempre',
    removed: 'El libro está borrado.',
  },
  figure: { exact: 'exacto: {{days}}' },
};
