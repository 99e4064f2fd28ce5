import type { PairInterpretations } from '../../pair-text-types.ts';

/** What an aspect in the chart of two people as a third says. */
export const compositeAspects: PairInterpretations['compositeAspects'] = {
  sun: {
    moon: {
      joined:
        'Sol y Luna coinciden: lo que el vínculo quiere y lo que necesita nacen del mismo lugar. Por eso da sensación de cosa entera, de casa con las luces encendidas. Como nada tira hacia afuera, de cuando en cuando conviene que alguien de confianza les lleve la contraria.',
      flowing:
        'Hay acuerdo entre el rumbo y el ánimo, y la convivencia se desliza. Deciden con poco drama, descansan sin culpa, se reponen pronto de un mal día. De tan llevadero, el lazo puede quedarse años en la misma estación, mirando pasar trenes.',
      tense:
        'Una parte del vínculo quiere avanzar y otra quiere quedarse en calma, y ambas hablan a la vez. Los planes chocan con los humores un sábado sí y otro también. Turnarse para marcar el ritmo da resultado, y de ese vaivén sale mucha vida.',
    },
    venus: {
      joined:
        'El afecto está en el centro y marca el tono. Les importa agradarse, celebrar, hacer bonita la vida común, y las visitas se van de buen humor. Ante una verdad de peso titubean: la dicen tarde, y envuelta en celofán.',
      flowing:
        'Les resulta fácil gustarse. El trato es amable, los gustos conviven, las reconciliaciones llegan con postre. Es una dulzura de fondo, útil en toda clase de lazos, que agradece cada tanto un proyecto con algo de dificultad.',
      tense:
        'Querer y ser, Venus y Sol, no siempre apuntan al mismo lado. Lo que la relación persigue puede quitarle sitio a la ternura, o la ternura frenar lo que iba a crecer. Un mimo a mitad de la tarea vale más que unas vacaciones prometidas.',
    },
    mars: {
      joined:
        'Se juntan y pasa algo. La voluntad común tiene motor, compite, se calienta, y hay pocas tardes sin una iniciativa en marcha. Sin meta exterior, esa fuerza se dirige contra la vajilla. Denle una montaña, un equipo, una pared por tirar.',
      flowing:
        'La acción les sale con naturalidad: dicho, pactado y hecho. Se animan entre sí sin pisarse, y el deseo acompaña a la voluntad. Son la gente a la que se llama para mudarse, aunque luego se les olvide descansar.',
      tense:
        'La identidad del vínculo y su modo de pelear andan en desacuerdo. Se provocan por orgullo, empujan a destiempo, se atraen mientras discuten. Reglas de combate sencillas, como no gritar de una habitación a otra, liberan una energía formidable.',
    },
    saturn: {
      joined:
        'Un lazo serio desde la primera semana, con deberes, plazos y cierto gris elegante. Saturno le da firmeza al vínculo, y también cautela. Se ríen menos en público de lo que podrían. Lo construido con esta paciencia no se desarma por una ventolera.',
      flowing:
        'Saturno ayuda sin que se note y la constancia viene de fábrica. Saben esperar, repartir obligaciones y volver a lo pactado, y con los años se aprecian más. Les falta, si acaso, el despilfarro: una noche sin hora de regreso, un regalo que no sirva.',
      tense:
        'El vínculo se examina a sí mismo con severidad. Hay un deber, una distancia o un «todavía no» que frena la alegría, y cuesta saber quién lo dictó. Revisen qué normas siguen vigentes. Las que pasan la prueba sostienen de veras.',
    },
  },
  moon: {
    venus: {
      joined:
        'Mucha ternura y poco ruido. Los ánimos se cuidan, lo cotidiano se vuelve agradable y hay caricias hasta al repartirse la cobija. La pereza dulce es el mayor riesgo: tareas y verdades quedan para mañana.',
      flowing:
        'Saben consolarse. El cariño llega cuando hace falta, con buen gusto y sin invadir, y un día malo acaba en sofá y película. Por eso mucha gente busca refugio en este vínculo; guárdenle una silla, y otra para ustedes.',
      tense:
        'Lo que consuela y lo que gusta viven en pisos distintos. Cuando el ánimo pide abrigo, el afecto propone salir; cuando hay fiesta, aparece la nostalgia. Preguntar cuál de las dos cosas toca esta noche les ahorra muchos suspiros.',
    },
    mars: {
      joined:
        'Aquí todo va a flor de piel. Los sentimientos se vuelven actos antes de pasar por la cabeza: un portazo, un beso, una defensa feroz de la propia gente. La pasión calienta la casa; una pausa antes de la frase la deja habitable.',
      flowing:
        'Marte defiende lo que la Luna siente, así que emoción y empuje se ayudan. Si algo molesta, suele decirse; si algo hace falta, alguien se levanta a buscarlo. Sienten con valentía y se protegen bien, y el mal rato se gasta nadando o moviendo cosas de lugar.',
      tense:
        'Se hieren donde descansaban. Una respuesta brusca llega en el momento blando, y la blandura responde con aguijón. El enojo suele anunciar cansancio. Coman, duerman, y retomen el asunto de día: buena parte se habrá evaporado, y el resto merece respeto.',
    },
    saturn: {
      joined:
        'Los afectos llevan abrigo. Se cuidan con hechos, cumplen, están, y la palabra cariñosa cuesta como si la cobraran. A veces, aun estando cerca, cada quien se siente lejos. Bajo esa reserva hay una fidelidad que pocas tormentas mueven.',
      flowing:
        'Se ofrecen un suelo tranquilo. Las rutinas sostienen el ánimo, las promesas se cumplen y el dolor se acompaña sin aspavientos. Es un lazo al que se vuelve cuando afuera todo cambia, con la llave siempre en la misma maceta.',
      tense:
        'La necesidad tropieza con un muro de prudencia. Alguna pena pide brazos y recibe consejos, o se calla para no dar trabajo. Lo frío, aquí, es miedo bien educado. Un afecto con hora fija puede sonar poco romántico y, sin embargo, abriga.',
    },
  },
  venus: {
    mars: {
      joined:
        'Atracción en estado puro, sea por la piel, la risa o la manera de bailar. Gusto y deseo se despiertan entre sí y el vínculo desprende calor. Entre parientes o amistades se nota como ganas de crear, competir y celebrar.',
      flowing:
        'Dar y buscar se alternan con gracia. El deseo respeta al afecto, y el afecto no apaga al deseo, lo cual es menos común de lo que parece. Bailan bien, trabajan bien, y la coquetería dura más que la novedad.',
      tense:
        'Se gustan a contratiempo. Cuando hay ganas falta ternura, cuando hay ternura falta prisa, y el desajuste pica tanto como atrae. Mucha química sale de ahí. El truco consiste en decir el deseo a las claras, sin esperar a que suene a reproche.',
    },
    saturn: {
      joined:
        'Saturno viste el amor con traje oscuro y buena memoria. Hay lealtad, recato, detalles que duran, y un temor a no gustar que cuesta confesar. Abundan los hechos y escasean las palabras. Algún piropo injustificado le haría mucho bien.',
      flowing:
        'Quererse a largo plazo se les da con soltura. Cuidan lo que tienen, gastan con juicio y el afecto toma brillo con los años, como el cuero. Pongan a veces en el presupuesto un derroche de ternura.',
      tense:
        'El cariño se raciona, o eso parece. Se sacan cuentas, se comparan esfuerzos, se espera que dé el primer paso quien menos suele darlo. Detrás hay sobre todo prudencia. Una pequeña generosidad fuera de turno rompe la fila.',
    },
  },
  mars: {
    saturn: {
      joined:
        'Marte acelera, Saturno frena, y lo hacen con el mismo pie. La fuerza del vínculo se concentra, aguanta, termina lo difícil, y entre tanto acumula presión. Son temibles si hay meta y fecha. Sin ellos, la presión se oye en los silencios.',
      flowing:
        'Trabajo bien hecho: ese es el retrato. El impulso acepta método y el método no lo apaga, de modo que lo pesado avanza sin gritos. Puede faltar capricho, pero cuando hay que cargar un piano por la escalera, no fallan.',
      tense:
        'Alguien arranca y algo traba la rueda. El deseo choca con el deber, la rabia con la norma, y el vínculo se cansa de empujar puertas que abrían hacia adentro. Elijan una sola tarea ardua y celebren cada palmo.',
    },
  },
};
