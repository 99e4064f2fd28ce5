import type { SynastryTexts } from '../../interpretation-types.ts';

/** What an aspect between a point of one person and a point of the other says. */
export const synastry: SynastryTexts = {
  sun: {
    sun: {
      joined:
        'Comparten el mismo motor, y al principio es como oír el propio nombre dicho con otro acento. Entienden de un vistazo qué le da orgullo a cada quien y qué le apaga el día. Los defectos también vienen por duplicado. Turnarse el centro evita que se hagan sombra.',
      flowing:
        'Alguien propone salir a caminar y ya hay dos pares de zapatos en la acera. Lo que le da vida a cada cual anima también a quien va a su lado, y se celebran los logros con franqueza. Tanta facilidad adormece; pónganse a ratos un reto que exija ambas voluntades.',
      tense:
        '¿Quién elige la música del viaje? Cada cual va hacia lo suyo con fuerza y los rumbos se cruzan: lo que aquí se defiende, enfrente parece capricho. De ese forcejeo sale respeto cuando dejan de querer corregirse. Dos soles alumbran mejor en salas contiguas.',
    },
    moon: {
      joined:
        'Aunque no haya lazos de sangre, hay aquí un parentesco inmediato. Quien pone el Sol marca el rumbo del día; quien pone la Luna sabe, con solo mirarle la cara, si ya desayunó. Ojo con fijar los papeles: quien consuela también quiere brillar, y quien brilla necesita consuelo.',
      flowing:
        'Basta un «¿cómo te fue?» para que se afloje la jornada. La voluntad de quien aporta el Sol arropa los ánimos de quien aporta la Luna, y esos ánimos le devuelven calor de casa. Se acompañan bien en lo diario. Lo que se da tan fácil acaba pareciendo obligatorio, y el «gracias» se olvida.',
      tense:
        'Alguien dice «vamos» justo cuando enfrente se pide quedarse en pijama. Un Sol empuja, y la Luna ajena siente que le pisan el ánimo; después se extrañan igual. Ayuda avisar antes de decidir, y preguntar qué haría falta para salir con gusto.',
    },
    mercury: {
      joined:
        'Se entienden a media frase. Quien lleva Mercurio pone palabras a lo que el Sol de enfrente apenas empezaba a ser, y recibe a cambio convicción para sus ideas. El peligro es que la charla gire alrededor de una sola vida, la del Sol. Mercurio necesita también que alguien le pregunte por su día.',
      flowing:
        'De un paseo corto vuelven con un proyecto y tres chistes nuevos. La curiosidad de Mercurio encuentra eco en las ganas del Sol, y los consejos se reciben sin ofensa, hasta en los trámites. Anoten las buenas ocurrencias, que entre tanta charla se evaporan.',
      tense:
        '«Eso no fue lo que dije» es una frase que puede repetirse entre ustedes. Mercurio razona, el Sol siente que le discuten el carácter, y un comentario sobre el mapa termina en juicio sobre quien conduce. Corrijan los datos con suavidad y dejen el orgullo fuera del expediente.',
    },
    venus: {
      joined:
        'A quien tiene el Sol le cambia la voz cuando la otra persona llega, y a esta le gusta casi todo lo que ve. Hay simpatía, halago, ganas de quedarse otro rato. El cariño puede volverse vitrina. Quiéranse igual en los días opacos, con mal humor y sin visitas.',
      flowing:
        'Regalarse cosas pequeñas les sale bien: una canción, el último higo, un elogio dicho a tiempo. Gusto y carácter se hacen buena compañía, en amistad, familia o amor. Con tanta suavidad los gustos se parecen demasiado. Prueben algo que les salga mal a la primera.',
      tense:
        'Se gustan, aunque a veces por motivos equivocados. Quien aporta Venus querría limarle el carácter a quien aporta el Sol, que se cansa de tener que agradar; un obsequio carísimo puede decir menos que una pregunta. Venus busca armonía y el Sol, ser quien es: dos hambres con distinto horario.',
    },
    mars: {
      joined:
        'Pónganse a mover un piano y entenderán este aspecto: fuerza sobra, falta decidir por qué lado. Marte enciende la voluntad del Sol, con calor de deseo, de juego o de competencia. Elijan causas comunes; sin un adversario afuera, quizá lo busquen en casa.',
      flowing:
        'Con ustedes las cosas se hacen. Quien aporta el Sol sabe qué quiere, quien aporta Marte ya tiene el taladro en la mano, y la energía se contagia sin que nadie mande demasiado. Rinden mucho en obras y excursiones. El descanso, en cambio, casi hay que ponerlo en la agenda.',
      tense:
        'Saltan chispas hasta por el orden de los cubiertos. Lo que el Sol es parece provocar a Marte, que responde antes de pensar; bajo el enojo suele haber admiración y ganas. Discutan caminando, con aire en la cara, y acuerden una palabra que corte a tiempo la pelea.',
    },
    saturn: {
      joined:
        'Algo serio se instala pronto, como si hubieran firmado. Saturno sostiene los planes del Sol, les da fecha y cimiento, y también puede apagarlos con un «ya veremos». El vínculo aguanta mucho si quien aconseja se acuerda de elogiar y quien brilla admite que le pongan un plazo.',
      flowing:
        'El Sol sueña en grande y Saturno compra los clavos. Hay confianza, paciencia, la sensación de contar con alguien puntual; en familia o en el trabajo, este contacto sirve de sostén. De tan cumplidor, el trato llega a sentirse a veces como oficina.',
      tense:
        'Quien lleva el Sol puede sentir que rinde examen en cuanto propone algo. Quien lleva Saturno carga con el papel del «no», muchas veces por temor o por celo de cuidar. Cambien las notas por preguntas y repartan la seriedad: por semanas, a cada cual le toca decir «sí».',
    },
    juno: {
      joined:
        '«Con esta persona cuento», dice quien aporta Juno, y el Sol de enfrente se pone más derecho al oírlo. Nace una lealtad con orgullo, de las que se dicen ante testigos. El acuerdo pesa cuando una sola biografía ocupa el cartel. Procuren que lleve los dos nombres, en letra del mismo tamaño.',
      flowing:
        'Prometer les sale natural, igual que pasarse la sal. Lo que Juno entiende por lealtad coincide bastante con el carácter del Sol, sin disfraz ni esfuerzo, y los pactos se cumplen casi por gusto. Tan buena costumbre corre un riesgo pequeño: que ya nadie la elija.',
      tense:
        'La idea que Juno tiene del compromiso choca con el modo en que el Sol vive. Unas veces se oye «no me cambies»; otras, alguien se queda esperando en un andén vacío. Pongan en claro qué es promesa y qué es deseo. A veces alcanzan dos reglas, escogidas entre cinco.',
    },
    ascendant: {
      joined:
        'Apenas se ven, algo cambia en la postura. Quien aporta el Sol se reconoce en la manera en que la otra persona entra, saluda y arranca, y la anima a mostrarse más. El efecto es luminoso y un poco invasor. Quedarse en segundo plano, de vez en cuando, también da descanso.',
      flowing:
        'La primera impresión suele ser buena y seguir vigente. El carácter solar favorece el estilo del Ascendente, igual que cierta luz favorece un cuadro; en las reuniones se rescatan con la mirada. Como todo fluye por fuera, reserven un rato para preguntarse qué ocurre por dentro.',
      tense:
        'Desde fuera parecen de películas distintas. Al Sol ese modo de llegar le resulta teatral, brusco o demasiado callado, y el comentario sale sin permiso. La diferencia también imanta, porque cada cual tiene lo que al otro lado escasea. Antes de corregir un gesto, pregunten qué protege.',
    },
  },
  moon: {
    moon: {
      joined:
        'Sienten hambre, sueño o nostalgia casi a la misma hora. Con las Lunas en un mismo lugar se adivinan sin hablar, y una tarde de lluvia en silencio les alcanza. Lo malo es que también los bajones coinciden. Ese día nadie tiene fuerzas de reserva, y una tercera persona viene bien.',
      flowing:
        'Sus rutinas se acomodan sin instrucciones: quién madruga, quién hace las compras, cuándo conviene callar. Los ánimos se entienden y el consuelo llega en el idioma esperado. Pueden arrullarse tanto que nadie mencione lo difícil. Lo difícil, con todo, sabe esperar, y vuelve de madrugada.',
      tense:
        'Aquí consolar es hablar; enfrente, traer una manta y quedarse cerca. Nadie lo hace mal: quizá aprendieron en casas distintas, y en los días sensibles cada gesto parece llegar a la dirección equivocada. Pregunten «¿qué te sirve ahora?» y crean la respuesta, aunque les sorprenda.',
    },
    mercury: {
      joined:
        'Pelando una mandarina, quien tiene la Luna acaba en confesiones. El Mercurio de enfrente escucha, pregunta, le halla nombre a ese nudo en la garganta, y de paso aprende que sentir también informa. En ocasiones explica de más. Hay lágrimas que prefieren un pañuelo sin comentario.',
      flowing:
        'Se mandan audios de seis minutos y los oyen completos. El sentir de la Luna y el pensar de Mercurio se traducen con soltura; recuerdan anécdotas, apodos, el nombre de cada mascota. En lo doméstico aciertan casi siempre; lo que les cuesta es dejar algún asunto en silencio.',
      tense:
        '«Exageras», dice alguien; «no entiendes», responde alguien más. Mercurio quiere precisión justo cuando la Luna busca cobijo, y las palabras raspan. Dejen pasar una hora entre el sentimiento y el análisis. Los mensajes escritos en caliente piden una segunda lectura.',
    },
    venus: {
      joined:
        'Apoyar la cabeza en ese hombro sale sin pensarlo. En pareja o entre parientes, la Luna encuentra un trato dulce y Venus recibe una ternura con sabor a hogar. Se consienten mucho, a veces para esquivar el pleito. Un desacuerdo dicho con cariño tampoco rompe la porcelana.',
      flowing:
        'Recibir visitas es uno de sus talentos: Venus pone flores, la Luna sabe quién necesita sentarse lejos del ruido. El afecto circula suave, en amistad o en pareja, y se nota en cómo queda la sala. Tanta miel pide limón: háblense claro sobre los gastos y los turnos.',
      tense:
        'A veces el mimo llega cuando se pedía espacio, o el regalo cuando se esperaba compañía. Se quieren con horarios cruzados: la Luna necesita cercanía y Venus prefiere agradar sin enredos. Con un ejemplo de esta misma semana, el reclamo se vuelve pedido.',
    },
    mars: {
      joined:
        'Con un portazo o con un abrazo, pero aquí poco sale tibio. Marte despierta los instintos de esa Luna: la defiende, la apura, la enciende. Quien pone la Luna siente más vida y tiene la piel más fina. Ese mismo impulso, que a ratos quema, protege como pocos cuando algo amenaza.',
      flowing:
        'Ante un apuro de familia funcionan como brigada. Marte se mueve, la Luna sabe por quién, y entre ambas cosas el problema queda resuelto antes del noticiero. El calor del trato da ganas de nadar, cocinar picante, subir a una azotea. A la pereza, eso sí, le cuesta encontrar turno.',
      tense:
        'Un tono seco alcanza para encender la tarde. A Marte lo impacienta tanto vaivén y a la Luna la lastima tanto filo; después llega el arrepentimiento, a veces con flores de gasolinera. Aprendan a discutir a media voz, y averigüen si hay sueño o hambre antes de repartir culpas.',
    },
    saturn: {
      joined:
        'Hay cariño y hay reglamento. La Luna se apoya en la firmeza saturnina como en un muro al sol, aunque ese muro a ratos da frío. Quien aporta Saturno cuida proveyendo, avisando, estando. Le ayudaría decir «te quiero» además de revisar las cerraduras.',
      flowing:
        'Pasan los años y la comida del domingo se sigue respetando. Con paciencia, Saturno abriga unos ánimos cambiantes, y la Luna le devuelve calor a quien casi nunca lo pide. Es un lazo para mudanzas e inviernos. Prueben algún plan sin propósito: también a la ternura le hace falta recreo.',
      tense:
        'Llorar delante de un reloj: así puede sentirse quien tiene aquí la Luna. La otra persona, seria o con mucha carga encima, contesta con soluciones y siente que nada de lo que da alcanza. Comiencen por lo mínimo, diez minutos de escucha sin recetas. Y reconozcan el cuidado que viene disfrazado de consejo.',
    },
    juno: {
      joined:
        'Comprometerse aquí tiene olor a sábanas limpias. Quien pone Juno piensa en acuerdos, quien pone la Luna pregunta si hay lugar para su abuela, y de esa mezcla sale una lealtad de familia, haya o no parentesco. El exceso de nido agobia. Conserven una salida semanal por separado.',
      flowing:
        'Saben cumplirse en lo chico: avisar que se hizo tarde, guardar el sitio, recordar la fecha del examen. Los afectos de la Luna y los pactos de Juno se dan la mano sin trámite. Como casi nadie se queja, pregunten con frecuencia si el reparto les sigue pareciendo justo.',
      tense:
        'La promesa estaba hecha y, aun así, alguien siente frío. Lo acordado según Juno deja fuera, a veces, lo que la Luna necesita una tarde de entresemana: oído, cercanía, estar en pantuflas. Reescriban el trato con los sentimientos incluidos. Vale más una cláusula tierna que diez correctas.',
    },
    ascendant: {
      joined:
        'Hay aquí una cara que sirve de barómetro. Quien aporta la Luna capta cada gesto de quien aporta el Ascendente, a menudo antes del saludo, y le ofrece refugio sin preguntas. Tanta lectura cansa. De vez en cuando crean en la palabra: «estoy bien» puede ser verdad.',
      flowing:
        'Se sienten en confianza desde el primer rato, como quien entra a una casa ajena y acierta con el interruptor. El modo del Ascendente serena a la Luna, que le enseña a llegar con más suavidad. El vínculo gana hondura cuando se cuenta lo que en público se disimula.',
      tense:
        'Un saludo brusco puede arruinar aquí la mañana entera. Sin querer, un modo de llegar toca la parte más sensible de esta Luna, que se encierra o reclama. Un aviso ayuda: «vengo con prisa, luego te abrazo». Y que el abrazo llegue.',
    },
  },
  mercury: {
    mercury: {
      joined:
        'Terminan las frases a dúo y se ríen por adelantado. Con Mercurio en el mismo punto piensan a igual velocidad, usan las mismas muletillas y podrían conversar en un aeropuerto hasta que les apaguen las luces. Si coinciden en el error, falta quien avise. Inviten a alguien que opine al revés.',
      flowing:
        'Hablar les descansa. Las ideas pasan de una cabeza a otra como en un ping-pong de sábado, con pausas para la broma, y hasta lo que preocupa se cuenta mejor entre ustedes. La trampa cómoda es quedarse en el comentario. Entre tantas ocurrencias, casi ninguna llega al martes.',
      tense:
        'Alguien cuenta la historia desde el principio y alguien pide el resumen. Sus mentes usan manuales diferentes, y hasta un recado sencillo puede extraviarse dos veces por el camino. Repitan lo entendido antes de colgar. Con paciencia, la suma de ambas miradas cubre lo que a cada una se le escapaba.',
    },
    venus: {
      joined:
        'Entre ustedes hasta la lista de compras lleva un piropo. Mercurio halla la frase y Venus el tono, así que se escriben bonito, se recomiendan libros, arreglan malentendidos con humor. Queda por aprender la conversación sin azúcar. Con Venus al lado, Mercurio rodea lo amargo y a veces lo olvida.',
      flowing:
        'Podrían redactar las tarjetas de toda la vecindad. Lo que Mercurio piensa le resulta encantador a Venus, que le da forma, color, música; con ustedes negociar se parece a un juego de salón. De ese don pueden salir un brindis, una carta difícil y hasta la paz entre dos primos.',
      tense:
        'Una broma de más y cambia la temperatura de la sala. Lo que Mercurio llama franqueza a Venus le suena a descortesía, y los silencios amables de Venus despistan a cualquiera. Pueden encontrarse en un punto medio: verdad completa, palabras escogidas, y el chiste para el final.',
    },
    mars: {
      joined:
        'Discutir les abre el apetito. Mercurio lanza la idea y Marte la convierte en plan, en debate o en travesura antes de que alguien diga que no. La agudeza divierte y también corta. Pacten que las réplicas brillantes esperen turno cuando la otra parte llega sin fuerzas.',
      flowing:
        'Arman un mueble sin ponerse cara de fastidio. Quien piensa da la instrucción exacta y quien actúa la ejecuta con gusto, o le pone urgencia a lo que llevaba meses en borrador. Son buen equipo para exámenes, reclamos y plazos cortos. Conversar sin objetivo les parece, todavía, un lujo.',
      tense:
        'En lo diario, las palabras llevan punta y el volumen sube. Marte oye crítica donde había un dato; Mercurio oye un grito donde había apuro. Les sirve discutir por escrito, con una noche de por medio, o mandar el debate a otra parte: un juego de mesa feroz quita mucha presión.',
    },
    saturn: {
      joined:
        'Cada palabra cuenta, y se nota en las pausas. La persona de Saturno pide fuentes; la de Mercurio aprende a pensar con plano y escalera, o se calla por miedo a equivocarse. Se enseñan mucho. Hagan lugar al disparate: una idea todavía verde, recibida con risa amable, vuelve al día siguiente mejor vestida.',
      flowing:
        'Todo acuerdo queda en un papel y se cumple. Mercurio pone ideas, Saturno les da orden y calendario; hablan poco y al grano, con un humor seco que solo ustedes entienden. Van bien para estudiar o llevar un negocio. Trasnochen alguna vez hablando tonterías.',
      tense:
        '«Eso ya lo intentamos» puede apagar una tarde entera de ocurrencias. Quien lleva Mercurio siente que le corrigen la tarea; quien lleva Saturno, que nadie se toma en serio el problema. Prueben un orden: primero la idea completa, después las objeciones, y de estas, solo las tres mayores.',
    },
    juno: {
      joined:
        'Su compromiso se hace hablando y hablando se cuida. Quien aporta Juno quiere acuerdos claros; quien aporta Mercurio los redacta, los matiza, les encuentra la excepción graciosa. Se vuelven confidentes de largo aliento. Tienen tanta cláusula que algunas lealtades, sin glosario, se entenderían antes.',
      flowing:
        'Llamar para contar la novedad ya es, aquí, una forma de fidelidad. Palabra y pacto conviven sin fricción: se avisan, se consultan, y por eso la desconfianza tiene poco que comer. Renueven el repertorio. Tras mucho tiempo, una pregunta inédita vale por un aniversario.',
      tense:
        'Lo dicho y lo prometido se les enredan. Para Mercurio era una idea en voz alta, para Juno era un compromiso, y la diferencia aparece el día de cumplir. Señalen en el momento qué es firme y qué es «tal vez». Suena un poco frío y ahorra más de un reclamo.',
    },
    ascendant: {
      joined:
        'Quien aporta Mercurio le comenta a la otra persona hasta el modo de untar la mantequilla, y casi siempre con gracia. Se estimulan: hay preguntas, apodos, ganas de salir a ver qué pasa en la esquina. Tanto análisis puede fatigar. Una persona tímida prefiere que la dejen sin subtítulos.',
      flowing:
        'En una sala llena encuentran tema enseguida. La forma de ser del Ascendente se explica bien en palabras de Mercurio, que sabe presentarla, recomendarla, traducirla ante un jefe distraído. Es un contacto ligero y fresco. Mercurio entretiene por oficio y de lo hondo habla poco.',
      tense:
        'Se interrumpen sin mala intención. El ritmo con que el Ascendente se mueve choca con la velocidad a la que Mercurio razona, y los primeros minutos de cada encuentro suelen salir torcidos. Salúdense antes de informar. Pasada la media hora, curiosamente, se entienden bastante mejor.',
    },
  },
  venus: {
    venus: {
      joined:
        'Eligen sin consultarse el mismo rincón del restaurante. Comparten gusto, y con él una facilidad enorme para pasarla bien y quererse con los mismos modales. La comodidad puede adormecer, y la caja común, sufrir con dos entusiastas del detalle bonito. Fijen un tope antes de entrar a la tienda.',
      flowing:
        'Hasta los gustos dudosos se perdonan. Lo que aquí parece hermoso, enfrente cae por lo menos simpático. Se hacen la vida agradable con poco: comparten canciones, paciencia en los museos, debilidad por la gente amable. Como todo va suave, arriesguen algo. Un elogio muy sincero también puede dar vértigo.',
      tense:
        'Donde alguien pondría rosas, alguien más pondría un cactus. Se quieren de veras y con estéticas opuestas: difieren en gastos, en mimos, en qué significa un detalle. Podrían burlarse del gusto ajeno o dejarse educar un poco por él. Repartan las paredes y que cada cual cuelgue lo suyo.',
    },
    mars: {
      joined:
        'Entre Venus y Marte la atracción rara vez pide presentación. Venus invita con el gesto y Marte ya cruzó la sala; en la amistad o en la familia se vuelve entusiasmo, juego, ganas de inventar a la par. La temperatura sube y cae. Lo lento, aquí, todavía está por probarse.',
      flowing:
        'Por un pasillo estrecho se cruzan sin chocar. El gusto de Venus y el empuje de Marte se buscan con naturalidad, sea para el amor, el juego o un negocio de empanadas. Lo fácil se descuida. Vuelvan a cortejarse con un plan inesperado o una nota en el bolsillo del abrigo.',
      tense:
        'Mucha chispa y poca puntería. Marte quiere ya, Venus quiere bonito, y el malentendido puede encender tanto como irritar; entre amistades o parientes se nota en la impaciencia y las pullas. Acuerden el ritmo con palabras. Un «más despacio» dicho con una sonrisa suele salvar la noche.',
    },
    saturn: {
      joined:
        'Se quieren con almanaque. Quien lleva Venus ofrece dulzura; quien lleva Saturno, permanencia, y entre una cosa y otra levantan un afecto sobrio, de los que se aprecian más al quinto invierno. Cuando el deber pesa, la ternura se vuelve tímida. Citen al cariño si hace falta, también en días hábiles.',
      flowing:
        'El suyo es un querer que mejora con el uso, como las botas de buen cuero. Hay respeto por lo que costó y un gusto compartido por lo que dura; Venus embellece lo que Saturno sostiene. A ese paso la prudencia lo administra todo, y la tarde disparatada queda para otro año.',
      tense:
        'Pedir un mimo aquí puede dar vergüenza. A Venus le parece que le miden el cariño con cucharita, mientras Saturno teme dar y quedarse sin nada. Empiecen por gestos chicos y regulares: una llamada los jueves, un «qué bien te quedó». La constancia va derritiendo el hielo.',
    },
    juno: {
      joined:
        'Encanto y lealtad entran del brazo. La persona de Venus sabe agradar, la de Juno sabe quedarse, y el trato que hacen tiene algo de ceremonia íntima, aunque se trate de una amistad. Que el adorno deje ver el fondo. Venus mira lo bello y Juno lo justo, y rara vez se piden cuentas.',
      flowing:
        'Cumplir la promesa y envolverla para regalo: eso se les da. El cariño de Venus alegra los compromisos de Juno, y festejan fechas que solo ustedes recuerdan, como la del paraguas prestado. Alguna de esas tradiciones, a fuerza de repetirse, quizá ya solo la recuerda el calendario.',
      tense:
        'Gustarse y prometerse van, entre ustedes, por carriles separados. Juno querría más compromiso; Venus, más coqueteo o más respiro, y ambas peticiones suenan a reproche. Hablen de lo que sí pueden ofrecer, con fecha. Es probable que debajo haya una sola pregunta: si todavía se eligen.',
    },
    ascendant: {
      joined:
        'Antes de encontrarse, ambas personas tardan un poco más frente al ropero. A quien aporta Venus le gusta ese estilo, esa voz, ese modo de pedir la cuenta, y lo hace notar; así dan ganas de bajar la guardia. Ojo con querer solo la fachada. Detrás de ella vive alguien.',
      flowing:
        'Quedan bien en las fotos, y sobre todo en los pasillos donde nadie mira. Venus le suaviza al Ascendente la entrada, y este agradece que lo quieran tal como llega. Sirve para recibir gente, vender, hacer las paces. Venus busca agradar, así que alguna opinión propia se calla de más.',
      tense:
        'Lo que encanta a primera vista puede cansar a la tercera. Venus quisiera retocarle algo al Ascendente, otro tono, otra camisa, y del otro lado hay defensa o actuación para gustar. Cambien el retoque por curiosidad: cada manía tiene su historia, y algunas son buenísimas.',
    },
  },
  mars: {
    mars: {
      joined:
        'A la cuenta de tres, saltan a la vez. Con Marte en el mismo punto de ambas cartas la energía se duplica: compiten, se contagian el arrojo, terminan la carrera con la lengua afuera y ganas de otra. También se enojan a coro. Búsquenle un deporte, una obra o una causa al exceso.',
      flowing:
        'Reparten el esfuerzo casi sin hablar: quien llega primero abre, quien va detrás carga. Sus maneras de actuar se complementan, una meta difícil les divierte y el enojo dura poco. Sin una tarea entre manos, esta fuerza se oxida como una bicicleta olvidada en el patio.',
      tense:
        'Freno y acelerador discuten en el mismo auto. La manera de arrancar de cada cual estorba enfrente, así que se desafían por la ruta, el método o la última palabra. Puede divertir y puede agotar. Delimiten territorios: quién decide qué, y en qué asuntos nadie toca el volante ajeno.',
    },
    saturn: {
      joined:
        'Martillo y yunque, y de ahí el ruido. El impulso de quien lleva Marte tropieza con la prudencia de quien lleva Saturno; del choque puede salir una herramienta excelente o una terquedad a dos voces. Se entienden mejor con un trabajo duro y plazos claros. Sin la pausa, el empujón perdería fuerza.',
      flowing:
        'Obras largas: en eso se lucen. La fuerza de Marte rinde más porque Saturno la dosifica, y el método de este cobra pulso; suman resistencia para aprender un idioma o restaurar un bote. Lo que hacen mal es descansar. Cuelguen la hamaca antes de comprar más lija.',
      tense:
        'Aquí cada «ahora» se estrella contra un «todavía no». Marte se siente bajo vigilancia, Saturno siente que le desordenan el taller, y el enojo se guarda hasta salir por una tontería. Pónganle hora a la queja. Con reglas breves y metas por etapas se respetan más.',
    },
    juno: {
      joined:
        'Defienden el acuerdo a capa y espada, incluso entre ustedes. Marte le da arrojo a la lealtad de Juno, y esta le ofrece una razón por la que valga la pena pelear. Gana quien sabe parar. Muchos asuntos que parecían merecer batalla se resuelven igual tirando una moneda al aire.',
      flowing:
        'Prometer y hacer ocurren aquí el mismo día. Quien aporta Juno tiene presente lo pactado y quien aporta Marte se sube a la escalera para cumplirlo; protegen lo común con ganas y a veces con atropello. El cansancio tarda en verse, porque el entusiasmo lo esconde bien.',
      tense:
        'Alguien siente que el compromiso le ata las manos; alguien, que le incumplen por impulso. El tira y afloja va de la toalla mojada a los grandes planes, y el enojo suele pedir libertad o respeto con malos modos. Renegocien los límites en un día tranquilo. Un pacto con válvula aguanta más presión.',
    },
    ascendant: {
      joined:
        'Basta una llegada y se acabó la siesta. Marte reta, despierta, saca a correr bajo la lluvia; hay atracción, impulso o ganas de discutirle hasta el saludo. La valentía se contagia. La prisa también, así que pregunten antes de empujar la puerta.',
      flowing:
        '«Anímate, te acompaño» podría ser su contraseña. El empuje de quien aporta Marte le sienta bien al modo de la otra persona, que gana arranque y le presta, a cambio, algo de su estilo. Salgan, prueben, compitan en broma. Después de tanta acción vale la pena sentarse a contar qué sintieron.',
      tense:
        'Chocan en la entrada porque nadie cede el paso. El modo del Ascendente le suena a provocación a Marte, y un comentario sobre la hora de llegada enciende un debate que dura hasta la merienda. Es energía que busca cauce. Caminen rápido, carguen cajas, ríanse de la rivalidad apenas asome.',
    },
  },
  saturn: {
    saturn: {
      joined:
        'Edades muy cercanas, o casi treinta años de distancia: así suelen coincidir dos Saturnos. Temen cosas parecidas, respetan el mismo tipo de esfuerzo y saben callar ante lo difícil. La alianza es firme y algo gris. Pónganle color adrede, porque la lista de pendientes crece sin ayuda.',
      flowing:
        'Sus sentidos del deber se ensamblan como dos vigas. Lo que a ratos pesa encuentra quien lo sepa cargar, y los planes largos avanzan sin drama: la hipoteca, el huerto, la tía que espera visita. Festejen cada tramo cumplido, o llegarán muy lejos con cara de lunes.',
      tense:
        'Cada quien aprendió la prudencia en una escuela distinta. Donde alguien ahorra, enfrente se trabaja el doble; donde alguien calla, enfrente se exige, y ambas partes creen hacer bien las cosas. Cuéntense a qué le temía su familia, y cómo lo supieron. Con los miedos ya contados se discute menos.',
    },
    juno: {
      joined:
        'Prometer en serio es su especialidad. La persona de Juno quiere un vínculo justo, la de Saturno lo vuelve costumbre, escritura, turno; entre las dos arman una lealtad que resiste distancias y parientes. A fuerza de cumplir se olvida por qué empezaron. El primer mensaje, releído, lo aclara.',
      flowing:
        'Nadie necesita recordarles lo pactado. El sentido del deber y el de la justicia encajan aquí sin esfuerzo, y poco a poco se gana una confianza tranquila, de llaves que cuelgan en el mismo gancho. Aflojen una norma por temporada y observen: la estructura suele resistir bien la risa.',
      tense:
        '¿Promesa o contrato? Para Saturno el vínculo pide tiempo y pruebas; para Juno, equidad desde el primer día, y la espera empieza a oler a rechazo. Definan plazos honestos, con permiso para cambiarlos. Esa seriedad y ese anhelo pueden terminar cuidando lo mismo.',
    },
    ascendant: {
      joined:
        'Bajo esa mirada, la espalda se endereza sola. Quien lleva Saturno observa, aconseja, espera lo mejor; quien lleva el Ascendente madura o siente que le pusieron uniforme. Se juega un respeto de larga duración. Denle entrada a la torpeza: se confía mejor en alguien con quien se puede hacer el ridículo.',
      flowing:
        'La seriedad de Saturno le da contorno al estilo del Ascendente, como un buen marco. Se toman en cuenta, llegan a la hora, se recomiendan con sobriedad; en un trabajo común inspiran confianza a terceros. A lo espontáneo hay que llamarlo por su nombre. Sin cita, casi nunca aparece.',
      tense:
        'Un ceño fruncido puede decidir el clima del encuentro. Saturno nota cada falla, y el Ascendente se achica o se rebela; a menudo quien critica le teme al papelón, propio o ajeno. Pidan una aclaración en lugar de adivinar. Suavizados los primeros cinco minutos, el resto mejora.',
    },
  },
  juno: {
    juno: {
      joined:
        'Hablan el mismo dialecto de la lealtad. Con Juno en un solo lugar, les parece justo lo mismo y les ofende lo mismo, de modo que acordar les lleva poco. Tanta coincidencia puede borrar matices: alguien asiente por inercia. A solas con la pluma, quizá cada quien firmaría otra cosa.',
      flowing:
        'Para comprometerse gastan poco papel. Lo que cada cual espera de un vínculo armoniza con lo que se le ofrece, y esa sintonía da paciencia ante las diferencias menores: el volumen de la radio, las visitas, el gato. Digan en voz alta qué agradecen, porque el buen reparto se vuelve invisible.',
      tense:
        'La palabra «justo» les da para toda una tarde. Quizá aquí se quieren cuentas parejas y enfrente, que se note la entrega; desde su lado, cada cual tiene razón. Escriban sus dos versiones del trato, cambien las hojas y subrayen lo que coincida. Suele haber más de lo temido.',
    },
    ascendant: {
      joined:
        '«Se nota que se tienen», comenta la gente. Juno reconoce, en esa manera de llegar, la clase de trato que buscaba, y el Ascendente descubre que un compromiso puede quedarle holgado. El papel de dúo se pega a la ropa. Por separado también se les saluda.',
      flowing:
        'Van por la calle a un mismo paso, sin proponérselo. El estilo de quien lleva el Ascendente le inspira confianza a Juno, y el vínculo luce porque por dentro se respeta. El aire circula cuando cada cual conserva alguna costumbre propia: un coro, una ruta, una liga de domingo.',
      tense:
        'Alguien promete con voz de ceremonia y aparece cuarenta minutos tarde. Al Ascendente le aprieta el papel que le asignaron; a Juno le duele la informalidad. Busquen un compromiso de su talla verdadera, aunque luzca menos solemne que el imaginado.',
    },
  },
};
