import type { PairInterpretations } from '../../pair-text-types.ts';

/** What two Moon signs say of two people, whoever has which. */
export const moonPairs: PairInterpretations['moonPairs'] = {
  aries: {
    aries:
      '«¿Qué te pasa?» sobra aquí, porque lo que pasa se nota, se dice y se acaba. Las rabietas duran lo que un semáforo y dejan el aire limpio. Para sentirse a gusto necesitan movimiento, ruido amable, la puerta lista para salir. Les falta paciencia; quien esté triste despacio puede sentir que le apuran el llanto.',
    taurus:
      'El consuelo llega a velocidades distintas. Hay quien quiere resolver la pena ya y quien pide quedarse con ella hasta que anochezca, bajo una manta conocida. Por la mañana, curiosamente, se entienden, y un rato de sol antes de cualquier opinión le sienta bien a cada una de estas Lunas.',
    gemini:
      'Se reponen con lo mismo, un cambio de escena y un chiste a destiempo. El ánimo es ligero y respondón, así que la casa está llena de interrupciones y de proyectos para el sábado. A lo que duele le dan conversación, rara vez asiento. Con diez minutos de quietud bastaría.',
    cancer:
      'La coraza y la espada buscan sentirse a salvo. Cuando una palabra brusca entra, tarda días en salir, y quien la dijo ya anda en otro asunto. Ayuda explicarse el reloj emocional de cada quien. Después se defienden mutuamente con una ferocidad que conmueve a la familia.',
    leo: 'Casa con ventanas abiertas y volumen alto. Los afectos se demuestran, se anuncian y se celebran; el enojo, también, con portazo bien actuado. Se calientan pronto y perdonan con grandeza. En la noche, sin público, aparece la necesidad de mimos que de día ninguna parte admite. Adelántense a pedirlos.',
    virgo:
      'Cuando hay angustia, alguien ordena el cajón y alguien sale a correr. Son remedios sensatos que vistos de lejos parecen huidas. Les desespera un poco la manera ajena de estar mal. Un trato útil: primero cinco minutos de queja sin consejos y luego, de la mano, al cajón o a la calle.',
    libra:
      'Para que haya paz en casa, ¿se dice todo o se cuida que nada se rompa? Hay cariño y un tira y afloja bastante teatral sobre el tono. Una discusión breve alivia a quien la inicia y desvela a quien la escucha. Pónganle música de fondo y fin anunciado.',
    scorpio:
      'La emoción aquí tiene dientes. Se sienten vivas estas dos Lunas cuando algo importa mucho, y entre arranques y silencios mantienen la temperatura alta. La rabia breve no comprende al rencor con memoria. Lo que las tranquiliza por igual es la valentía de decir lo que duele antes de que se oxide.',
    sagittarius:
      'Después de un mal día, aire libre. Una carretera, una risa, un helado a deshora, y el humor vuelve a su sitio. Pocas combinaciones se recuperan tan rápido. La pena sin ganas de paseo, la que pide cama, necesita que alguien apague el motor y venga a sentarse al borde.',
    capricorn:
      'Estallido y control por fuera; por dentro, idéntico horror a depender. El apoyo se ofrece en hechos y se agradece en clave. Cuesta mucho pedir. Funciona el trueque sin ceremonia: hoy te acompaño al trámite, mañana me escuchas gritar en el auto.',
    aquarius:
      'Con tanto espacio y tanta franqueza, la casa se parece a un campamento bien surtido. Estas Lunas no se asfixian ni se persiguen, y a cualquiera le está permitido cambiar de humor sin informe previo. De noche hace un poco de frío. Inventen un saludo propio, ridículo si quieren, y úsenlo cada vez que alguien entre.',
    pisces:
      'La persiana, por la mañana, ya es tema: luz de golpe o penumbra. Se quieren con instinto protector y algo de misterio, aunque las primeras palabras lleguen como agua fría. La dulzura gana terreno hacia el mediodía. El domingo sin despertador es el territorio neutral donde por fin se encuentran.',
  },
  taurus: {
    taurus:
      'Podrían compartir hasta las pantuflas. Se calman con lo que permanece y pueden pasar una tarde entera a gusto sin hacer nada que valga contarse. Los cambios inquietan a las dos Lunas a la vez. Si toca mudanza, que viajen primero las plantas y la lámpara de siempre.',
    gemini:
      'La calma y el cosquilleo se reparten la sala, silencio al fondo y charla junto al balcón. Lo conocido tranquiliza y lo nuevo también, según a quién se pregunte. Se quieren bien cuando dejan de corregirse. Que las novedades pasen a la hora del café y las certezas duerman en casa.',
    cancer:
      'Al encontrarse sienten como si llegaran a casa y se quitaran los zapatos. Hay olores, abrazos, ropa limpia, una seguridad que otra gente pasa años buscando. Como aquí todo cuida, nada empuja. Las penas se acomodan y hasta engordan, y a veces hay que sacarlas a caminar.',
    leo: 'Les gusta el buen vivir y lo comparten con orgullo de quien recibe. Terciopelo, siesta, brindis. La terquedad aparece en pareja: quien se ofendió espera, quien ofendió también, y así se les van dos tardes. La caricia se adelanta a cualquier perdón y, entre ustedes, vale por uno.',
    virgo:
      'La serenidad huele a ropa tendida. Estas Lunas se apaciguan haciendo, y con un huerto, un estante rotulado o una cuenta pagada respiran mejor. La preocupación encuentra tierra firme en tanta calma. A cambio, la pereza recibe recordatorios amables. Buen arreglo.',
    libra:
      'Bonito todo, voces bajas, flores que no sean de plástico. Se parecen en el gusto y se separan en lo social: hay un descanso que pide soledad y hay un descanso que pide visitas. Inviten poco y bien, y despidan temprano sin dar razones.',
    scorpio:
      'Se aferran, y lo saben. Importa mucho qué se guarda, quién se queda, qué se promete. Hay un bienestar corporal muy hondo y, cuando algo amenaza, un cierre de compuertas. Lo que da calma es lo repetido, la mano que aparece cada noche en el mismo lugar.',
    sagittarius:
      '¿Descansar es quedarse o es irse? Es un desajuste simpático en vacaciones y menos gracioso en noviembre. La Luna que viaja trae historias y la que permanece cuida que haya dónde contarlas. Dejen siempre lista la cama, incluso si nadie prometió la fecha de regreso.',
    capricorn:
      'Un cariño de pocas palabras y mucho aguante. Se tranquilizan con lo previsible, las cuentas claras, la presencia. Estar mal a solas les sale con demasiada dignidad. Ayuda que quien note el cansancio ajeno prepare el baño sin hacer preguntas.',
    aquarius:
      'El mueble heredado, ¿se guarda o se cambia por un proyector? Lo doméstico se discute con tesón, porque ninguna de estas Lunas cede sin convencimiento. Se tienen, sin embargo, mucha lealtad. Repártanse el territorio por habitaciones y visítense como turistas.',
    pisces:
      'La Luna se exalta en Tauro y en Piscis sueña. La ternura se hace cuerpo, con cremas, voces bajas, siestas de lluvia, y el mundo se queda en el felpudo. Nada reconforta tanto a quien sueña como que alguien recuerde la hora. Y nada relaja tanto a quien cuida como que le cuenten un sueño.',
  },
  gemini: {
    gemini:
      'La emoción pasa por la lengua, por los dedos, por seis mensajes seguidos. Se sienten en casa hablando, y también se esconden hablando, cosa que ambas partes detectan al instante. De noche, la cabeza sigue. Leer en voz alta hasta que alguien se duerma es remedio probado.',
    cancer:
      'El relato de los hechos y el de los sentimientos se juntan al anochecer. Las bromas alivian, o lastiman si caen en lunes. Hay gracia en este trato y también lagrimitas. Fíjense en los hombros, que dicen lo que la conversación pasó por alto.',
    leo: 'Función doble los sábados. Los sentimientos se narran con efectos, se aplauden, se repiten con mejoras ante las visitas. Las tristezas duran poco porque siempre aparece un plan. Cuando el ánimo cae de verdad, les cuesta bajar el telón; háganlo, que el camerino también es casa.',
    virgo:
      'Mercurio gobierna estos nervios. Para aquietarse hablan del problema, lo dividen en partes, buscan información y acaban sabiéndolo todo menos lo que sienten. Resulta un lazo ocurrente y algo insomne. Ayudan las tareas de manos, lijar, tejer, arreglar relojes: mientras los dedos trabajan, la pena se aclara.',
    libra:
      'Qué agradable convivencia, casi sin peso. Se preguntan cómo están, se hacen reír, invitan, y los malos ratos se ventilan entre amistades. Lo intenso descoloca a estas Lunas de aire. Si alguna se queda muda, conviene no llenar el hueco enseguida; del hueco saldrá lo importante.',
    scorpio:
      '«No es nada», dice una voz, y la que pregunta ya sabe que es mucho. Por ahí empieza casi todo, en el roce de la ligereza con la hondura. El trato se vuelve interesante cuando se respeta la puerta cerrada y, aun así, se desliza por debajo una nota graciosa.',
    sagittarius:
      'En esta casa siempre hay una maleta a medio deshacer y tres libros bajo el sofá. Se levantan el ánimo con preguntas, con planes, con tonterías, y se extrañan más de lo que cuentan. Cuesta estarse quietas a estas Lunas. La intimidad, entre ustedes, sucede en marcha.',
    capricorn:
      'En pleno disgusto, hay quien comenta y hay quien se calla para no preocupar. Pareciera desinterés y es pudor. Con los años aprenden una ironía tierna que vale por muchos abrazos. También caben los abrazos, programados, si hace falta, para antes de dormir.',
    aquarius:
      'Este hogar tiene buena señal y horarios imposibles. Las emociones se examinan como fenómenos curiosos, con respeto y cierta distancia de laboratorio. Se acompañan sin pesarse. Algún invierno, sin embargo, la curiosidad no calienta las manos. Ahí hace falta juntar las sillas y dejar el tema para luego.',
    pisces:
      'Hay penas que suenan a agua y penas que suenan a charla sin pausa. Se encuentran en las historias. Una película, una llamada a deshora, una canción cantada mal les mejora el humor. Lo más difícil es preguntar en serio y quedarse a escuchar la respuesta borrosa.',
  },
  cancer: {
    cancer:
      'Esto late. Se adivinan el cansancio por la manera de dejar las llaves y se alimentan como si viniera una guerra. Todo lo que se siente se multiplica por dos, incluida la melancolía de domingo. Les hace falta, de tarde en tarde, alguien que abra cortinas y cambie de tema.',
    leo: 'Mimos, y que se noten. Cuidar y ser el centro de los cuidados son deseos que aquí se turnan con cierto suspenso, según quién tuvo la peor semana. La generosidad es enorme. El enojo se retira a su cuarto esperando que lo sigan; síganlo, que la escena dura poco y acaba en risa.',
    virgo:
      'Cuando alguien sufre, este par se pone a hacer algo: una infusión, una lista, tres llamadas. La ternura trabaja. Puede ofender el consejo que llega antes que el abrazo, o desesperar el llanto que no quiere consejo. Mientras doblan la misma ropa, los ánimos se acercan solos.',
    libra:
      'Bajito y con buenas maneras. Son Lunas amables, atentas al clima ajeno, con miedo al ceño fruncido, así que la tristeza sale vestida de indirecta. La belleza calma. Un rato de queja abierta, sin pedir disculpas, calmaría todavía más.',
    scorpio:
      'La lealtad es aquí de foso y puente levadizo. Lo que ocurre dentro se siente hasta el hueso y fuera no se comenta. Se consuelan sin palabras, se hieren igual, y la memoria de ambas cosas es excelente. Hay que airear el castillo cada primavera, con reproches viejos incluidos, y volver a subir el puente.',
    sagittarius:
      'La Luna que espera y la Luna que se va forman una familia curiosa. El retorno se celebra mucho. Cuesta acordar qué es abandono y qué es simple paseo, y para eso existe el teléfono. En las temporadas buenas, la casa tiene ruedas y la carretera huele a pan.',
    capricorn:
      'Blandura y contención se buscan a escondidas. Se llora por dos, se sostiene por dos, y al intercambiar los papeles descubren cuánto pesaba cada uno. Abriga todo lo que sea constante, la llamada de las ocho, el mismo banco, las fechas marcadas.',
    aquarius:
      'Un corazón en bata y un corazón en traje espacial. Al principio, el afecto parece excesivo o escaso, según desde dónde se mire. Después se curan de maravilla, con rarezas cómodas, con amistades que son familia, con un cariño que aprendió a tocar antes de entrar.',
    pisces:
      'Las mareas coinciden. Entran en casa y saben, antes de encender la luz, de qué humor está el aire. El cuidado es casi un arte, y la pena ajena se queda a dormir con facilidad. Necesitan un dique, aunque sea pequeño: una hora sin noticias de nadie, con la puerta cerrada.',
  },
  leo: {
    leo: 'Aquí se ama con mayúsculas. La convivencia es cálida, ruidosa y orgullosa de sí, y los dramas, aunque sinceros, se montan con gusto. La indiferencia es el frío que más temen estas Lunas. Cada cual necesita ser la persona favorita; como es mutuo, basta con decirlo más de una vez.',
    virgo:
      'Piden aplausos y reciben ayuda con la mudanza, o al revés. Es amor, solo que en otra moneda. La corrección cae mal en una Luna que se quería lucir, y el despliegue fatiga a la que quería orden. Tradúzcanse con paciencia, porque «te lo planché» quiere decir «te adoro».',
    libra:
      'Tienen la casa llena de flores y de gente que se resiste a irse. Se miman con elegancia, se doran la píldora, se arreglan aunque no salgan. La pena sin maquillaje les asusta un poco. Cuando se atreven a enseñarla, con pelo revuelto y todo, el cariño gana un piso más.',
    scorpio:
      'Orgullo al sol y orgullo en la sombra. Las emociones son grandes en ambas orillas, aunque se muestren de modo opuesto, y la lealtad no se discute. Los enojos, eso sí, se quedan a vivir. Un gesto inesperado, casi cómico, derrite en segundos el hielo que las razones llevaban una semana picando.',
    sagittarius:
      'Se contagian la alegría y con ella atraviesan casi cualquier bache. Aquí hay carcajadas, abrazos de oso, planes exagerados y una fe sin cálculo en que mañana saldrá bien. Lo triste se queda sin silla. Guárdenle una al fondo, que a veces también viene a contar algo bueno.',
    capricorn:
      'El cariño quiere fiesta, el cariño quiere pruebas. Lo que a una Luna ablanda, los halagos, pone a la de enfrente en guardia, y en secreto ambas temen no bastar. Reconforta lo sólido con un lazo: la caminata de cada jueves, el regalo útil envuelto con exageración.',
    aquarius:
      'Es fuego de chimenea en una casa de cristal. Se entretienen, se admiran las rarezas, y hay un malentendido básico sobre cuánta atención es mucha. El berrinche recibe un análisis; la distancia, un berrinche. Con sentido del humor, que no les falta, se ponen un límite: diez minutos de drama y después amistad.',
    pisces:
      'De un lado se ruge, del otro se suspira, y los dos sonidos piden mimo. Hay velas, disfraces, lágrimas fáciles, y la imaginación consuela más que los hechos. Alguien tendrá que ver el calendario. Por lo demás, se hacen sentir especiales, y eso repara casi todo.',
  },
  virgo: {
    virgo:
      'La casa está en orden y la cabeza, en guardia. Se calman con tareas, se cuidan con remedios caseros y se piden perdón por molestar. El afecto más hondo consiste en que alguien se anticipe. Hagan sitio al caos a propósito, un cajón por ejemplo, y declárenlo zona de ternura.',
    libra:
      'Limpio, bonito, sereno, el entorno trabaja por ustedes. Para estar en paz hay quien revisa los detalles y quien revisa los tonos. La queja dicha con precisión suena a sentencia en oídos suaves. Empiecen por lo que estuvo bien, aunque parezca protocolo.',
    scorpio:
      'Sienten mucho y lo disimulan con arte. Por encima, hábitos, puntualidad, café a la misma hora; por debajo, una vigilancia amorosa que nota el menor cambio. Se dan confianza a base de pruebas pequeñas. El reposo verdadero llega cuando se deja de comprobar, y suele ser de repente, un martes.',
    sagittarius:
      'El refugio común tiene manual y tiene mapa. A la inquietud de ordenar le responde la inquietud de partir, y en medio se dan buenos consejos que quedan en el aire. Se consuelan mejor en el camino: empacar bien y después perderse un rato cumple los dos programas.',
    capricorn:
      'Descansan haciendo cosas, lo que ya es mucho decir. Este par se apoya sin escándalo, con horarios, con una manta doblada donde hace falta. La emoción sale tarde, ya redactada. Si la noche es mala, apaguen la luz y hablen a oscuras: sin cara que cuidar, salen frases que de día no existen.',
    aquarius:
      'Viven entre ideas y frascos etiquetados, con una habitación inexplicable. El malestar se razona desde dos ángulos y casi siempre con acierto, salvo cuando pedía otra cosa. Les tranquiliza respetar las manías ajenas. Un contacto breve, dos veces al día, cuenta como vitamina.',
    pisces:
      'Orden y ensueño, frente a frente. A quien se preocupa le hace bien la fe distraída de su compañía; a quien se pierde, una agenda en letra clara. Cuidar es el placer común. Lo complicado es dejarse cuidar: túrnense los días y, en el propio, prohibido decir «no hacía falta».',
  },
  libra: {
    libra:
      'Si discrepan, ponen más flores. El ambiente es grato, de tonos suaves y voz templada, y nadie recuerda quién eligió nada. Se calman en compañía; a solas se deshilachan un poco. La frase «estoy de mal humor y no es contigo» debería colgar bordada en la entrada.',
    scorpio:
      'Bajo las cortinas de lino pasa una corriente. Entre la paz y la verdad, cada Luna tiene razón a distinta hora. La cortesía se vive como evasiva y la intensidad, como interrogatorio. En voz baja y sin testigos, la verdad puede decirse bellamente, y ahí descansan.',
    sagittarius:
      'Aire fresco, buen humor, puertas que se abren a cualquiera con una historia. Las penas se aligeran conversando o viajando, y a la soledad le ponen invitados. Lo íntimo pide menos público del que les gusta; quédense, alguna vez, a recoger los vasos con calma.',
    capricorn:
      'Comparten el decoro, y a veces el cansancio de quien recibe. Se ofrecen apoyo con buenos modales, cuidan lo pactado, temen dar trabajo. La ternura entra en cuanto alguien se despeina. Bastaría una noche de colchones en el suelo para descubrir que la compostura no era lo que unía.',
    aquarius:
      'Amables, sociables, con horror compartido a la escena. Las emociones se conversan como libros y se devuelven a tiempo. Siempre hay amistades cerca y se respira bien. Si un día alguien llora sin argumento, resulta que la compañía sabe abrazar perfectamente. No esperen tanto para averiguarlo.',
    pisces:
      'El consuelo es estético, de música, perfume, palabras suaves y cortinas que filtran. Se entienden por matices y evitan el filo. Lo callado, eso sí, va subiendo como humedad en las paredes. Una tarde fija al mes para ventilar quejas, con algo dulce de por medio, conserva la casa.',
  },
  scorpio: {
    scorpio:
      'Ni una palabra y ya está todo dicho. Este par comparte insomnios, secretos, un modo de querer que no admite medias tintas, y ante el peligro se vuelve una sola espalda. La desconfianza, si entra, recorre todos los cuartos. Aquí se descansa cuando se entregan las llaves de repuesto.',
    sagittarius:
      'En un cuarto se guarda, en el de al lado se ventila. La franqueza alegre desconcierta a quien siente hacia adentro, y el silencio inquieta a quien necesita aire. Se atraen por eso mismo. El consuelo común es un viaje nocturno: carretera oscura, voces bajas, ninguna pregunta obligatoria.',
    capricorn:
      'Saturno levantó la fortaleza y Plutón le puso calefacción. Por fuera poco se ve, ya que estas Lunas lloran sin testigos y se ayudan sin mencionarlo. En las crisis son excelentes. La paz les cuesta más que la crisis: prueben no hacer nada útil un rato y no sospechar de tanta tranquilidad.',
    aquarius:
      'Se sienten de modos casi contrarios, hasta el fondo y a distancia, y las dos posturas son fijas. Hay noches de hielo y madrugadas de confesión que ningún otro vínculo ha oído. Tranquiliza saber a qué hora, cuánto tiempo, con quién. El resto puede quedarse libre y misterioso.',
    pisces:
      'Como peces de aguas profundas, se ven con luz propia. La sensibilidad es total y los sueños se comparten por la mañana con naturalidad. El refugio protege del mundo y también puede aislar de él. Les reconforta el agua en cualquiera de sus formas, y alguien que llame para invitar a salir.',
  },
  sagittarius: {
    sagittarius:
      '¿Hogar? Depende de por dónde anden ese mes. Les da risa lo que desvela al vecindario y se perdonan hasta el olvido del aniversario. Un ánimo bajo se cura con horizonte. Si no se cura, lo más amoroso que pueden hacer es quedarse cerca sin proponer ningún plan.',
    capricorn:
      'Optimismo y reserva se calientan las manos ante el mismo fuego. Se minimiza, se calla, y así un problema corriente puede tardar meses en nombrarse. El humor seco es el puente. La casa ideal está en lo alto, con vista larga y leña contada.',
    aquarius:
      'Sin techo fijo, con techo abierto. Les calma saber que se puede salir, y por eso suelen quedarse. La conversación es ancha, las visitas numerosas y los sentimientos, asunto de sobremesa filosófica. Una vez al día hace falta un gesto pequeño y nada universal: subir el cierre del abrigo, por ejemplo.',
    pisces:
      'Júpiter les dejó la ternura sin candado. Se conmueven con facilidad, adoptan animales, invitan a dormir a cualquiera, y hay en la casa un desorden de sueños. La verdad dicha sin aviso encoge a la Luna más blanda. Luego se ríen, llueve, y descubren que dejaron las ventanas abiertas.',
  },
  capricorn: {
    capricorn:
      'Se cuidan sin alboroto y a largo plazo. La emoción va abotonada hasta tarde, y la casa tiene horarios, herramientas, un retrato serio en el pasillo. Ambas partes creen que deben poder solas. Una bolsa de agua caliente dejada en silencio a los pies de la cama es, aquí, un poema.',
    aquarius:
      'Saturno les enseñó a arreglárselas. Se apartan para cumplir o para respirar; coinciden en que las preguntas cansan. La casa funciona de maravilla y puede enfriarse sin que salte la alarma. Instalen un rito cálido, con día y hora, que eso sí se respeta.',
    pisces:
      'Esto se parece a una piedra tibia junto al mar. La contención encuentra permiso para aflojar, el desborde encuentra borde, y a ratos el reparto cansa. Se abrigan de verdad. El consuelo que mejor funciona es estar: la silla junto a la ventana, el tejido, la lluvia haciendo su trabajo.',
  },
  aquarius: {
    aquarius:
      'Convivencia de observatorio. Cada quien con su horario, sus cables, su manera de no llorar, y un respeto fraternal por lo inexplicable. Se sienten en casa donde nadie pide explicaciones. Pero las pide el cuerpo, tarde o temprano. Abrácense por curiosidad científica y anoten los resultados.',
    pisces:
      'La compasión es ancha y las distancias, variables. El dolor del mundo se entiende o se siente en la garganta, y al final del día necesitan cosas muy diferentes. Bajar las luces y compartir auriculares es su punto de encuentro, porque se está cerca, se está lejos, y nadie tiene que hablar.',
  },
  pisces: {
    pisces:
      'Este hogar flota. Se comprende el suspiro, se perdona la demora, y hay días en que nadie sabría decir de qué piso bajó la tristeza. Se quieren con una delicadeza que da lástima romper. Elijan un ancla entre las dos personas, modesta y terca: regar, salir a comprar fruta, acostarse antes de la una.',
  },
};
