import type { MoonAspectTexts } from '../../interpretation-types.ts';

/** The mood of a day on which the Moon meets a planet, in three variants. */
export const moonAspects: MoonAspectTexts = {
  sun: {
    joined: [
      'Deseo y ánimo miran hacia el mismo lado. Empieza algo en pequeño, sin anunciarlo; lo que se decide en silencio también echa raíz.',
      'El día tiene la quietud de un aula antes de clase. Pregúntate qué quieres aprender de las próximas semanas y apúntalo con lápiz.',
      'Noche sin farol, intención clara. Susurra qué te gustaría ver crecer y dedícale los primeros diez minutos libres.',
    ],
    flowing: [
      'La cabeza y el corazón desayunan en la misma mesa. Avanza lo que requiere buen humor y un poco de confianza; pide lo que necesitas.',
      'Jornada de paso parejo. Quien dirige y quien ejecuta se entienden con pocas palabras; resuelve el asunto que esperaba buena disposición.',
      'Tus actos y tus sentimientos van del brazo. Firma, visita o felicita; la buena disposición se nota hasta en la fila.',
    ],
    tense: [
      'Una cosa es lo que quieres y otra la que te pide el cuerpo. Escucha a ambas partes antes de discutir con alguien que pasaba por ahí.',
      'La obligación tira de una manga y las ganas, de la otra. Cumple lo principal, recorta lo demás y deja un rato libre al final.',
      'Te parte en dos el deseo de quedarte y el de lucirte. Reparte las horas entre ambos y evita culpar al vecino.',
    ],
  },
  mercury: {
    joined: [
      'Se piensa con el estómago y se habla con ternura. Escribe esa carta, llama a casa o di en palabras sencillas qué te pasa.',
      'Las frases vienen envueltas en recuerdos. Conversa sin prisa, pregunta por la historia completa y quédate con la frase que te conmovió.',
      'Los pensamientos llevan pantuflas. Cuenta una anécdota, anota lo soñado o pregunta por el perro de tu amiga.',
    ],
    flowing: [
      'Explicar lo que sientes cuesta la mitad. Aprovecha para aclarar un enredo, estudiar en compañía o ponerle nombre a esa incomodidad.',
      'Charla ligera, oído atento, respuestas a tiempo. Van bien los trámites con gente de por medio y las anécdotas que se guardan para el postre.',
      'Encuentras la palabra justa sin buscarla. Enseña algo, negocia con cortesía o lee en voz alta a quien tengas cerca.',
    ],
    tense: [
      'Alguien contesta una pregunta que nadie hizo. Lee otra vez el mensaje y, si todavía pica, respóndelo después de caminar.',
      'La mente sale corriendo mientras el ánimo busca los zapatos. Deja que se alcancen antes de explicar, decidir o firmar.',
      'Se te cruzan los cables entre oír y entender. Pide que lo repitan, aplaza la ironía y revisa el destinatario.',
    ],
  },
  venus: {
    joined: [
      'Hay dulzura en el trato y ganas de compañía. Prepara algo rico, di un elogio que sea cierto, abraza a quien lo agradezca.',
      'De terciopelo se viste el día. Busca la belleza cercana: sábanas tendidas al sol, una canción vieja, alguien que te mire con calma.',
      'El cariño tiene antojo de pastel tibio. Comparte una porción, arregla un florero y deja que te consientan un poco.',
    ],
    flowing: [
      'Las asperezas se liman casi sin querer. Invita, reconcilia, elige el regalo; la amabilidad suele encontrar la puerta abierta.',
      'Se contagia la delicadeza. Una disculpa breve o un ramo del mercado pueden hacer más que un discurso bien armado.',
      'Agradar sale natural y recibir también. Haz las paces, prueba un peinado o cena con alguien que te suavice la voz.',
    ],
    tense: [
      'Quieres mimos y te dan consejos, o al revés. Pide con claridad y deja la compra de consuelo para otro día.',
      'Cuesta decidir entre gustar y estar a gusto. Rechaza con cortesía lo que te incomode; un cariño firme sabe soportarlo.',
      'Un desaire mínimo duele como si fuera grande. Pregunta qué quiso decir y date un gusto que quepa en el día.',
    ],
  },
  mars: {
    joined: [
      'La sangre anda rápida y la paciencia, corta. Haz ejercicio, resuelve algo con las manos y cuenta hasta diez antes del teclado.',
      'Sientes y actúas en el mismo segundo. Úsalo para defender lo que te importa, con la voz firme y las puertas en su sitio.',
      'Hierve la olla con la tapa puesta. Levántala con cuidado: muévete, di lo que urge y baja la llama antes de seguir.',
    ],
    flowing: [
      'El ánimo viene con motor. Ataca la tarea que dabas por imposible, propón, muévete; hay valentías que caben en un recado.',
      'Decir lo que quieres sale directo y sin rasguños. Aprovecha el empuje para arreglar la repisa o pedir esa cita.',
      'El impulso y el tacto caminan juntos. Monta la bicicleta, plantea esa exigencia o defiende a quien habla poco.',
    ],
    tense: [
      'Cualquier bocina parece un insulto. Suelta tensión en el cuerpo antes de replicar y elige una sola batalla que merezca la tarde.',
      'Saltan chispas por tonterías: la tapa del frasco, el turno en la fila. Detrás puede haber cansancio; atiéndelo primero.',
      'Todo empuja y nada avanza. Barre con ganas, sube escaleras y pospón la discusión hasta después de comer.',
    ],
  },
  jupiter: {
    joined: [
      'El pecho se ensancha y las ganas de dar también. Comparte mesa, anima a alguien y promete la mitad de lo que te nazca.',
      'Antes del almuerzo, cualquier cosa parece posible. Disfruta la esperanza, escribe la idea grande y revisa otro día sus medidas.',
      'Invitarías a la cuadra completa. Abre la puerta a unos cuantos, ríe fuerte y guarda algo de fuerza para recoger.',
    ],
    flowing: [
      'La confianza sube como pan en el horno. Es momento de enseñar, planear un paseo largo o reírte de una vieja preocupación.',
      'Gente generosa, puertas que ceden con un empujón suave. Acepta el consejo de alguien con más camino y ofrece el tuyo si te lo piden.',
      'Crees en la gente y la gente se esmera. Pide orientación, propón el paseo o perdona un plantón.',
    ],
    tense: [
      'El entusiasmo se sirve dos veces del mismo plato. Acepta una invitación y responde a las otras tres que lo vas a pensar.',
      'De un granito se hace una teoría. Baja el tono, comprueba el dato y reserva algo de optimismo para la noche.',
      'Los ojos quieren más que la agenda. Recorta un compromiso, comparte el exceso y deja la gran promesa en borrador.',
    ],
  },
  saturn: {
    joined: [
      'Se abriga el humor y habla poco. Haz una tarea concreta, acuéstate temprano y recuerda que un día serio solo habla de sí mismo.',
      'Pesan los deberes como mochila escolar. Saca lo que puede quedarse en casa, carga el resto y pide a alguien que camine contigo.',
      'Suena lejos el recreo de los demás. Termina una sola cosa, abrígate bien y llama a alguien que hable despacio.',
    ],
    flowing: [
      'Serenidad de banco de plaza. Salen bien los compromisos, las cuentas, la conversación madura con alguien de otra edad.',
      'Con paciencia de artesano, lo pendiente se deja terminar. Pon un límite amable y nota cómo se aflojan los hombros.',
      'Se agradece lo sólido: un plan corto, una palabra mantenida, el consejo de quien tiene canas y buen humor.',
    ],
    tense: [
      'Parece que nadie te espera con la sopa caliente. Caliéntala tú, llama a una voz querida y aplaza el balance de tu vida.',
      'Sientes frío donde buscabas aprobación. Cumple lo tuyo sin endurecerte; la crítica más severa tal vez venga de adentro.',
      'La voz que te exige habla con tono de inspector. Contéstale con hechos, cumple lo mínimo y busca un abrazo.',
    ],
  },
  uranus: {
    joined: [
      'El humor cambia de canal sin aviso. Deja huecos en la agenda y prueba algo que rompa la costumbre sin romper nada más.',
      'Un antojo de libertad entra por el balcón. Toma otro camino, di la ocurrencia y avisa si vas a llegar tarde.',
      'Una corazonada te cambia el trayecto. Síguela media hora, ríete si falla y vuelve a tiempo para lo prometido.',
    ],
    flowing: [
      'Sorpresas de las amables: una llamada, una idea al lavarte los dientes. Atrévete con la versión rara de lo que ibas a hacer.',
      'Se agradece el viento fresco en lo de cada día. Cambia un mueble, un método o una opinión, y comparte el hallazgo.',
      'Conectas puntos que nadie había unido. Llama a tu amistad más original y ensayen algo por primera vez.',
    ],
    tense: [
      'Algo se sale del programa y el pulso brinca. Respira, improvisa lo imprescindible y deja las rupturas para cuando hayas dormido bien.',
      'Inquietud de gato en un cuarto cerrado. Antes de mandar a alguien a paseo, sal tú a dar uno.',
      'El plan se desarma por la tercera línea. Conserva lo esencial, avisa pronto y aplaza el impulso de mandar todo a volar.',
    ],
  },
  neptune: {
    joined: [
      'La piel se vuelve permeable y las canciones parecen hablar de ti. Descansa, crea, acompaña; lo que exija exactitud puede esperar.',
      'Amanece con neblina suave en el ánimo. Sirve para soñar y perdonar; en papeles y horarios, anota dos veces.',
      'Lloras con un comercial y está bien. Pon agua cerca, música suave y un letrero de «vuelvo luego» a lo urgente.',
    ],
    flowing: [
      'La intuición habla bajito y se le entiende. Síguela en lo creativo, en un gesto de ayuda, en la siesta que te debes.',
      'Ternura sin motivo. Observa las manos de la gente en el autobús, oye un disco a oscuras, escribe lo que soñaste.',
      'Adivinas lo que alguien necesita antes de que hable. Ayuda con discreción, pinta un rato, mira llover.',
    ],
    tense: [
      'Se confunden las señales y cada quien oye lo que desea. Pregunta los detalles y pospón los favores que te dejarían sin horas.',
      'Hay una melancolía que se pega como humedad. Abre cortinas, come algo sencillo y comprueba los hechos antes de imaginar.',
      'Entre lo dicho y lo imaginado hay niebla. Confirma la hora, descansa del rescate ajeno y vuelve a lo concreto.',
    ],
  },
  pluto: {
    joined: [
      'Lo que sientes viene del fondo y con fuerza. Míralo de frente, díselo a alguien discreto y espera antes de un gesto sin retorno.',
      'Intensidad de café negro. Una sola conversación honesta vale por muchas cordiales; cuídala de testigos y de prisas.',
      'Nada se siente a medias. Elige con quién compartirlo, escribe lo que callas y deja la decisión fuerte para otra mañana.',
    ],
    flowing: [
      'Se puede bajar hondo y volver con calma. Habla de lo que importa, tira papeles viejos, recupera una fuerza que tenías guardada.',
      'Tu mirada atraviesa las apariencias y aun así es amable. Investiga, confía, deshazte de algo que ya cumplió contigo.',
      'Tienes temple para mirar debajo de la cama. Aclara una duda vieja, limpia un cajón y respira más ancho.',
    ],
    tense: [
      'Un enojo viejo se pone ropa de hoy. Averigua qué teme antes de apretar a nadie y suelta el teléfono un rato.',
      'Tironeos por el mando, a veces en silencio. Di tu parte sin dobleces y cede aquello que te da igual.',
      'Las ganas de tener razón aprietan el puño. Ábrelo despacio, pregunta qué se protege y renuncia a la última palabra.',
    ],
  },
};
