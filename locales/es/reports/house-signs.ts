import type { ReportInterpretations } from '../../report-text-types.ts';

/** By the house, then the sign on its cusp. */
export const houseSigns: ReportInterpretations['houseSigns'] = {
  1: {
    aries:
      'Empiezas las cosas con el cuerpo por delante y la explicación más atrás. Esa franqueza ahorra malentendidos y produce otros, porque hay gente que se siente embestida cuando apenas saludabas. Mejoras con los años en el arte de entrar despacio, sin que el paso pierda decisión.',
    taurus:
      'Llegas sin hacer ruido y al rato el ambiente gira a tu velocidad. Das una impresión de estabilidad que invita a contarte problemas prácticos. Te molesta que te apuren hasta para bajar del autobús, y rara vez lo dices; simplemente pesas más.',
    gemini:
      'Haces tres preguntas antes de quitarte el abrigo. La gente te recuerda por la conversación y tarda en notar qué poco contaste de ti. Sueles parecer menor de lo que marca tu documento, incluso en edades en las que el cumplido ya se ha vuelto una curiosidad.',
    cancer:
      'Mides la temperatura de la sala y, según lo que encuentres, sales o te quedas dentro del caparazón. Quien te conoce en un buen día habla de tu calidez; quien te conoció en un mal día, de tu reserva. Ambas descripciones son de la misma puerta.',
    leo: 'Hay algo de dueño de casa en tu manera de entrar, aun en casa ajena. Enderezas la espalda por instinto, como si te miraran, y a fuerza de suponerlo te miran. La timidez, que existe, aprendió pronto a ponerse un buen saco.',
    virgo:
      'Tu saludo incluye un vistazo rápido a lo que falta por resolver. Pasas por gente discreta y fiable, y se necesita cierta confianza para descubrir que además eres de una gracia afilada. El cuerpo te da partes diarios y los lees con más atención que las noticias.',
    libra:
      'La cortesía te sale antes que la opinión. Sabes poner cómoda a la gente, incluso a la que no te agrada, y eso a la larga te mete en compromisos que no buscabas. Cuidas la presencia porque te parece una forma de respeto hacia quien te va a ver.',
    scorpio:
      'Antes de decir tu nombre ya has observado el de todos. Inspiras una mezcla de interés y cautela que nada tiene que ver con lo que haces, y que a los veinte te divertía. Lo que protege tanta reserva suele ser una ternura de la que pocas personas tienen noticia.',
    sagittarius:
      'Traes cara de venir de algún lado y de estar por irse a otro. La gente se relaja contigo porque parece que nada es tan grave. Cuando lo es, y lo dices, cuesta que te crean a la primera; la fama de buen humor tiene esa letra chica.',
    capricorn:
      'Desde la infancia pareces estar de turno. Proyectas seriedad y competencia, te encargan llaves y presupuestos, y la broma seca que sueltas a la media hora descoloca a la concurrencia. Con este arranque la juventud suele venir después, y se disfruta más.',
    aquarius:
      'Te ubican enseguida y no saben dónde. Hay un detalle en ti, en el atuendo o en el razonamiento, que se sale de la fila sin ánimo de provocar. Repartes cordialidad a todo el mundo y cercanía a muy pocas personas, lo cual desconcierta a quien confunde ambas cosas.',
    pisces:
      'Cambias un poco según quién te mire. Esa plasticidad hace que te sientan cerca de inmediato, y también que te atribuyan deseos que no tenías. Entre tanta gente que te cree a su medida, conviene guardar alguna costumbre terca que te devuelva el contorno.',
  },
  2: {
    aries:
      'Ganas por impulso y gastas de la misma manera. Te motiva el reto de conseguirlo mucho más que la comodidad de tenerlo, y un ingreso fijo puede darte sueño. Lo que compras a los cinco minutos de verlo suele acabar regalado en la siguiente mudanza.',
    taurus:
      'Sabes lo que cuesta vivir bien y estás de acuerdo en trabajar para ello. Prefieres pocas cosas buenas, que toquen la piel, y te dura el auto, el abrigo, la confianza en quien te vendió ambas. Deshacerte de algo te pide una ceremonia.',
    gemini:
      'Tus ingresos suelen venir por más de un caño. Vendes, explicas, tramitas, escribes, y te entretiene más el intercambio que la acumulación. El talento de convencer tiene un lado caro: también te convences de que aquella suscripción era indispensable.',
    cancer:
      'Guardas por si acaso, y ese acaso tiene rostro de familia. La seguridad económica te afecta el estómago, de modo que una alacena surtida te deja dormir. Con tus cosas hay memoria de por medio, y por eso es difícil que alguien entienda el precio que les pones.',
    leo: 'Que se note que se puede: algo así dice tu manera de pagar. Das a manos llenas a quien quieres y te hiere regatear tu trabajo. Valoras lo que tiene firma. En épocas flacas conservas la elegancia y callas el resto, a veces por demasiado tiempo.',
    virgo:
      'Llevas la cuenta de los centavos sin tacañería, por gusto de que cuadre. Tus habilidades son útiles y sueles cobrarlas por debajo, con la idea de que cualquiera podría hacerlo. Un día alguien lo intenta y te enteras de tu precio.',
    libra:
      'El valor de algo depende, para ti, de si es justo y de si es lindo. Gastas en compañía y dudas a solas frente al mostrador. En los acuerdos económicos consigues buenos términos para todos, con una tendencia a olvidar que «todos» te incluye.',
    scorpio:
      'De tu situación material sabe una sola persona, y quizá ni ella. Tienes olfato para lo que está subvalorado y resistencia en las malas rachas. Lo que posees puede servirte de muralla; lo que te deben, de asunto pendiente que se recuerda con exactitud de fecha.',
    sagittarius:
      'Confías en que algo llegará, y como a menudo llega, no aprendes a temer. Gastas en boletos, cursos, cenas para nueve. Lo tuyo rinde más si está al servicio de una aventura, y se te va de entre los dedos cuando su único fin es estar guardado.',
    capricorn:
      'Tardas en sentir que alcanza. Construyes patrimonio con paciencia de hormiga y con un respeto casi religioso por el trabajo, sea o no abundante lo reunido. Gastar en ti te exige un motivo, y la gente que te quiere aprende a inventártelo.',
    aquarius:
      'La propiedad te interesa menos que la libertad que compra. Ganas de formas poco comunes, con irregularidades que a cualquier otro le quitarían el sueño, y compartes herramientas, casa o contraseña con naturalidad. Valoras lo que no se parece a nada y lo que sirve a varios.',
    pisces:
      'El dinero te llega y se te va como el agua por una canasta. Tiendes a regalar trabajo, a prestar sin apuntar, a no mirar el extracto hasta que mira él. Sin embargo, posees un talento que emociona, y ponerle tarifa es uno de los actos más valientes de tu vida adulta.',
  },
  3: {
    aries:
      'Piensas rápido y lo dices mientras lo piensas. En la escuela te costó levantar la mano antes de contestar, y con hermanos o vecinos hubo torneos memorables. Escribes corto. Tu sinceridad despierta a los aburridos y hace parpadear a los delicados.',
    taurus:
      'Rumias la idea hasta que tiene consistencia. Aprendes con las manos o con la repetición, y lo aprendido queda. Tu voz tranquiliza. Los demás, apurados, terminan tus oraciones, y se equivocan; lo que ibas a decir era más simple y más útil.',
    gemini:
      'La mente te trabaja como un mercado, con regateos y novedades de última hora. Recoges palabras, acentos, chismes inofensivos. Tus hermanos o amigos cercanos son media biografía. El cansancio te llega por exceso de pestañas y se cura, curiosamente, con una novela larga.',
    cancer:
      'Recuerdas por el tono. Lo que te dijeron con cariño a los ocho años se quedó a vivir, y lo otro también. Aprendes si te sientes a salvo con quien enseña. Hablas de tu cuadra como de un pariente, y a los hermanos los crías un poco.',
    leo: 'Contar es, en ti, dar una función. Pones voces, pausas, un final, y hasta el trayecto al dentista sale mejorado. Aprendes por admiración hacia una persona concreta. Que te interrumpan a la mitad te lastima con una intensidad que disimulas a base de otra anécdota.',
    virgo:
      'Corriges el subtítulo de la película en voz baja. Tu pensamiento separa, clasifica, encuentra el error en la factura, y los trámites de la familia acaban en tus manos. Hablas con precisión y temes que suene seca. La duda constante te ayuda a leer bien y te estorba para improvisar.',
    libra:
      'Escuchas los dos lados de cualquier pleito y acabas traduciendo. Tus palabras buscan la forma amable, y la gente se acostumbra a que le suavices las noticias. Dar una opinión sin contrapeso te cuesta, tanto que a veces la descubres cuando otra persona la dice por ti.',
    scorpio:
      'Preguntas poco y das en el blanco. La superficie de una charla te interesa como tapa, por lo que esconde. Con hermanos o vecinos puede haber un silencio viejo. Lo que escribes se queda en la memoria de quien lo lee, de modo que conviene releer las cartas por la mañana antes de enviarlas.',
    sagittarius:
      'Del dato saltas a la moraleja sin escala. Enseñas, exageras, te ríes, citas a alguien de otro siglo, y los trayectos cortos se te alargan porque hay que pasar por otro lado. La letra pequeña te la lee alguien más, y conviene que te caiga bien.',
    capricorn:
      'Hablas como quien paga por palabra. Quizá te tocó en la infancia hacer de intérprete de los mayores, y algo de eso queda en tu modo de medir lo que dices. Estudias con método y dudas de lo fácil. Cuando por fin cuentas un chiste, la sobremesa se detiene.',
    aquarius:
      'Tus ideas entran por la ventana. Aprendes a saltos, te aburre el programa y entiendes los aparatos por simpatía. Con hermanos y vecinos hay camaradería más que mimo. Contradices por amor a la claridad, aunque el otro solo estuviera quejándose del calor.',
    pisces:
      'Entiendes sin saber cómo, y al explicarlo se te borra. Piensas con música, con colores, con una especie de recuerdo de lo que aún no pasa. La escuela te tuvo a ratos. En cambio escuchas de tal manera que la gente encuentra sus palabras mientras te habla.',
  },
  4: {
    aries:
      'En tu casa se discute con la puerta abierta y se come después. Creciste entre iniciativas, prisas o enojos, y de ahí vino la costumbre de independizarte pronto. En la edad adulta necesitas un hogar en el que se pueda hacer ruido, y un rato del día en el que mandes.',
    taurus:
      'El sillón, el aroma, la hora: con esos materiales se hace tu paz. Las raíces te piden permanencia y a lo mejor heredaste tierra, recetas o terquedad. Mudarte te cuesta un duelo que la gente juzga exagerado hasta que ve lo bien que se vive donde te quedas.',
    gemini:
      'Una casa con conversación de fondo: eso buscas, aunque vivas a solas con la radio. En la tuya de origen se hablaba mucho o se hablaba de todo menos de algo. Cambias los muebles de sitio como otros cambian de tema, y tienes libros hasta en el baño.',
    cancer:
      'Conservas el plano de la primera casa con los muebles puestos. La familia, la que tocó o la que armaste, es un órgano más, y sientes sus dolores a distancia. Cocinar para alguien te explica mejor que tu biografía. Cuesta, eso sí, cerrar un cuarto que ya no se usa.',
    leo: 'Tu hogar es un lugar donde quieres que te reciban con fiesta. Hay orgullo de apellido, de patio, de haber salido adelante, y quizá una figura en la familia que ocupaba mucho foco. De puertas adentro haces de rey, de reina o de bufón según el día, y casi siempre da gusto.',
    virgo:
      'El orden de la casa te ordena a ti. Vienes de un sitio donde se ayudaba trabajando y se quería con observaciones, por lo que te cuesta descansar con algo fuera de su estante. La intimidad te llega por lo pequeño, el pan tostado como le gusta a alguien.',
    libra:
      'Las paredes en paz y los cuadros derechos: en un ambiente así vuelves a respirar. Tal vez en la infancia hiciste de puente entre adultos, y aún hoy una tensión en la mesa te pone en servicio. Compartir techo te sienta bien, siempre que alguien más también ceda.',
    scorpio:
      'Debajo del piso hay historia. Puede que tu familia guarde algo que se insinuó sin decirse, y que te tocara intuirlo, de modo que necesitas un refugio con cerradura y confianza absoluta en quien tiene copia. Pocas personas han dormido en tu casa. Las que sí, te conocen.',
    sagittarius:
      'La casa ideal tiene una maleta a la vista. Creciste con alguien que venía de lejos, que creía en algo con fuerza o que prometía irse, y hogar significa para ti ventana. Puedes sentirte en tu tierra en un país cuyo idioma apenas balbuceas.',
    capricorn:
      'Quizá te tocó sostener desde temprano. En los primeros años pudo haber deber, frío, un horario, una abuela firme o la sensación de que no había que molestar, y con los años construyes la solidez que faltaba. La ternura en tu casa llega tarde por la noche, y se queda.',
    aquarius:
      'Tal vez tu familia tenía algo que había que explicar a las visitas. Por eso, o en respuesta a eso, armas un hogar poco convencional, con amigos en calidad de primos y reglas escritas por quienes viven ahí. La rutina doméstica te inquieta si no la puedes cambiar un jueves.',
    pisces:
      'El pasado de tu casa es una acuarela con zonas sin pintar. Hubo música, fe, ausencia o alguien a quien cuidar con el ánimo, y aprendiste a disolverte para que hubiera paz. Te repone vivir cerca del agua, o al menos con una puerta que nadie abra sin tocar.',
  },
  5: {
    aries:
      'Te enamoras como quien salta a una piscina. El juego, el deporte, el arte te atraen si hay desafío, y pierdes interés en cuanto ganas. A la infancia, la propia y la ajena, la tratas de igual a igual. Lo que creas sale de un tirón y casi nunca lo retocas.',
    taurus:
      'El placer se toma su tiempo contigo. Disfrutas con la boca, con las manos, con una canción repetida catorce veces, y cortejas a base de presencia. Crear, para ti, implica materia: barro, hilo, harina, un jardín. Los amores breves te parecen comida de avión.',
    gemini:
      'Coquetear te sale en forma de réplica. Te divierten los juegos de palabras, las películas con acertijo, la gente ocurrente, y un romance empieza a decaer cuando ya adivinas lo que va a decir. Tu obra, si la escribes, viene en fragmentos estupendos que esperan lomo.',
    cancer:
      'Tu manera de jugar es cuidar, y tu manera de amar, acordarte. El romance necesita intimidad para asomarse; el público lo espanta. Lo que creas nace de un recuerdo, de un sabor. Con niños cerca te sale una voz que creías perdida.',
    leo: 'El corazón pide teatro y lo consigue. Amas con ceremonia, celebras cumpleaños de tres días y todo lo que haces por gusto tiene un sello tuyo que se reconoce. Te duele la tibieza. Hay una alegría en ti capaz de rescatar una tarde a medio hundir.',
    virgo:
      'Te diviertes mejorando. Haces maquetas, bordas, afinas la receta, y en el amor demuestras interés con una precisión que hay que saber leer. La espontaneidad te da vértigo, como si fueran a revisarla. Cuando pierdes la cuenta de los errores, bailas, y nadie lo olvida.',
    libra:
      'El romance contigo tiene buena música y mejores modales. Te encanta seducir sin apuro, combinar, que dos personas hagan algo bello a la vez, un dúo, una cena, un disfraz. El dilema es elegir entre dos amores o dos vestidos. El arte te educa para lo primero.',
    scorpio:
      'No sabes jugar a medias. Lo que te gusta te toma, y un romance es un asunto de buceo; la ligereza te interesa solo como descanso. Creas a partir de lo que dolió o se ocultó. En tus celos hay siempre una historia que quiere ser escrita.',
    sagittarius:
      'La diversión incluye kilómetros. Te enamoras de acentos, de profesores, de quien te lleve a un sitio sin nombre, y el humor es tu primera declaración. Arriesgas con alegría. Con hijos, sobrinos o estudiantes haces de guía que también se pierde y lo cuenta.',
    capricorn:
      'El gusto pide permiso al deber y el deber se hace esperar. Te tomas en serio hasta las cartas, y por eso dominas lo que otros apenas tantean. Los amores te llegan con paso lento o con diferencia de edad. Hacia los cuarenta se te despierta una infancia muy formal y muy divertida.',
    aquarius:
      'Lo que te entretiene es inventar reglas nuevas. En el amor prefieres la complicidad de ideas y un margen grande para cada quien; las escenas románticas de manual te dan risa. Tu creatividad gana en equipo. A la infancia le hablas sin diminutivos y te lo agradece.',
    pisces:
      'Sueñas el romance antes de que llegue y después cuesta que la persona quepa. Tienes imaginación para regalar: cantas, actúas, pintas, o simplemente haces del domingo un cuento. Amas con compasión y a ratos con los ojos cerrados. El arte te los va abriendo, sin prisa.',
  },
  6: {
    aries:
      'Trabajas a rachas, con un ojo en el cronómetro. Te rinden las tareas que se atacan y te secan las que se vigilan. Cualquier supervisor con la mano en tu hombro te calienta la sangre. El cuerpo quiere movimiento diario, y si no se lo das, lo cobra en mal genio.',
    taurus:
      'Ritmo parejo, descansos sagrados, la misma taza. Haces bien lo que haces y no aceptas que te cambien el proceso sin una buena razón escrita. Los compañeros aprenden a pedirte las cosas antes del mediodía. La comida de la jornada te importa tanto como la reunión.',
    gemini:
      'Te dan un puesto y terminas haciendo cuatro. La variedad te mantiene alerta, eres quien sabe dónde está cada cosa y cómo se llama la hija del guardia. Lo que te agota son las manos quietas. Tus nervios piden pausas sin pantalla, aunque sean cortas.',
    cancer:
      'Conviertes la oficina en una cocina: hay plantas, dulces, alguien desahogándose. Trabajas de acuerdo con el clima afectivo y en un ambiente frío te baja el rendimiento. Cuidas a los demás con horario extendido. Tu digestión conoce al jefe mejor que tú.',
    leo: 'Necesitas que tu labor lleve nombre, por pequeña que sea. Das el máximo donde te saludan al llegar y haces huelga invisible donde te tratan como número. En lo cotidiano hay dignidad, uniforme bien puesto, escritorio lucido. Aplaudir al equipo es tu don menos comentado.',
    virgo:
      'Estás en tu materia: listas, procedimientos, la satisfacción de lo afilado. Ves el fallo antes de que cause daño, cosa que da pocas simpatías. El descanso se te llena de pendientes. Una buena parte de tu bienestar depende de decir «hasta aquí estuvo bien hecho».',
    libra:
      'Trabajas mejor de a dos y en un sitio agradable a la vista. Las asperezas del equipo te distraen más que el exceso de tareas, y acabas mediando sin que figure en tu contrato. Repartes con justicia salvo contigo. La rutina mejora con flores, música y un par de noes.',
    scorpio:
      'Lo que haces, lo haces hasta el hueso. Prefieres pocas tareas y profundas, detectas lo podrido en un proceso, y te desgasta el ambiente donde se sonríe por obligación. Trabajas incluso con las luces apagadas. El cuerpo te avisa por acumulación, así que conviene descargarlo a menudo.',
    sagittarius:
      'Un empleo sin horizonte se te cae de las manos. Rindes con margen para moverte, aprender, salir del edificio, y le pones humor a la faena. Los detalles quedan para «más tarde», que es un país extranjero. Si crees en lo que haces, madrugas sin quejarte.',
    capricorn:
      'Eres la persona que cierra con llave. Tomas lo diario con seriedad de empresa, cumples horarios que nadie te pidió y llegas hasta con la voz tomada por no faltar. Te ascienden, claro, y te cargan. Aprender a hacer menos, para ti, equivale a estudiar un segundo oficio.',
    aquarius:
      'El reloj checador fue inventado contra ti. Necesitas autonomía, horarios raros, herramientas nuevas, y a cambio encuentras el atajo que ahorra meses. Te llevas bien con todos los de tu turno y con nadie en particular. La rutina, cambiada cada tanto por gusto, deja de oprimir.',
    pisces:
      'Absorbes la tensión del lugar como la tela absorbe el humo. Te va bien en labores de ayuda, de imaginación, sin luz cruda, y te confunden los sistemas con muchas casillas. Trabajas por amor o no encuentras las ganas. Un límite de hora, puesto por escrito, hace de dique.',
  },
  7: {
    aries:
      'Te atrae la gente que sabe lo que quiere y lo dice. Buscas enfrente el empuje que a veces no te permites, y discutir, dentro de ciertos límites, te despierta el afecto. Los vínculos empiezan a gran velocidad. Los que duran han inventado una forma de pelear sin que haya derrota.',
    taurus:
      'De tu pareja o tus socios esperas suelo. Alguien con calma, con los pies en la tierra y algo de terquedad, te compensa la intensidad propia. Los lazos se hacen lentos y se deshacen más lento todavía. Compartir comidas y cuentas claras es tu idea del romance maduro.',
    gemini:
      'Te unes a quien te hace pensar. La relación es una conversación que se interrumpe para dormir, y hay una zona tuya que solo se aclara al oírla dicha por otra persona. Te inquieta el silencio de la pareja más que su mal humor. Suele haber dos amores, o uno que vale por dos.',
    cancer:
      'Quieres que alguien te espere con la luz encendida. En el otro buscas calor y una historia familiar a la cual sumarte, y a cambio ofreces cuidados bastante prácticos. Los acuerdos importantes se hacen de noche. Te duele la frialdad; te cuesta decir que tuviste frío.',
    leo: 'Eliges a personas que brillan y te enorgullecen, o que al menos ocupan su lugar sin disculparse. La relación debe celebrarse: aniversarios, retratos, presentaciones formales. Si en tu propia vida evitas el foco, tu pareja lo encenderá por ti, y un día querrás compartirlo.',
    virgo:
      'Te fijas en cómo trata al mesero. Buscas vínculos útiles, concretos, de quien recuerda que no tomas azúcar, y los grandes discursos te dejan pensando. Es fácil que atraigas a gente que corrige o que necesita ayuda. Amar lo imperfecto, incluido el socio, es tu estudio.',
    libra:
      'Pareja, equilibrio, trato: esas palabras te son naturales. Buscas a alguien con tacto y con ideas propias, pues la pura complacencia te aburre tanto como el grito. La relación funciona como obra en común, y ambas partes la ven torcerse cuando alguien deja de opinar.',
    scorpio:
      'O todo o la puerta. Te atraen personas hondas, reservadas, quizá difíciles, ante las que no sirve el encanto, y un vínculo contigo suele pasar por algún derrumbe. Confiar es la palabra clave y también la asignatura. Los contratos, en lo afectivo, llevan tinta que no se borra.',
    sagittarius:
      'Que traiga aire de otro lado: esa persona te gusta. Eliges con quien aprender, viajar o debatir, y el compromiso te entra mejor si se llama proyecto. Las relaciones se enfrían en la inmovilidad. Es común que alguien de otra cultura o creencia te cambie el mapa.',
    capricorn:
      'Te comprometes despacio, con alguien de peso o que te obliga a tenerlo. Ves la relación como una empresa de dos socios que envejecen bien, y te inspira confianza quien cumple. La ternura llega por méritos. A veces la diferencia de edad o de posición le pone suelo al asunto.',
    aquarius:
      'Antes que romance o sociedad, quieres una complicidad entre iguales con ideas raras. Necesitas vínculos que dejen la ventana abierta y te cansan los que preguntan a qué hora llegas. Las etiquetas llegan tarde o no llegan. Tu lealtad, cuando no se exige, es de las más firmes que hay.',
    pisces:
      'Del otro lado imaginas un alma y a veces aciertas. Te atrae la gente sensible, artística, herida, con la que no hacen falta explicaciones, y corres el riesgo de salvar o de que te salven. Los límites claros le dan cauce al encanto. Hay perdones tuyos que son obras.',
  },
  8: {
    aries:
      'Ante una crisis te pones de pie antes de saber qué pasó. En lo íntimo tomas la iniciativa y te desespera la negociación lenta sobre bienes compartidos. Prefieres cortar por lo sano. La gente agradece esa valentía; también convendría preguntarle si ya había terminado de hablar.',
    taurus:
      'Lo compartido te cuesta soltarlo. En las crisis resistes como un árbol, sin moverte y con las raíces doloridas, y el deseo se te da por la vía de los sentidos, sin dramatismo. Una herencia, un terreno o un mueble pueden contener más historia de la que la familia aguanta.',
    gemini:
      'Hablas de lo que nadie habla con una ligereza que abre puertas. Los asuntos hondos los procesas por la palabra, investigas, preguntas, haces chistes negros, y así le bajas la estatura al miedo. Lo que evitas, en cambio, es quedarte cuando ya solo hay que sentir.',
    cancer:
      'Las finanzas de la familia tienen para ti olor a sala. Compartir es una cuestión de confianza materna, y los finales se te quedan en el cuerpo. En la intimidad necesitas ternura antes que audacia. Guardas secretos ajenos en un cajón que nadie sospecha que existe.',
    leo: 'En las horas difíciles sacas una nobleza que sorprende. Quieres que tu entrega se reconozca y sufres si la pareja maneja los bienes a tus espaldas. El deseo viene con orgullo. Admitir una pérdida delante de testigos te parece imposible, y hacerlo te libera de golpe.',
    virgo:
      'Pones en orden lo que el resto no quiere tocar: papeles de la sucesión, claves, contratos. Analizas las emociones fuertes como se limpia una herida. Con lo íntimo hay un pudor delicado, y ganas si el otro no comenta nada. Los miedos se te achican anotados.',
    libra:
      'Repartir con justicia es tu obsesión en los finales. Ante un divorcio, una deuda o una herencia buscas un trato decente, y te preguntan a ti. En el deseo pesa la belleza del momento. Te cuesta entrar en lo sucio de un conflicto, donde a veces se encuentra la salida.',
    scorpio:
      'Estás en casa en lo que a otros les da vértigo. La confianza, el poder, la pérdida, el erotismo: los miras de frente desde joven. Compartes todo o no compartes. Guardar un rencor se te da con talento profesional, y soltarlo, cuando ocurre, cambia hasta tu postura.',
    sagittarius:
      'Encuentras sentido incluso en los escombros. De una crisis sales con una historia que contar y un plan, y confías los bienes comunes con optimismo. El deseo es juguetón, amigo de probar. Lo que te falta es quedarte un rato en el dolor antes de convertirlo en enseñanza.',
    capricorn:
      'Controlas lo que se puede controlar y de lo demás no hablas. Administras lo ajeno con rectitud, temes deber y pagas antes del plazo. La intimidad te llega por capas, con los años. En los momentos graves alguien pregunta qué hacer y todos voltean a verte.',
    aquarius:
      'Tu forma de atravesar lo intenso es tomar altura. Comprendes el deseo sin prejuicios, propones acuerdos económicos raros que funcionan, y en los duelos conservas una lucidez que puede confundirse con frialdad. La emoción aparece después, en la sala de embarque, sin motivo.',
    pisces:
      'Te mezclas con el otro hasta no saber de quién es la angustia ni de quién la deuda. Intuyes lo oculto, sueñas lo que se calla. Perdonas préstamos. Para que esa entrega no te vacíe, la vida te suele poner cerca a alguien que lee los contratos en voz alta.',
  },
  9: {
    aries:
      'Tus convicciones se defienden de pie. Aprendes lanzándote al viaje o a la carrera sin preparar demasiado, y te aburres cuando el curso se pone teórico. Discutes de fe con gusto. A los veinte querías tener razón; lo que te enseñará es haber llegado primero al lugar equivocado.',
    taurus:
      'Crees en lo que se comprueba con las manos. Viajas poco y bien, con mercado y buena cama, y estudias despacio lo que piensas usar. Tu filosofía cabe en una receta. Cuesta que cambies de opinión sobre el mundo, y cuando ocurre, suele haber de por medio un plato extranjero.',
    gemini:
      'Lees siete libros sobre el viaje y luego improvisas. Te interesan las ideas, las lenguas, las religiones comparadas, sin casarte con ninguna. Preguntar es tu manera de creer. En un aula eres quien enciende el debate y en la frontera, quien ya aprendió a decir gracias.',
    cancer:
      'Lo lejano te llama si puedes llevar contigo un pedazo de casa. Tu fe viene de la abuela, del barrio, de una canción de domingo, y viajas hacia los orígenes. En otro país buscas enseguida una cocina. Lo que sabes de la vida se lo enseñas a quien acoges.',
    leo: 'Viajas para volver con historias y estudias para poder subir al estrado. Admiras a los maestros con carisma y quisieras estar en su lugar. Tus creencias son generosas, cálidas, un poco teatrales. Se te contradice con cuidado, porque en cada idea pusiste el nombre.',
    virgo:
      'A una doctrina le buscas la errata. Estudias con fichas, planificas el itinerario hasta los baños, y no crees nada que no mejore la vida de alguien. Tienes la humildad de quien sabe lo que le falta leer. La fe, si llega, entra por el servicio.',
    libra:
      'En los debates ves la parte de verdad de ambos. Te mueven las ideas de justicia, los viajes en compañía, el arte de otras tierras, y en el extranjero te adaptas con modales. Decidir en qué crees te lleva años de cortesías. A veces lo decides por amor.',
    scorpio:
      'Quieres la verdad, aunque muerda. Estudias a fondo, dudas de los gurús, y un viaje para ti es más parecido a una expedición. Alguna crisis pudo rehacerte las creencias de raíz. Lo que enseñas tiene fuerza porque se nota que lo pagaste al contado.',
    sagittarius:
      'Te sobra horizonte. Crees, viajas, estudias, y hasta perdiendo el avión encuentras una moraleja. La vida sin preguntas grandes te parece pobre, y al discutir olvidas la hora. Contagias ganas de irse. La sabiduría te la va enseñando lo que te espera al volver.',
    capricorn:
      'El conocimiento es una escalera y la subes entera. Prefieres los títulos ganados, los viajes con propósito, las creencias que resisten un invierno. Desconfías de quien se ilumina en un fin de semana. Es probable que estudies o enseñes más en la segunda mitad de la vida.',
    aquarius:
      'Tus convicciones no caben en ninguna iglesia del barrio. Te interesa lo que viene, la ciencia, las culturas raras, y viajas para desarmar prejuicios, empezando por los tuyos. Discutes sin enojo. El maestro que mejor te enseñó tenía, tal vez, la mitad de tu edad.',
    pisces:
      'La fe te encuentra sin que llames. Hay en ti un peregrino que se conmueve con rituales ajenos y aprende por ósmosis, en el mar, en la música, en las ruinas. Te pierdes en aeropuertos y en teorías. Cuando enseñas, la gente recuerda el tono más que el tema.',
  },
  10: {
    aries:
      'Te haces un lugar abriéndolo. En tu oficio te conocen por iniciar, competir, resolver de pie, y te cuesta tener a alguien por encima que decida más lento. La reputación te llega pronto y con cicatrices. Con el tiempo aprendes que liderar también es esperar a los demás en la esquina.',
    taurus:
      'Subes sin prisa y no te bajas. Te buscan por la calidad, la constancia, la voz tranquila en los presupuestos, y ejerces con gusto los oficios que dejan algo en pie. El reconocimiento te interesa en forma sólida. Cambiar de profesión te lleva tanto que parece convicción, y es peso.',
    gemini:
      'Tu tarjeta de presentación necesita dos renglones. Te dedicas a comunicar, enlazar, vender ideas, o tienes dos carreras a la vez, y el jefe nunca acaba de saber en cuál estás. La fama te viene de la palabra. Lo difícil es quedarse cuando ya dominaste el tema.',
    cancer:
      'Cuidas en público. Tu vocación suele tener que ver con nutrir, proteger, alojar, enseñar a los pequeños, y tratas a la clientela como a la familia, para bien y para desvelo. La opinión ajena te afecta. En el despacho hay una foto que te recuerda para quién lo haces.',
    leo: 'Te nota hasta quien no te buscaba. Quieres una profesión donde poner el corazón y la cara, y diriges mejor de lo que obedeces. El elogio te hace trabajar el doble. Cuando falta, conviene que recuerdes que también te admiran en silencio los que no saben decirlo.',
    virgo:
      'El prestigio te llega por la puerta del servicio. Te conocen por hacer bien lo que hace falta, sin ruido, y tardas en aceptar un título que ya ejercías. Mejoras cualquier institución que te soporte los comentarios. La perfección te retrasa, y el mundo se conforma con tu nueve.',
    libra:
      'Tu carrera pasa por otras personas. Se te da representar, mediar, embellecer, asesorar, y la imagen que proyectas es de equilibrio incluso en plena mudanza de oficina. Los ascensos llegan por simpatía bien usada. Tomar una decisión impopular es tu examen de grado.',
    scorpio:
      'Del trabajo te interesa lo que está debajo. Eliges oficios con secreto, poder o reparación, y tu fama tiene zonas de sombra que no te molestas en aclarar. Puede haber un derrumbe en el camino, y la etapa que le sigue suele ser más tuya.',
    sagittarius:
      'Te pagan por ensanchar. Enseñas, publicas, guías, importas ideas, y el puesto ideal incluye pasaporte. El público ve en ti entusiasmo y algo de dispersión. Una carrera sin sentido te dura lo que dura el contrato; una con sentido te la llevas hasta en las vacaciones.',
    capricorn:
      'Desde temprano supiste que la montaña era esa. Tomas la profesión como un cargo moral, asciendes por peldaños, y tu nombre se va asociando con la palabra seriedad. Te exiges más de lo que exigiría el peor jefe. La cima tiene vista, y conviene haber llevado a alguien para comentarla.',
    aquarius:
      'Tu vocación no estaba en la lista del colegio. Inventas el puesto, trabajas en red, te contratan para que cambies lo que después se resisten a cambiar. Lo que hoy suena excéntrico en tu currículum se cita, al cabo de una década, como antecedente. Las jerarquías te aburren sin enojarte.',
    pisces:
      'El mundo ve en ti algo que cuesta poner en un organigrama. Te atraen el arte, la ayuda, lo espiritual, el mar, o trabajas en cualquier otra cosa y la gente te cuenta sus penas. Los rumbos se disuelven y reaparecen. Te guía mejor una imagen que un plan quinquenal.',
  },
  11: {
    aries:
      'En el grupo eres quien dice «vamos» y ya está en la puerta. Tus amistades son directas, competitivas, de aventura, y algunas se rompen a gritos y se reparan con una carcajada. Los proyectos a futuro te entusiasman en la fundación. El acta de la segunda reunión la levanta otro.',
    taurus:
      'Tus amigos son pocos y son de siempre. Llegas con comida, con manos, con camioneta prestada, y al grupo le das suelo. Los planes de largo plazo te gustan concretos. Perder a un amigo te cuesta años, así que evitas los pleitos, y a veces evitas también la conversación.',
    gemini:
      'Tienes amistades para cada tema y un chat para cada amistad. Presentas a la gente entre sí, llevas noticias, te aburres de las ideologías y te quedas por las personas. Los sueños a futuro son muchos y breves. Uno, el más raro, te acompaña desde los catorce años.',
    cancer:
      'A tus amigos los adoptas. El grupo es una familia con menos antecedentes, y tú eres quien recuerda a quién le pesa la semana y quién no come lácteos. Te hiere quedarte fuera de un plan, aunque no hubieras ido. Las causas que te mueven tienen techo, infancia o memoria.',
    leo: 'Entre tus amistades hay gente que brilla y no te molesta compartir el escenario, siempre que exista. Das fiestas, das ánimo, das la cara por el grupo. Sueñas en grande y con público. Que un amigo no celebre lo tuyo te duele más de lo que te dolería un rival.',
    virgo:
      'Eres la amistad que sabe instalar el programa. Llegas con utilidad a los colectivos, redactas los estatutos, llevas la caja, y tu cariño se reconoce en que el evento empezó a la hora. Tienes pocas amistades y las mejoras sin permiso. De ellas aprendes a dejar cosas a medias.',
    libra:
      'Repartes tu amistad con cuidado de que nadie se sienta menos. En el grupo te sientan junto a los que no se hablan. Te unes a causas de justicia y de belleza, y cambias de sueño si quien va contigo también cambia. Decir «esa fiesta me aburre» te cuesta tanto como un juicio.',
    scorpio:
      'A tus amigos les confiarías la contraseña, si tuvieras más de tres. Los grupos te interesan por el poder que se mueve debajo, y sales de ellos sin despedirte. Quizá perdiste una amistad por traición o por sospecha. Las que quedan resisten lo que ninguna pareja resistiría.',
    sagittarius:
      'Tus amistades tienen acentos. Conoces gente por el camino y la conservas con una facilidad asombrosa, aunque llames dos veces al año. Los proyectos colectivos te gustan cuando apuntan lejos. Dices verdades en voz alta en mitad del grupo, y el grupo, que ya sabe, te pasa el vaso.',
    capricorn:
      'Te llevas bien con gente mayor desde que tenías seis años. Seleccionas, tardas, cumples, y a un amigo le prestas tiempo con la seriedad de un préstamo. En las asociaciones te dan el cargo que nadie quiere. Los sueños a largo plazo los divides en etapas y llegas.',
    aquarius:
      'El grupo es tu elemento y tu problema, porque perteneces con libertad o no perteneces. Juntas a personas que nunca se habrían cruzado. Piensas el porvenir en serio. La amistad con todos te permite esquivar la intimidad con alguien, y quien te quiere mucho se da cuenta.',
    pisces:
      'Se te acerca gente que anda perdida y sabes quedarte. Las amistades son para ti un mar sin aduana, por el que entran artistas, náufragos y algún aprovechado. Los ideales te mueven hasta el llanto. En el grupo tu ausencia se nota más que tu presencia, como la de la música.',
  },
  12: {
    aries:
      'Tu enojo trabaja de noche. Hay un coraje que no muestras, que te despierta antes del alba y que, bien encaminado, te permite pelear por los que no pueden. Te retiras cuando vas a estallar. La acción secreta, correr sin reloj, entrenar sin rival, te devuelve el centro.',
    taurus:
      'Encuentras la paz en lo lento y lo escondido, una siesta, un huerto, el tacto de una manta en una casa sin nadie. Temes en secreto que falte, incluso en la abundancia. Hay un placer que no le cuentas a nadie, y hace bien, porque es tu manera de rezar.',
    gemini:
      'La mente no se calla cuando apagas la luz. Llevas diálogos enteros con gente ausente, escribes lo que no envías, y en el retiro te acompañan voces. El silencio te asusta y te cura. Un diario sin lector, llevado durante años, sería tu biografía más fiel.',
    cancer:
      'Tus lágrimas tienen un lugar propio, al que no invitas. Guardas una nostalgia sin dirección, quizá de tu madre, quizá de un hogar anterior a la memoria, y de ella te brota la compasión. Descansas cuidando en secreto. Lo que te abriga es que alguien note el hueco sin preguntar.',
    leo: 'Escondes un brillo que te daría vergüenza reclamar. En la soledad cantas, actúas, imaginas el discurso de agradecimiento, y en público cedes la palabra. La generosidad anónima te sienta bien. Hay un orgullo antiguo y lastimado que se cura creando algo que no firmas.',
    virgo:
      'La crítica más dura la pronuncias sin mover los labios. En el retiro repasas, ordenas, lavas mentalmente el día, y se te escapa el sueño por una coma. Ayudas entre bastidores con una eficacia que nadie rastrea. Te sana lo imperfecto y silencioso: barro, nubes, un gato viejo.',
    libra:
      'A solas descubres cuánto te adaptaste. La paz necesita, en tu caso, un cuarto sin nadie a quien complacer, y tardas en tolerarlo. Guardas amores que no ocurrieron y diálogos de reconciliación. La belleza contemplada sin compañía, un museo a mediodía, te devuelve la balanza.',
    scorpio:
      'Hay puertas adentro de ti que solo se abren desde el sueño. Lo que temes tiene profundidad y, al mirarlo, resulta que era fuerza puesta a dormir. Guardas secretos sin esfuerzo. El retiro te renueva como una muda de piel, y quien vive contigo aprende a no preguntar cuántos días.',
    sagittarius:
      'Tu fe es privada y terca. Cuando todo se cierra, aparece en ti una confianza que no sabes de dónde sale, y te retiras a leer, a caminar por un lugar sin señal. Los viajes más largos los haces con los ojos cerrados. La tentación es fugarse antes de tiempo.',
    capricorn:
      'Cargas con una responsabilidad que no está en ningún papel. En la soledad te juzgas con severidad de abuelo, y el descanso te da culpa. Hay un orden secreto, una disciplina nocturna, que te protege. Quizá un día descubras que el juez también quería sentarse.',
    aquarius:
      'Lo que te hace diferente lo escondes hasta de tus amigos. En el retiro piensas con una libertad que en público se te antoja peligrosa, y tus mejores ideas llegan a las cuatro de la mañana. Necesitas estar sin gente para volver a quererla. Ayudas sin pertenecer.',
    pisces:
      'Vives con un pie en el agua y nadie lo sabe. Los sueños te cuentan cosas, la música te desarma, y tu cansancio suele ser del mundo entero. Requieres mucha orilla: horarios, siestas, puertas. De ese mar interior sale lo mejor que das, y casi siempre lo das sin nombre.',
  },
};
