import type { YearHouseTexts } from '../../horoscope-text-types.ts';

/** Saturn’s part of a year, by solar house, in two ways. */
export const yearSaturn: YearHouseTexts = {
  1: [
    'Te miras sin filtro y decides quedarte con lo que hay. Es un tramo austero: caen adornos y se aclara qué responsabilidades te tocan de veras. Cuesta, porque los hombros cargan más y el aplauso escasea. Quizá alguien diga que te volviste de pocas palabras, y acierte. A cambio construyes una presencia que ya no pide permiso. Concédete la paciencia que le tendrías a un aprendiz con buenas manos.',
    'Nadie va a hacer por ti lo que toca hacer, y en el fondo lo agradeces. La identidad se trabaja como la madera, quitando. Dices menos veces que sí y eliges la ropa que dura; te levantas con un propósito aunque falten ganas. Hay soledades en el proceso, de las que sirven para oírse. Si el espejo se pone demasiado severo, cuéntale en qué condiciones llegaste hasta aquí. También los espejos aprenden modales.',
  ],
  2: [
    'Los números se ponen serios y te piden que los mires a los ojos. Quizá haya que gastar con presupuesto, o admitir que cierta seguridad dependía de otra persona. De esa dieta sale algo firme, que es saber cuánto necesitas y cobrarlo sin temblor. Compararte con quien parece tener más estorba bastante; tapa esa vista con un paño mientras haces tus sumas. Compra poco y bueno, y repara con gusto lo que ya sabe servirte.',
    'Se gana despacio y se aprende deprisa lo que cuesta ganarlo. Puede que un ingreso se achique, o que una habilidad exija el título que nunca buscaste; de cualquiera de los dos aprietos sale un suelo más firme. Descubres cuántas cosas te daban trabajo. Regalar algunas alivia, igual que pronunciar un precio justo. La abundancia tiene ahora cara de repisa ordenada, con la fecha puesta en cada tarro y ni uno de más.',
  ],
  3: [
    'Las palabras pesan, y aprendes a usar menos. Puede haber un examen exigente, o un silencio entre hermanos que alguien tiene que romper primero. Tu mente gana hondura y por ratos pierde chispa, cosa que extrañan los grupos de mensajes. Lo que firmes o publiques pide dos lecturas. Estudia como quien levanta un muro, una hilada al día; cuando te toque hablar, se va a notar que debajo hay cemento.',
    'Piensas con la seriedad de quien arma un reloj. El ruido te cansa, las charlas de compromiso también, y a cambio consigues terminar un texto o dominar la materia que se te escapaba. Con el barrio y con la familia toca fijar reglas claras, incluida la de quién llama a quién. Habrá quien no las celebre. Si la cabeza se te llena de objeciones, dales un cuaderno y un horario; fuera de él, que hagan fila.',
  ],
  4: [
    'A la casa le toca revisión de cimientos. Pueden aparecer goteras en el techo o en la historia familiar, y eres tú quien sostiene la escalera. Hay fatiga en eso, y hay también una autoridad nueva, la de quien sabe dónde está la llave de paso. Pon límites amables a quien te trata como cuando tenías doce, y elige una sola reparación por vez. Con el tiempo puedes vivir en algo que aguanta, con menos adornos y mejores vigas.',
    'Lo que heredaste pide inventario, con muebles y con silencios. Te ocupas de una escritura, o de tu propia necesidad de un techo que no se mueva, y por el camino entiendes por qué tus mayores cerraban con doble vuelta. La nostalgia puede ponerse fría. Caliéntala con trabajo manual, que lijar una puerta explica muchas cosas. Lo que levantes en tu casa tendrá tu medida y ninguna prisa por gustarles a las visitas.',
  ],
  5: [
    'La diversión viene con instrucciones, y a lo mejor bostezas al leerlas. Crear o enamorarte exige ahora horario y cierta valentía ante el ridículo. Se despiden los amores de vitrina y queda claro cuáles saben lavar los platos. El premio es pasar de la afición al oficio: una pieza terminada vale por diez comienzos. Si la ovación tarda, pregúntate si seguirías sin ella. Muy probablemente ya conoces la respuesta.',
    'Te pones exigente con tu propia alegría y le pides referencias. Quizá se te junten responsabilidades con gente menuda, o el escenario que esperabas resulte tener veinte butacas. Actúa igual. El talento se hace músculo a fuerza de la misma hora y menos excusas. En el corazón pasa algo parecido, y las demostraciones discretas llegan más adentro que la pirotecnia. Reserva, eso sí, un rato inútil de vez en cuando, sin supervisión de nadie.',
  ],
  6: [
    'Pocas veces te han pedido tanto en tan pocas horas. La jornada se vuelve escuela, con gente que mira el margen y un cuerpo que lleva registro de cada noche robada. Simplifica. Un método humilde, repetido, saca de más apuros que tres semanas heroicas. Quien reparte las tareas quizá ignore cuánto haces; un resumen de una página se lo explica mejor que un suspiro, y te da argumentos para devolver lo que sobra.',
    'La rutina te examina y, curiosamente, te deja copiar de tus errores. Vas a repetir cada procedimiento las veces que haga falta, y a negociar con tu espalda como se negocia con un sindicato. Lo ingrato es que pocos ojos lo ven. Lo bueno, que tu tiempo empieza a tener bordes. Un punto final puesto a media tarde, con la mesa recogida y sin culpa, vale más que cualquier bono de productividad.',
  ],
  7: [
    'Las relaciones sacan el contrato y esperan a que lo leas. Quien se queda lo hace con compromisos claros; quien dudaba tal vez lo diga. También puede llegar alguien mayor, o más formal de lo que acostumbras. Hay fríos pasajeros que conviene hablar antes de que se vuelvan costumbre, en una mesa y sin reloj. La soledad elegida enseña a distinguir la compañía del relleno. Lo pactado con calma nace con buenos tobillos.',
    'El amor y los negocios se ponen traje y llegan puntuales. Se acaba el «ya veremos», y cada vínculo pide que digas qué pones y por dónde no pasas. A ratos sentirás que te evalúan; probablemente estés evaluando tú. Una distancia prudente salva más alianzas de las que enfría. Cuando alguien sostenga su palabra en un mal día, toma nota. De esos apuntes, y de poco más, está hecha la confianza que resiste.',
  ],
  8: [
    'Toca abrir los cajones con candado. Una deuda, o un miedo heredado sin leer, piden orden y una firma. Es labor lenta que casi nadie ve. Busca buen consejo para lo que tenga cláusulas, y a alguien de confianza para lo que carece de ellas. Habrá noches de dar vueltas con la calculadora en la cabeza. Dicho en voz alta, el asunto adelgaza bastante y hasta se deja guardar en una carpeta con nombre.',
    'Aprendes dónde terminas tú y dónde empieza lo que compartes. Hay que separar cuentas, o reconocer que cierta ayuda salía cara. La confianza ya no se regala por simpatía; se entrega en cuotas y con recibo, cosa menos triste de lo que suena. Debajo de tanta sobriedad ocurre algo bueno, y es que le pierdes el miedo al fondo. Ciertas renuncias, puestas por escrito, devuelven una libertad que ningún obsequio da.',
  ],
  9: [
    'Tus convicciones dan examen ante un jurado exigente. Un título pendiente o un viaje de papeles difíciles ponen a prueba cuánto crees en lo que dices, y por el camino se desprenden varias frases prestadas. Las que sobreviven ya son tuyas y se pueden enseñar. Quienes te forman ahora hablan poco y corrigen mucho. Avanza página por página, que la cumbre se aprecia mejor con las botas gastadas y el pan contado.',
    'Lo lejano se pone caro y te obliga a saber para qué lo quieres. Un estudio exige método, y una creencia, que la vivas de lunes a viernes. Tal vez descubras que discutías por deporte. Al quitar lo que sobra queda una idea sobria, capaz de cruzar contigo cualquier frontera. Viaja con equipaje de mano. Hay horizontes que solo se dejan alcanzar por quien camina hacia ellos en silencio un buen trecho, contando postes.',
  ],
  10: [
    'Arriba hace frío y hay mucho que firmar. Puede llegarte la responsabilidad para la que venías preparándote, con jornadas extensas y críticos puntuales. Lo que esté mal construido tiende a notarse. Lo demás queda, y con tu nombre. Conviene tener cerca a alguien que te haya visto empezar y que todavía se atreva a decirte que no. Protege una noche por semana de cualquier asunto importante: las obras grandes también tienen hora de cierre.',
    'El rumbo se decide con regla y con lápiz duro. Puede medirte una autoridad, o tocarte ejercerla y enterarte de lo sola que se queda esa silla. Hay ambiciones que se caen por su peso; la que permanece se vuelve casi modesta, de tan clara. Cuenta más terminar que lucirse. Acepta correcciones de quien sabe y deja testimonio de lo hecho. La reputación que se levanta despacio tiene menos ventanas y mejores muros.',
  ],
  11: [
    'La lista de amistades se acorta y mejora de letra. Pierden interés los grupos donde hacías bulto, y los deseos antiguos pasan por una pregunta incómoda: ¿todavía los quieres? Tal vez te corresponda sostener un proyecto colectivo cuando el entusiasmo ya se fue a dormir. Da cansancio y da estatura. Quienes se queden a recoger las sillas contigo son, probablemente, tu gente, y merecen que se lo digas con todas las sílabas.',
    'El futuro pide presupuesto y firmas de personas confiables. Ya no basta con desear en compañía; hay que repartir turnos y quedarse hasta el punto seis del acta. Alguna amistad que vivía de la inercia puede enfriarse; otra, callada, demostrar su peso acompañándote a una oficina fea. Reduce el número de causas y sube el de horas en la que quede. Con esa aritmética, un grupo chico puede más que un estadio.',
  ],
  12: [
    'Alguien tiene que ordenar el archivo de lo vivido, y eres tú. Trabajas en silencio, con pocos testigos, y a ratos te preguntas si sirve. Sirve. Vas devolviendo culpas que tenían otro dueño y compruebas que se puede cenar a solas con la radio apagada. El cansancio pide rutina, con una lámpara fija y una hora respetada. En ese fondo que nadie visita se prepara, papel por papel, tu próximo comienzo.',
    'Lo que evitabas te espera en el pasillo con una taza de té. No viene a regañarte. Es ocasión de sentarse enfrente de un temor y preguntarle de qué trabaja; la respuesta suele ser antigua y bastante cansada. Habrá menos vida social y más horas de una calma rara. Si la puerta se pone pesada, llama a quien sepa de puertas. Salir de ahí con menos secretos y mejor sueño es una ganancia considerable.',
  ],
};
