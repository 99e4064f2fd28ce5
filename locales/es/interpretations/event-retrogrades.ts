import type { EventInterpretations } from '../../event-text-types.ts';

/** A planet that turns back, for everybody, by the sign in which it turns. */
export const eventRetrogrades: EventInterpretations['eventRetrogrades'] = {
  mercury: {
    aries:
      'Hablar antes de pensar tiene su encanto hasta que hay que rectificar. Durante tres semanas la lengua corre más que el dato, pues este fuego no tolera las salas de espera. Revisa lo que dijiste en caliente y las decisiones tomadas de un salto. El mensaje furioso puede dormir en borradores; por la mañana suele perder la mitad de los adjetivos.',
    taurus:
      'Hay que volver sobre los precios y sobre aquel recibo que parecía correcto. El pensamiento avanza a paso de tierra y conviene no apurarlo, porque rumiar es su manera de acertar. Es buen momento para reparar un objeto en lugar de reemplazarlo. Las compras grandes pueden esperar unas semanas. Si una opinión tuya lleva años sin moverse, sácala al sol.',
    gemini:
      'Mercurio retrocede en terreno conocido y parece divertirse. Los mensajes se cruzan y hasta puede escribir un amigo de la escuela. Tanta soltura verbal invita a corregir textos y a terminar libros empezados. No hay apuro por la réplica ingeniosa. Verifica direcciones y di los nombres completos; ese cuidado tan modesto ahorra tardes enteras.',
    cancer:
      'Las palabras que se dijeron en casa regresan con otro tono. El agua recuerda por el sentimiento, y por eso un comentario antiguo puede doler como recién pronunciado, o por fin entenderse. Ordenar fotografías ayuda, y también preguntarle su versión a quien estuvo allí. La discusión sobre quién empezó no lleva a ninguna parte en estas tres semanas; en las demás, tampoco.',
    leo: 'El discurso tan bien ensayado pide tijera. Mientras Mercurio repasa el signo del Sol, se ve qué promesa se hizo para quedar bien y a quién faltó nombrar en los créditos. Recupera una obra que abandonaste por orgullo. Presentaciones y anuncios grandes mejoran con unos días más y con un chiste menos.',
    virgo:
      'Hasta los más ordenados extravían un papel. Mercurio gobierna Virgo y aquí inspecciona su propio taller, con hábitos que funcionaban en otra época. De tanto buscar erratas se puede perder el hilo. Haz copias de seguridad y limpia una lista; los sistemas nuevos, con sus manuales flamantes, se aprenden mejor pasadas las tres semanas.',
    libra:
      'Ciertos acuerdos que se daban por cerrados admiten otra ronda. En el signo de la balanza la mente considera ambos lados con tal esmero que la respuesta se demora. Sirve para releer contratos y para averiguar qué entendió la otra parte. Dejar en paz los veredictos ayuda: un «todavía no sé» también es cortés.',
    scorpio:
      'Mercurio se pone a excavar. Puede encontrar el motivo detrás de una frase, o la pregunta que dejaste pasar por prudencia. La investigación da frutos, porque el agua fija no suelta el hilo. Cuesta más distinguir una pista de una sospecha. Antes de leer entre líneas, está la modesta tarea de leer las líneas.',
    sagittarius:
      '«Como todo el mundo sabe» es la expresión que peor envejece en estas semanas. El planeta de los detalles transita un signo de grandes vistas, donde está en exilio, y tropieza con fechas y nombres de aeropuertos. Repasa estudios dejados a medias. Da margen a los trasbordos. De las certezas, quédate con las que aguanten una pregunta hecha sin malicia.',
    capricorn:
      'Se revisa el plan con el ceño de un arquitecto que encuentra humedad. Plazos y reglamentos admiten una segunda lectura, y la seriedad de Saturno evita que el repaso se quede en quejas. Habla de nuevo con quien te dio una orden confusa. Los compromisos a diez años toleran bien un retraso de tres semanas.',
    aquarius:
      'La técnica se pone caprichosa, y los grupos, más. En este aire fijo las ideas se vuelven principios sin que uno se entere, así que retroceder permite volver a pensarlas como ideas. Relee lo que escribiste para muchos. A veces reaparecen cómplices de un proyecto antiguo. Conviene dejar para después la actualización del sistema, el de la computadora y el del mundo.',
    pisces:
      'Se entiende mejor el tono que la frase. Al planeta de la razón le cuesta este océano, en el que las palabras flotan y los horarios hacen agua; en compensación, se recobra alguna corazonada que descartaste. Vuelve a los cuadernos viejos. Lo que exija exactitud agradece un par de ojos ajenos y un lápiz.',
  },
  venus: {
    aries:
      'Pueden enfriarse ciertos flechazos, y se ve mejor qué los encendía. En dominios de Marte, Venus quiere pronto y se aburre igual de pronto; al volver atrás, examina si gustaba la persona o la carrera detrás de ella. Seis semanas alcanzan para recordar deseos propios a los que renunciaste sin pelear. Los ultimátums sientan mal. Una franqueza breve, dicha con cariño, corrige mucho.',
    taurus:
      'Ordenar un armario tiene algo de filosofía. Venus, dueña del signo, repasa con calma qué te da placer y qué compraste por costumbre. Reaparece el valor de lo usado, o de una amistad sin lujo. Mejor no cerrar tratos caros por puro antojo. También se ve lo que cuesta mantener ciertas comodidades.',
    gemini:
      'Puede reaparecer alguien a quien ya habías borrado de la agenda, y con gracia. El afecto pasa por la conversación en este aire ligero; ahora se repasan coqueteos y amistades que quedaron en un «tenemos que vernos». Contestar no obliga a nada. Lo prudente es no prometer dos veces la misma tarde.',
    cancer:
      'Quien cuida también lleva cuentas, aunque las haga sin querer. Durante mes y medio se revisa el cariño doméstico: qué se da por gusto y dónde se espera retribución en silencio. La casa recordada tiene menos corrientes de aire que la verdadera. Mudar los muebles está bien; mudarse por un recuerdo puede aguardar a que Venus siga adelante.',
    leo: 'Gustar es maravilloso y cansa. El signo del Sol pide que se le mire, y mientras Venus desanda el camino se descubre para quién era tanto brillo. Tal vez vuelva un amor con vestuario de gala, o una afición que dejaste por falta de aplauso. Cambiar de imagen por despecho tiene arreglo lento. Celebra algo sin contarlo, a ver si sabe igual.',
    virgo:
      'Quienes aman ayudando encuentran en el cajón varios favores sin agradecer. Venus está en caída aquí, según la tradición, porque analiza lo que preferiría disfrutar; a ratos ve defectos con lupa, también en el espejo. Se puede pulir el trato cotidiano. Ningún cariño mejora por corregirle la ortografía durante seis semanas seguidas.',
    libra:
      'A veces tanto buen trato tapa algo que convenía ver. Venus retrocede en casa y con buenos modales pregunta por la reciprocidad, es decir, quién llama siempre y quién cede. Caben reencuentros elegantes. Las bodas y los divorcios decididos en una sobremesa ganan mucho si se conversan otra vez a plena luz.',
    scorpio:
      'Ciertas pasiones dejan brasas, y estas semanas soplan sobre ellas. En el agua de Marte y Plutón, Venus ama por entero o desconfía por entero, un modo agotador de querer. Toca repasar pactos y dinero compartido. Mirar a solas un antiguo rencor le quita veneno. El teléfono ajeno se deja donde está.',
    sagittarius:
      'La distancia embellece, y de eso vive buena parte del romanticismo. A este fuego le gusta querer con pasaporte, de modo que se examinan los amores lejanos y los maestros a quienes se admiró de más. Tienta de nuevo un viaje pendiente. Antes de comprar el boleto por impulso, averigua si extrañas el lugar o a quien eras allí.',
    capricorn:
      'Queremos a veces según un contrato que firmamos hace años y que jamás volvimos a leer. Saturno le pone horario a Venus y le enseña que la lealtad también puede endurecerse. Mes y medio da para reconocer lo que sostienes por deber y lo que elegirías de nuevo. Las ambiciones sociales toleran una pausa. Ser amable sin propósito resulta, a estas alturas, casi revolucionario.',
    aquarius:
      'Quizá se acerque aquella amistad que una vez pudo ser otra cosa. El aire uraniano quiere libertad y compañía a la vez, y en el repaso se nota dónde la libertad era una manera educada de no estar. Los círculos se reacomodan. Romper con todo puede esperar. Acordar otra distancia suele alcanzar.',
    pisces:
      'Enamorarse de una posibilidad es fácil bajo esta Venus exaltada, y desenamorarse lleva su tiempo. Seis semanas desandan el encanto: se ve a quién se salvaba y qué parte del romance era banda sonora. El arte gana, la compasión también. Conviene prestar solo aquello que podrías regalar, empezando por las noches.',
  },
  mars: {
    aries:
      'Empujar la puerta no sirve cuando la puerta abre hacia adentro. Marte manda en este signo y jamás le gustó volver por donde vino; unas diez semanas de marcha atrás lo obligan a estudiar la cerradura. Se ven de otro modo las peleas que uno empezó. El cuerpo agradece un ejercicio terco y sin rival. Ninguna batalla nueva hace falta por el momento.',
    taurus:
      'Con los frenos puestos se aprende a conocer el motor. La fuerza de esta tierra es de aguante, lenta al enojarse y lentísima al desenojarse, así que ahora salen rencores con polvo encima. Revisa un esfuerzo que haces por inercia, o el modo en que defiendes lo tuyo. Los terrenos se ganan a paso de buey. Deja quietas las compras por desquite.',
    gemini:
      'Discutir cansa más de lo habitual y convence menos. Marte dispersa aquí su energía en palabras, pues el aire no ofrece dónde apoyar el hombro. Diez semanas ayudan a saber qué polémica tenía objeto y cuál era gimnasia. Retoma el curso o la página que abandonaste. El sarcasmo, tan agudo, se puede dejar en el bolsillo.',
    cancer:
      'Hay quien se enoja sin decir palabra y sirve la sopa fría. Donde manda la Luna, Marte está en caída y pelea de lado, por lealtades y recuerdos. Con su retroceso llega la oportunidad de entender enojos domésticos que se repiten con puntualidad. Arregla la gotera y de paso el reproche. Quien se marcha con gran efecto suele tener que volver por el abrigo.',
    leo: 'Baja el telón un rato y los actores discuten entre bastidores. En el signo del Sol el coraje necesita público, y a solas uno se pregunta para qué peleaba. Diez semanas dan para rehacer una obra o soltar una rivalidad que ya aburre a los presentes. El orgullo herido exagera las ofensas. A menudo manda mejor quien empieza por preguntar.',
    virgo:
      'Se suda mucho y se adelanta poco. Marte afila herramientas en vez de cortar, porque esta tierra respeta el trabajo bien hecho hasta el punto de no entregarlo. Es tiempo noble para el mantenimiento y para repartir mejor los turnos. Regañarse por cada fallo gasta lo que se quería ahorrar. Las grandes reformas en el trabajo admiten un aplazamiento.',
    libra:
      'Después de tanto sonreír, a uno le duele la mandíbula. Marte se siente en exilio donde todo se negocia y tiende a pelear por persona interpuesta. Su marcha atrás repasa pleitos e indecisiones que obligaron a otro a decidir. Los juicios ganados por agotamiento dejan poco que celebrar. Di lo que te enoja en una frase, a solas con quien debe oírla.',
    scorpio:
      'Marte conoce este sótano mejor que nadie y baja sin linterna. Durante diez semanas la voluntad trabaja por dentro: se examina un deseo, o el poder que se ejerce callando. Pocas épocas son tan buenas para terminar con un vicio de carácter. Las venganzas, aun las merecidas, pierden gusto si se dejan enfriar, motivo suficiente para dejarlas.',
    sagittarius:
      'Hay que volver a apuntar, esta vez sin discurso previo. Tanto fuego mutable se había repartido en causas y viajes. Ahora se distingue qué fe movía los pies y qué fe solo la lengua. Repara el equipo y estudia el mapa. Quien piensa distinto puede seguir haciéndolo sin que haya urgencia por convencerlo.',
    capricorn:
      'Subir también consiste en detenerse a comprobar la cuerda. La tradición exalta a Marte en esta tierra por su disciplina, y retrógrado la emplea en inspeccionar metas: a quién se quería alcanzar y a costa de cuántas noches. Se corrigen estrategias sin dramatismo. Renunciar en un arrebato sale mal. Un descanso previsto en el plan cuenta como avance.',
    aquarius:
      'De golpe falta el adversario, y las manos se quedan sin tarea. En el aire fijo Marte pelea por ideas, a veces contra el mismo grupo que las comparte; diez semanas más lentas permiten ver quién cargaba las sillas mientras se debatía. Revisa alianzas y métodos. Dar la espalda es tentador, y se puede posponer sin faltar a los principios.',
    pisces:
      'Nadar contra la corriente enseña dónde está la corriente. El impulso se diluye en estas aguas: se quiere mucho y se deja para más tarde. Retroceder sirve para detectar enojos que se hacían pasar por cansancio y sacrificios que nadie pidió. La música y el movimiento suave devuelven tono. No hace falta rescatar a ningún desconocido para justificar la semana.',
  },
};
