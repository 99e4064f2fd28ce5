import type { JunoAspectTexts } from '../../interpretation-types.ts';

/** What Juno's aspects say of partnership. */
export const junoAspects: JunoAspectTexts = {
  sun: {
    joined:
      'Comprometerte forma parte de lo que eres. Te reconoces en el «nosotros», te enorgullece quien te acompaña y esperas que tu pareja tenga luz propia. La dificultad asoma cuando una crisis del vínculo te deja sin nombre. Conserva un proyecto y una amistad de antes de la pareja, y vuelve a ellos.',
    flowing:
      'Estar en pareja suele sentarte bien, como el sol de la tarde a una fachada. Lo que prometes se parece a lo que eres, así que cumplir te pesa poco, y sabes celebrar los logros de quien amas. Con cada aniversario se agrega alguna promesa nueva, y la que ya no habla de ustedes se jubila entre risas.',
    tense:
      '¿Cuánto de ti cabe en un compromiso? La duda regresa cada vez que alguien te propone un plan a largo plazo. Tu orgullo teme quedar en segunda fila, o cedes el protagonismo y después lo cobras con recargo. Con el tiempo se ve que hay sitio para dos entradas en escena, y que aplaudir desde la butaca también tiene su gusto.',
  },
  moon: {
    joined:
      'Tu idea de lealtad se parece a una luz encendida cuando llegas tarde. Quieres que tu pareja note tu cansancio en el modo de cerrar la puerta, y das esa atención sin que te la pidan. Si falta, sufres en silencio. Una camisa tuya planchada en la silla, aunque sea a medias, te borra varias semanas de suspiros.',
    flowing:
      'Convivir te sale con naturalidad: sabes cuándo acompañar y cuándo dejar a la otra persona con su libro. Lo que te da calma y lo que prometes coinciden, y esa ternura diaria sostiene tus vínculos largos. A veces el nido se come a la pareja, hasta que un sábado salen sin rumbo y vuelven a mirarse como al principio.',
    tense:
      'Lo que pides en una relación y lo que te consuela de verdad coinciden a medias. Firmas acuerdos razonables y a las once de la noche extrañas un mimo que no estaba en la lista. Puede que repitas un trato visto en la infancia. Conversen sobre qué promesas nacieron de ahí y cuáles quieren estrenar.',
  },
  mercury: {
    joined:
      'Para jurarle algo a alguien necesitas haberle contado casi todo. El compromiso, en tu caso, es una conversación que no se acaba: notas pegadas al espejo, discusiones sobre series, un idioma privado con sus chistes. Mercurio junto a Juno teme el silencio y lo llena. Alguna noche la otra persona solo quería cercanía, sin tema.',
    flowing:
      'Los pactos prácticos te quedan claros porque los hablas. Preguntas a tu pareja cómo prefiere que le avisen, recuerdas la respuesta y corriges el acuerdo cuando cambia la vida. Así se evitan muchos malentendidos de los que gastan a otras parejas. Queda el vicio de analizarlo todo; también se quiere con la boca cerrada, doblando a cuatro manos una sábana.',
    tense:
      'Prometes una cosa y entienden otra, o al revés. Cada acuerdo de pareja tiene al menos dos versiones, y se comparan en el peor momento, con prisa y con público. Tu mente quiere argumentos donde el vínculo pide presencia. Escribir en un papel lo pactado, en tres renglones y con buena letra, ahorra juicios enteros.',
  },
  venus: {
    joined:
      'Para ti, amor y compromiso comparten habitación. Necesitas que quien te promete también te corteje, con gusto, con detalles, con ganas de arreglarse para cenar en casa. Ofreces gracia y un alto sentido de la equidad. Por cuidar la belleza del cuadro puedes ceder de más, y la mancha que callaste se va comiendo el lienzo.',
    flowing:
      'En tus relaciones duraderas el cariño conserva los buenos modales. Agradeces el favor repetido mil veces, eliges regalos con memoria y encuentras arreglos en los que ambas partes ganan algo. La cortesía puede tapar un bostezo, y da risa la tarde en que se confiesan que aquel restaurante no le gustaba a nadie.',
    tense:
      'Te gusta una clase de persona y te comprometes con otra. El encanto y la lealtad te atienden en ventanillas distintas, de modo que a veces prometes por deber o deseas fuera de horario. Ninguna de las dos partes miente. Si algún día se sientan a la misma mesa, la sorpresa es lo bien que se caen.',
  },
  mars: {
    joined:
      'Un vínculo sin pulso te duerme. Buscas a alguien que tome la iniciativa, te desafíe y defienda lo de ambos ante quien sea; das lo mismo, con pasión y mangas arremangadas. El compromiso se les puede volver cuadrilátero. Fijen reglas para discutir mientras están de buenas: sin gritos, sin público y por turnos.',
    flowing:
      'Con quien amas formas, además, un buen equipo de trabajo. Lo que deseas y lo que prometiste empujan el carro hacia el mismo lado, y los desacuerdos se resuelven andando. El deseo agradece los proyectos: acampar en la playa, pintar la sala, cantar a dúo con más ganas que técnica. Repartido por días, el mando pesa menos.',
    tense:
      'Las promesas te dan a veces ganas de pelear. Sientes que ceder es perder, o atraes a quien te disputa cada metro, y la lealtad se va demostrando a fuerza de roces. Di «esto no lo negocio» en pocos asuntos y con tiempo. Lo demás puede ganarlo la otra persona; debajo de tanta bronca hay deseo del bueno.',
  },
  jupiter: {
    joined:
      'Tu idea de unión tiene ventanas al exterior. Prometes mejor a quien te enseña algo, trae otra cultura o cree en lo que haces, y esperas que la vida compartida crezca cada año una talla. La generosidad abunda. También las expectativas, que cruzan el salón en zancos; un aniversario modesto, con caminata y sándwiches, las baja sin lastimarlas.',
    flowing:
      'Comprometerte te agranda el mundo. Con un plan en común, la confianza fluye, perdonas sin llevar la cuenta y contigo hasta una mudanza parece excursión. Es probable que tus vínculos mejoren cuando estudian o viajan en compañía. Se descuida el mantenimiento, menos vistoso: revisar el gas, pedir disculpas por la demora, agradecer lo de siempre.',
    tense:
      'Prometes el domingo lo que no cabe en el martes. Quieres la unión grande y la libertad grande, y en cada temporada hay que elegir cuál recorta. Puede que atraigas a gente que jura mucho. Un acuerdo chico y cumplido, renovado con cierta solemnidad cómica, devuelve crédito a las palabras.',
  },
  saturn: {
    joined:
      'Tardas en prometer y cumples como quien empeñó su palabra. Comprometerte es, en tu caso, una obra de años, con planos, cuotas y algún invierno largo; te atrae la gente madura y puntual. El deber puede apagar el juego. Incluyan en el acuerdo una cláusula absurda, desayunar pastel un domingo al mes, y háganla valer con toda seriedad.',
    flowing:
      'Con los años, tus relaciones ganan firmeza. Sabes pactar lo práctico sin enfriar el afecto: las llaves, los gastos, a quién le toca madrugar. Tu pareja descansa en esa constancia y rara vez pregunta dos veces. De tanto funcionar, el vínculo puede parecer una oficina bien llevada, con turnos y sin recreo.',
    tense:
      'Prometer te suena a puerta que se cierra, y vivir sin promesa te suena a intemperie. Quizá aplazas el sí, o sostienes por obligación algo que ya no te nutre. Te vas aflojando el día en que alguien te promete poco, lo cumple y vuelve a prometerte lo mismo.',
  },
  uranus: {
    joined:
      'La fórmula clásica te aprieta como zapato de graduación. Necesitas un vínculo inventado a medida, con casas separadas, horarios insólitos o simplemente derecho a opinar distinto, y solo así prometes de verdad. Urano añade chispa y sobresaltos. Lo que dura en tus relaciones es la amistad de fondo, y conviene regarla como se riega un árbol joven.',
    flowing:
      'Tus compromisos no llevan candado. Las amistades de tu pareja te caen bien, los cambios de plan no te ofenden y cada cierto tiempo renegocian las reglas con buen ánimo. Esa modernidad tan cómoda tiene un punto ciego: a veces alguien quisiera oír «quédate», y das por hecho que prefiere el aire.',
    tense:
      'En cuanto la relación adquiere nombre, empiezas a oír trenes. Una parte de ti firma y otra busca la salida, o te toca convivir con quien hace las dos cosas antes del jueves. Urano sospecha de toda cláusula fija. Unos días libres, con la vuelta anunciada, tranquilizan a quien huye y a quien espera.',
  },
  neptune: {
    joined:
      'Puedes comprometerte con el alma antes de preguntar el apellido. Esperas de la unión algo sagrado, una fusión, un refugio del ruido, y sabes ofrecer una devoción que pocas personas conocen. El riesgo es prometerle fidelidad a un sueño. Abrir a la par la cuenta de la luz, con velas si hace falta, le da cuerpo a lo sagrado.',
    flowing:
      'En tus vínculos serios se respira algo de capilla y algo de cine. Perdonas sin ceremonias una torpeza, intuyes lo que falta y compartes canciones, fe y silencios sin necesidad de explicarlos. Esa ternura suaviza las épocas duras. Aun así conviene decir qué te molesta, porque la otra persona tal vez carezca de tus antenas.',
    tense:
      'Quizá prometiste salvar a alguien, o esperabas que te salvaran, y nada de eso figuraba en el acuerdo. Los límites pueden borrarse y las cuentas confundirse; el desengaño llega entonces con la resaca de la fiesta. Preguntar lo incómodo antes del sí te parece poco romántico. Después agradeces tener un mapa, aunque el paisaje sea menos azul.',
  },
  pluto: {
    joined:
      'Un compromiso a medias te sabe a poco. Comprometerte significa para ti llegar al fondo, saberlo todo, atravesar crisis y salir sin haber soltado la mano. Esa lealtad sobrevive a inviernos que parten otras relaciones. Lo que más le cuesta es la vida tranquila; cuando aprendes a respetarle los silencios a quien amas, la confianza se agranda.',
    flowing:
      'Con los años, tus uniones se ahondan en lugar de gastarse. Toleras las verdades difíciles, cambias de piel sin cambiar de compañía y el deseo se renueva en lo conversado. Plutón apoya desde abajo, como cimiento. Si todo ha de ser profundo, eso sí, se pierde la tontería, que en una casa hace tanta falta como el aire.',
    tense:
      'La promesa y el poder se disputan el mismo patio. Temes que comprometerte sea entregar el mando, o lo pides entero para sentirte a salvo. Pueden salir celos, pruebas, silencios que preguntan. El miedo se encoge bastante el día en que ponen en voz alta quién decide qué, empezando por lo mínimo.',
  },
  ascendant: {
    joined:
      'Llevas escrito en la cara que sabes querer a largo plazo. Apenas llegas, alguien te imagina en pareja, en sociedad formal, de testigo en una boda, antes de que digas qué buscas. Juno en tu umbral te define por los pactos que haces. Reserva un rincón de la semana donde seas solo un nombre de pila.',
    flowing:
      'Tratas a la gente con una lealtad que se percibe pronto. Haces alianzas sin dramatismo, cedes el turno, cumples lo que anunciaste en la entrada, y por eso tus relaciones arrancan con buena reputación. La simpatía puede confundirse con promesa. Aclarar a tiempo qué ofreces les evita una desilusión a varias personas.',
    tense:
      'Te muestras independiente y te tratan como tal, hasta que extrañas un compromiso. O llegas con aire de entrega y luego reclamas espacio. El gesto anuncia una cosa y el corazón firmaría otra, y quien te quiere se confunde. Decir en voz alta qué clase de pacto imaginas lo vuelve visible.',
  },
  midheaven: {
    joined:
      'Las alianzas forman parte de tu imagen pública. Tal vez trabajas con la persona que amas, o tu profesión consiste en unir, defender, mediar, y la palabra dada pesa en tu nombre. Un escándalo de pareja te dolería el doble. Que exista un territorio sin fotos ni cargos protege a ambas partes.',
    flowing:
      'Tu compromiso y tu carrera se dan impulso. Quien comparte tu vida suele aconsejarte bien sobre el trabajo, y los éxitos de fuera se celebran en casa sin competencia. Así construyes reputación de persona confiable. Cuida que la agenda del equipo no ocupe también la noche; hay temas que merecen pijama.',
    tense:
      'La promesa que hiciste a alguien y la que te hiciste como profesional rara vez caben en el mismo calendario. Llegas tarde al aniversario o pides permiso en plena entrega, y en ambos sitios quedas debiendo. Pactar por adelantado en qué semanas manda cada cosa quita el remordimiento. El resto del año, discutan lo menos posible sobre relojes.',
  },
};
