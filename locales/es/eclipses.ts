import type { EclipsesWords } from '../en/eclipses.ts';

export const eclipses: EclipsesWords = {
  now: 'Está ocurriendo ahora',
  meaning: 'De qué trata: {{sign}}',
  earlier: 'Eclipses anteriores',
  decades: 'Todos los eclipses de 1900 a 2099',
  natal: 'Mira dónde cae este grado en tu carta natal',
  compass: { north: 'N', south: 'S', east: 'E', west: 'O' },
  facts: {
    date: 'Fecha',
    type: 'Tipo',
    sign: 'Signo',
    maximum: 'Máximo',
    magnitude: 'Magnitud',
    saros: 'Saros',
  },
  signs: {
    heading: 'A qué signos toca',
    axis: 'El eje {{north}}–{{south}}',
    apart:
      'Los nodos lunares están en {{north}} y {{south}}; el eclipse cae a {{degrees}}° de ellos, en {{sign}}.',
  },
  saros: {
    member:
      'Es el número {{member}} de los {{count}} eclipses del saros {{saros}}, una familia que suma uno cada 18 años y 11 días.',
    before: 'El anterior:',
    after: 'El siguiente:',
  },
  place: {
    heading: '¿Se verá desde donde estás?',
    label: 'Ciudad o localidad',
    hint: 'Si hay varias con el mismo nombre, agrega el país. Solo esta pestaña recuerda el lugar.',
    submit: 'Ver desde aquí',
    choose: '¿Cuál de estos lugares?',
    marked: 'El lugar que escribiste',
    seen: '{{type}}, visible desde aquí',
    notSeen: 'Este eclipse no se ve desde aquí ({{date}}).',
    begin: 'Comienzo',
    maximum: 'Máximo',
    end: 'Final',
    inner: { partial: 'Parcial', annular: 'Anillo de luz', total: 'Totalidad' },
    zone: 'Zona horaria',
    errors: {
      required: 'Escribe una ciudad o localidad.',
      unknown: 'No encontramos este lugar. Prueba con la ciudad más cercana.',
      choose: 'Hay más de un lugar que coincide. Elige uno abajo.',
      confirm: '¿Te refieres a este lugar? Elígelo abajo o agrega la región y el país.',
      nearest:
        'No conocemos «{{words}}». Si queda en uno de los lugares de abajo o cerca de él, elígelo. Si no, escribe la ciudad grande más cercana.',
      unavailable: 'La lista de lugares no está disponible en este momento. Vuelve a intentarlo en un rato.',
    },
  },
  chart: {
    heading: '¿Toca tu carta?',
    lede: 'Un eclipse les habla sobre todo a quienes tienen algo cerca de su grado. Ingresa tus datos de nacimiento y mira con cuál de tus puntos se encuentra, en qué casa cae y qué eclipses de los próximos cinco años se acercan a ti.',
    open: 'Ingresa tus datos de nacimiento',
    submit: 'Ver qué toca',
    submitting: 'Buscando…',
    answer: 'En tu carta',
    houses: {
      1: 'Cae en tu casa 1: tu manera de mostrarte, tu presencia, el primer paso que das por tu cuenta.',
      2: 'Cae en tu casa 2: el dinero que ganas, lo que posees, lo que crees valer.',
      3: 'Cae en tu casa 3: conversar, escribir, aprender, los hermanos y la gente del barrio.',
      4: 'Cae en tu casa 4: el hogar, la familia, las raíces, el suelo íntimo que te sostiene.',
      5: 'Cae en tu casa 5: los amores, el juego, los hijos, lo que creas por puro gusto.',
      6: 'Cae en tu casa 6: el trabajo de cada día, los hábitos, la forma en que te cuidas.',
      7: 'Cae en tu casa 7: la pareja, los acuerdos firmes y quienes te contradicen de frente.',
      8: 'Cae en tu casa 8: el dinero compartido, la confianza, la intimidad y lo que ya puedes soltar.',
      9: 'Cae en tu casa 9: los viajes, el estudio, las creencias, todo lo que ensancha tu horizonte.',
      10: 'Cae en tu casa 10: tu vocación, tu nombre, aquello por lo que te conocen.',
      11: 'Cae en tu casa 11: las amistades, los grupos y las esperanzas que compartes.',
      12: 'Cae en tu casa 12: el descanso, la soledad, los sueños y lo que sucede tras bambalinas.',
    },
    wheel: {
      title: 'Tu carta natal y el eclipse',
      description:
        'Adentro, tu carta natal; afuera, el eclipse. Las líneas llevan a los puntos que toca, que la lista de abajo nombra.',
      /** What the picture calls the chart inside. */
      chart: 'tu carta natal',
    },
    contacts: 'Lo que toca',
    contactsNone:
      'Ningún punto de tu carta está lo bastante cerca de su grado. Lo más probable es que este eclipse pase de largo en silencio.',
    orbs: 'Aquí cuentan la conjunción y la oposición hasta {{wide}}°, la cuadratura hasta {{square}}° y el trígono y el sextil hasta {{easy}}°.',
    kinds: {
      joined:
        'En la conjunción, el eclipse está justo sobre el punto: lo que este significa en tu vida puede empezar de nuevo o llegar a su momento decisivo, y ahí lo notas primero.',
      opposite:
        'En la oposición, el eclipse mira al punto desde el otro lado del cielo: otras personas y los hechos te sirven de espejo y piden equilibrio.',
      square:
        'La cuadratura llega de costado y roza: algo puede no encajar ahí, y el roce muestra qué podría cambiar.',
      flowing:
        'El trígono y el sextil fluyen: lo que el eclipse pone en marcha puede ayudarte aquí, siempre que lo aproveches.',
    },
    timeUnknown:
      'Sin la hora de nacimiento quedan fuera las casas, el Ascendente, el Medio Cielo y la Luna, porque se mueven demasiado en un día. Lo demás se calcula para el mediodía.',
    moonPossible:
      'A ciertas horas de ese día, la Luna estaba en un lugar que este eclipse toca. Con la hora de nacimiento podrías saberlo.',
    contactsNoneTimeless:
      'De los puntos que son seguros sin la hora, ninguno está lo bastante cerca para que el eclipse lo toque.',
    ahead: {
      heading: 'Tus eclipses de los próximos cinco años',
      intro:
        'Eclipses solares y lunares que caen sobre uno de tus puntos o justo enfrente, a {{orb}}° como máximo.',
      none: 'En los próximos cinco años, ningún eclipse se acerca a menos de {{orb}}° de uno de tus puntos ni del lugar opuesto.',
      noneTimeless:
        'En los próximos cinco años, ningún eclipse se acerca a menos de {{orb}}° de los puntos que son seguros sin la hora.',
      point: 'Tu punto',
    },
  },
  past: {
    meaning: 'De qué trataba: {{sign}}',
    note: 'Este eclipse ya pasó y el texto habla desde sus días: los meses que menciona son los seis que siguieron a ese día ({{date}}).',
    place: {
      heading: '¿Se vio desde donde estás?',
      seen: '{{type}}, se vio desde aquí',
      notSeen: 'Este eclipse no se vio desde aquí ({{date}}).',
    },
    chart: {
      heading: '¿Tocó tu carta?',
      lede: 'Un eclipse les habla sobre todo a quienes tienen algo cerca de su grado. Ingresa tus datos de nacimiento y mira con cuál de tus puntos se encontró, en qué casa cayó y qué eclipses de los próximos cinco años se acercan a ti.',
      submit: 'Ver qué tocó',
      contacts: 'Lo que tocó',
      houses: {
        1: 'Cayó en tu casa 1: tu manera de mostrarte, tu presencia, el primer paso que das por tu cuenta.',
        2: 'Cayó en tu casa 2: el dinero que ganas, lo que posees, lo que crees valer.',
        3: 'Cayó en tu casa 3: conversar, escribir, aprender, los hermanos y la gente del barrio.',
        4: 'Cayó en tu casa 4: el hogar, la familia, las raíces, el suelo íntimo que te sostiene.',
        5: 'Cayó en tu casa 5: los amores, el juego, los hijos, lo que creas por puro gusto.',
        6: 'Cayó en tu casa 6: el trabajo de cada día, los hábitos, la forma en que te cuidas.',
        7: 'Cayó en tu casa 7: la pareja, los acuerdos firmes y quienes te contradicen de frente.',
        8: 'Cayó en tu casa 8: el dinero compartido, la confianza, la intimidad y lo que ya puedes soltar.',
        9: 'Cayó en tu casa 9: los viajes, el estudio, las creencias, todo lo que ensancha tu horizonte.',
        10: 'Cayó en tu casa 10: tu vocación, tu nombre, aquello por lo que te conocen.',
        11: 'Cayó en tu casa 11: las amistades, los grupos y las esperanzas que compartes.',
        12: 'Cayó en tu casa 12: el descanso, la soledad, los sueños y lo que sucede tras bambalinas.',
      },
      contactsNone:
        'Ningún punto de tu carta estaba lo bastante cerca de su grado. Lo más probable es que este eclipse haya pasado de largo en silencio.',
    },
    solar: {
      rises: 'El Sol salió ya eclipsado. Hora de la salida: {{time}}.',
      sets: 'El Sol se puso antes de que terminara. Hora de la puesta: {{time}}.',
    },
    lunar: {
      rises: 'La Luna salió ya eclipsada. Hora de la salida: {{time}}.',
      sets: 'La Luna se puso antes de que terminara. Hora de la puesta: {{time}}.',
    },
  },
  solar: {
    title: 'Próximo eclipse solar: fecha, mapa y significado',
    datedTitle: '{{eclipse}}: mapa y horas',
    dated: 'Eclipse solar del {{date}}',
    description:
      'Cuándo es el próximo eclipse solar, desde dónde se ve, cómo se verá desde tu ciudad y qué inicia según el signo. Todos, de 1900 a 2099.',
    heading: 'Eclipses solares',
    lede: 'Una Luna nueva que pasa justo delante del Sol. La astrología la lee como un comienzo cuya forma se revela con el tiempo.',
    next: 'El próximo eclipse solar',
    chosen: 'Un eclipse solar',
    previous: 'El anterior:',
    toNext: 'Ir al próximo eclipse solar',
    list: 'Próximos eclipses solares',
    begin: 'Comienza en la Tierra',
    end: 'Termina en la Tierra',
    duration: 'Duración en ese lugar',
    covered: 'Sol cubierto',
    altitude: 'Altura del Sol',
    rises: 'El Sol sale ya eclipsado; visible desde esta hora: {{time}}.',
    sets: 'El Sol se pone antes de que termine. Hora de la puesta: {{time}}.',
    nextHere: 'Los próximos eclipses solares aquí',
    hybrid: 'Híbrido: un anillo de luz en los extremos de su recorrido y total en el medio.',
    annular:
      'Anular: la Luna está demasiado lejos para cubrir el Sol; queda un anillo de luz y el día no se vuelve noche.',
    partial: 'Parcial: la Luna cubre solo una parte del Sol y en ningún lugar oscurece.',
    nonCentral:
      'No es central: el eje de la sombra no toca la Tierra y solo su borde roza el suelo cerca de un polo.',
    types: {
      partial: 'Eclipse solar parcial',
      annular: 'Eclipse solar anular',
      total: 'Eclipse solar total',
      hybrid: 'Eclipse solar híbrido',
    },
    shortTypes: { partial: 'Parcial', annular: 'Anular', total: 'Total', hybrid: 'Híbrido' },
    map: {
      title: 'Mapa del mundo: eclipse solar del {{date}}',
      description:
        'El recorrido de la sombra y la región que ve parte del eclipse. Los mismos datos están en la lista de arriba.',
      line: 'Línea central',
      limits: 'Bordes del recorrido',
      partial: 'Se ve parcial',
      greatest: 'Punto del máximo',
    },
    guide: {
      heading: 'Cómo leer un eclipse solar',
      what: {
        title: 'Qué sucede',
        text: 'En Luna nueva, cuando la Luna cruza el camino del Sol, su sombra nos alcanza. En una franja estrecha el Sol desaparece o queda en un anillo; fuera de ella, le falta un bocado. No lo mires nunca sin lentes para eclipses.',
      },
      sign: {
        title: 'Por qué importa el signo',
        text: 'El signo y el grado del eclipse marcan el tema que se abre. La astrología le da unos seis meses, hasta los eclipses siguientes, y vuelve la vista al que ocurrió en el mismo punto hace diecinueve años.',
      },
      chart: {
        title: 'Cuándo te toca',
        text: 'Su grado habla más fuerte donde algo de tu propia carta está a dos o tres grados de distancia. La casa en que cae nombra la parte de tu vida que pide un nuevo comienzo.',
      },
    },
  },
  lunar: {
    title: 'Próximo eclipse lunar: fecha, dónde verlo y significado',
    datedTitle: '{{eclipse}}: fases y horas',
    dated: 'Eclipse lunar del {{date}}',
    description:
      'Cuándo es el próximo eclipse lunar, dónde estará visible la Luna, a qué hora empieza cada fase en tu ciudad y qué saca a la luz. Todos, de 1900 a 2099.',
    heading: 'Eclipses lunares',
    lede: 'Una Luna llena que atraviesa la sombra de la Tierra. La astrología la lee como un punto de inflexión: algo sale a la luz y tal vez llega el momento de soltarlo.',
    next: 'El próximo eclipse lunar',
    chosen: 'Un eclipse lunar',
    previous: 'El anterior:',
    toNext: 'Ir al próximo eclipse lunar',
    list: 'Próximos eclipses lunares',
    umbral: 'Magnitud en la umbra',
    penumbral: 'Magnitud en la penumbra',
    altitude: 'Altura de la Luna',
    rises: 'La Luna sale ya eclipsada; visible desde esta hora: {{time}}.',
    sets: 'La Luna se pone antes de que termine. Hora de la puesta: {{time}}.',
    nextHere: 'Los próximos eclipses lunares aquí',
    penumbralOnly: 'Penumbral: la Luna apenas palidece, no se oscurece.',
    partial: 'Parcial: la sombra cubre solo una parte de la Luna; el resto sigue iluminado.',
    marginal:
      'Apenas lo es: la Luna solo roza la penumbra. Algunos almanaques no lo cuentan y a simple vista no se nota.',
    contacts: {
      p1: 'Entra en la penumbra',
      u1: 'Entra en la umbra',
      u2: 'Empieza la totalidad',
      u3: 'Termina la totalidad',
      u4: 'Sale de la umbra',
      p4: 'Sale de la penumbra',
    },
    types: {
      penumbral: 'Eclipse lunar penumbral',
      partial: 'Eclipse lunar parcial',
      total: 'Eclipse lunar total',
    },
    shortTypes: { penumbral: 'Penumbral', partial: 'Parcial', total: 'Total' },
    map: {
      title: 'Mapa del mundo: eclipse lunar del {{date}}',
      description:
        'Dónde está la Luna sobre el horizonte durante el eclipse. Las mismas horas están en la lista de arriba.',
      whole: 'Se ve completo',
      part: 'Se ve una parte',
      overhead: 'Luna en el cenit durante el máximo',
    },
    guide: {
      heading: 'Cómo leer un eclipse lunar',
      what: {
        title: 'Qué sucede',
        text: 'En Luna llena la Tierra queda entre el Sol y la Luna. En la penumbra la Luna solo palidece; en la umbra se oscurece y en la totalidad brilla como el cobre. Se ve donde la Luna esté sobre el horizonte y no hacen falta lentes.',
      },
      sign: {
        title: 'Por qué importa el signo',
        text: 'El signo de la Luna dice qué está maduro, y el signo opuesto, donde está el Sol, con qué se compara. Lo que aflora ahora muchas veces empezó con un eclipse de hace seis meses.',
      },
      chart: {
        title: 'Cuándo te toca',
        text: 'Busca lo que haya en tu propia carta a dos o tres grados del eclipse, y la casa en que este cae. Ahí algo puede haber cumplido su ciclo y puede llegar una respuesta.',
      },
    },
  },
};
