import type { EventInterpretations } from '../../event-text-types.ts';

/** A new or a full Moon for everybody, by the sign that the Moon is in. */
export const eventLunations: EventInterpretations['eventLunations'] = {
  newMoon: {
    aries:
      'Se nota un cosquilleo en las piernas. El fuego de este signo arranca sin calentar motores, de modo que las ganas llegan antes que el plan y suelen marcharse igual de rápido. Es una buena ocasión para presentarse por primera vez, para decir «voy yo». Lo que quepa en una mañana tiene ventaja sobre lo que exige un año.',
    taurus:
      'Pocas cosas empiezan tan despacio, y pocas duran tanto. La tierra fija trabaja por repetición: riega lo mismo que ayer, sin saltarse el turno, y confía en que el resto ocurra bajo el suelo. Favorece los oficios manuales y el placer sencillo de comer sin prisa. Quien busque resultados vistosos tendrá que mirar hacia otro lado.',
    gemini:
      'Abundan las preguntas, y cada una trae de la mano a su prima. Mercurio, que gobierna esta Luna, prefiere el ir y venir a la conclusión, así que el periodo favorece los cursos cortos y las charlas con gente del barrio a la que apenas conocías de vista. Cuesta elegir. Dos temas bien atendidos rinden más que seis pestañas abiertas.',
    cancer:
      'Dan ganas de cerrar la puerta y de dejar entrar solo a quien se quiere mucho. Cáncer es el domicilio de la Luna, un lugar donde la memoria manda y el cuidado sale sin esfuerzo; por eso arraigan bien una mudanza o la costumbre de llamar los domingos. Lo que empieza allí pide abrigo y, por un tiempo, pocas visitas.',
    leo: '¿Qué harías si no te diera vergüenza? Con esa pregunta se entiende el ánimo de estos días, porque el Sol es dueño del signo y alumbra sin pedir permiso. Sale mejor lo que se hace por gusto, sea pintar o salir a bailar. El aplauso quizá tarde, y hay que tener preparada una razón propia para continuar.',
    virgo:
      'Basta un cambio diminuto. A esta tierra le interesa el método y desconfía de los propósitos con mayúscula; prefiere un cuarto de hora al día a un domingo heroico. Se presta a aprender el buen uso de una herramienta y a cuidar los horarios. La trampa consiste en corregir el plan hasta que se pasa la hora de cumplirlo.',
    libra:
      'Se busca la compañía, y también la cortesía que la hace posible. Venus lleva aquí las riendas y sabe que la armonía empieza por escuchar la otra versión. Es un comienzo amable para asociarse en un trabajo, para hacer las paces o para arreglar el cuarto que daba pena mirar. Decidir por no contrariar sale caro; di pronto cuál es tu preferencia, aunque sea leve.',
    scorpio:
      'Hay comienzos que se estropean si se pregonan, y este suele ser de esos. El agua de este signo es honda y quieta, apropiada para dejar una manía o contarle a una sola persona lo que llevas tiempo callando. Hay intensidad de sobra, y con ella la tentación de vigilar cada respuesta. La confianza se llena como un pozo, gota a gota.',
    sagittarius:
      'El horizonte se corre un poco y el cuerpo quiere seguirlo. Júpiter presta aquí su optimismo, que mide mal las distancias pero anima a emprender el camino. Le sienta bien a un idioma nuevo o a una creencia que merece discutirse en voz alta. De cuanto el entusiasmo te haga prometer, ofrece la mitad y podrás cumplirla entera.',
    capricorn:
      'Toca poner la primera piedra de algo que tardará en tener techo. Saturno, regente de esta Luna, aprecia el calendario y la palabra cumplida, por lo que van bien las metas largas y las conversaciones con quien ya hizo el recorrido. El entusiasmo se muestra poco. A cambio, cada paso dado se queda donde lo dejaste.',
    aquarius:
      'Una idea rara encuentra de pronto más simpatía que la habitual. Este aire piensa en grupo y se aburre con lo heredado; favorece las asociaciones y otras maneras de repartir el trabajo. Los afectos pueden quedar algo fríos, como un saludo desde la ventanilla. Cabe estrenar una costumbre que ninguno de tus conocidos entienda todavía.',
    pisces:
      'Entre el sueño y el despertador hay un rato que suele desperdiciarse, y a él se parecen estos días. El agua mutable disuelve contornos: una melodía o un gesto de compasión pueden valer como principio, aunque nadie sepa decir de qué. Los horarios se resienten. Guarda el apunte sin pulirlo y vuelve a leerlo cuando tengas los pies secos.',
  },
  fullMoon: {
    aries:
      'Entre el «yo quiero» y el «¿qué te parece?» se tensa una cuerda que casi todos hemos sostenido. El Sol está enfrente, en Libra, cuidando los modales; la Luna pierde la paciencia primero. Salen enojos que llevaban semanas de buena educación. Dichos a tiempo y en voz normal, aclaran mucho y rompen poco.',
    taurus:
      'Se ve con nitidez qué alimenta y qué solo ocupa lugar. Mientras el Sol escorpiano remueve deudas y secretos, la Luna contesta con pan y siesta, exaltada según los antiguos en esta tierra tranquila. Es una hora grata para cosechar y para disfrutar lo ganado. También puede aparecer la terquedad de quien teme que le quiten la silla.',
    gemini:
      'Puede circular por fin la noticia que faltaba, a veces en tres versiones. Frente a un Sol sagitariano convencido de su verdad, esta Luna se pone a reunir datos y contradicciones. Conversar sale mejor que predicar. Duerme poco la mente curiosa, de ahí que un par de horas sin pantalla se agradezcan como un domingo de más.',
    cancer:
      'Lo que uno siente en casa reclama el mismo respeto que su vida pública. El Sol, desde Capricornio, habla de plazos y cargos; la Luna, en su domicilio, sabe a quién extraña. Se llora con facilidad y se abraza igual. Las obligaciones pueden esperar una noche sin que se caiga ningún edificio.',
    leo: 'Queda claro quién hizo qué y quién esperaba las gracias. El fuego lunar quiere ser querido por su nombre, y el Sol en Acuario le recuerda que la sala está llena. Hay fiesta en el aire, con algún orgullo lastimado junto al bufé. Los ánimos se calman si el elogio es preciso, de los que mencionan el detalle.',
    virgo:
      'Salta a la vista la suma mal hecha, y todavía hay tiempo de enmendarla. La niebla pisciana del Sol había vuelto borrosas ciertas cuentas; esta Luna enciende la lámpara y se pone los lentes. Es útil para terminar tareas y dar por buena una rutina. La crítica sale afilada, en especial la que cada cual se dirige a sí mismo.',
    libra:
      'Llega el momento de mirar la balanza sin soplar sobre ningún platillo. Con el Sol en Aries cada quien empuja por lo suyo, y la Luna pregunta cómo lo vive el de al lado. Pueden cerrarse acuerdos o reconocerse desequilibrios viejos. Quien calla por elegancia suele encontrar la misma cuenta un mes después.',
    scorpio:
      'Se levanta la tapa. A esta agua le interesa cuanto se guarda, y la calma del Sol en Tauro le parece una invitación a preguntar qué hay debajo. Los celos y los deseos se dicen con poco preámbulo. Asusta un poco oírlos, los propios sobre todo. Después de la primera frase suele resultar que pedían menos.',
    sagittarius:
      'Las convicciones suben de volumen, incluso en quienes decían no tenerlas. El Sol de Géminis reparte dudas y detalles; la Luna responde con una visión de conjunto y cierta prisa por viajar. Surge el sentido de algo estudiado hace mucho. Se exagera, claro. Al fuego de Júpiter le cuesta hablar bajo cuando cree haber entendido.',
    capricorn:
      'Los esfuerzos largos enseñan su resultado, con las horas invertidas al pie. La Luna anda como en oficina ajena, mientras el Sol en Cáncer reclama casa y conversación; por eso pesa más de lo normal la pregunta de para quién se trabaja tanto. Puede haber reconocimiento sobrio. Tómalo entero y deja el próximo escalón para el lunes.',
    aquarius:
      'Quien se sentía fuera de lugar encuentra con quién compartir la rareza. Enfrente, el Sol leonino quiere un protagonista, pero esta Luna reparte los papeles y apaga el reflector. Se revelan afinidades entre amigos, también las distancias que el cariño disimulaba. Respira mejor quien se permite una hora de independencia y avisa a qué hora regresa.',
    pisces:
      'Rebosa lo que se venía conteniendo con tanta eficacia. El Sol en Virgo clasifica y pule, la Luna desborda el cajón y lo moja todo de ternura o de cansancio. Es propicia para la música y para admitir que no se llega a todo. La sensibilidad ajena se pega como humedad; un rato a solas seca bastante.',
  },
};
