import type { JunoAspectTexts } from '../../interpretation-types.ts';

/** What Juno's aspects say of partnership. */
export const junoAspects: JunoAspectTexts = {
  sun: {
    joined:
      'Comprometerte forma parte de lo que eres. Te reconoces en el «nosotros», te enorgullece quien te acompaña y esperas que tu pareja tenga luz propia. La dificultad asoma cuando una crisis del vínculo te deja sin nombre. Conserva un proyecto y una amistad que lleven únicamente tu firma, y vuelve a contarlos.',
    flowing:
      'Estar en pareja suele sentarte bien, como el sol de la tarde a una fachada. Lo que prometes se parece a lo que eres, así que cumplir te pesa poco, y sabes celebrar los logros de quien amas. Con cada aniversario se agrega alguna promesa nueva, y la que ya no habla de ustedes se jubila entre risas.',
    tense:
      '¿Cuánto de ti cabe en un compromiso? La duda regresa cada vez que alguien te propone un plan a largo plazo. Tu orgullo teme quedar en segunda fila, o cedes el protagonismo y después lo cobras con recargo. Con el tiempo ven que hay sitio para dos entradas en escena, y que aplaudir desde la butaca también tiene su gusto.',
  },
  moon: {
    joined:
      'Tu idea de lealtad huele a ropa recién planchada y a cena guardada. Quieres que tu pareja note tu cansancio en el modo de cerrar el grifo, y das esa atención sin que te la pidan. Si falta, te hieres en silencio. El jueves en que tu pareja aparece frente a la estufa, con tu plato favorito a medio quemar, se te borran semanas de suspiros.',
    flowing:
      'Convivir te sale con naturalidad: sabes cuándo preparar té y cuándo dejar a la otra persona con su libro. Lo que te da calma y lo que prometes van de acuerdo, y esa ternura diaria sostiene tus vínculos largos. A veces el nido se come a la pareja, hasta que un sábado salen sin rumbo y vuelven a mirarse como al principio.',
    tense:
      'Lo que pides en una relación y lo que te consuela de verdad coinciden a medias. Firmas acuerdos razonables y a las once de la noche extrañas un mimo que no estaba en la lista. Puede que repitas un trato visto en la infancia. Conversen sobre qué promesas nacieron de ahí y cuáles quieren estrenar.',
  },
  venus: {
    joined:
      'Para ti, amor y compromiso comparten habitación. Necesitas que quien te promete también te corteje, con gusto, con detalles, con ganas de arreglarse para cenar en casa. Ofreces gracia y un alto sentido de la equidad. Por cuidar la belleza del cuadro cedes de más, y la mancha que callaste se va comiendo el lienzo.',
    flowing:
      'En tus relaciones duraderas el cariño conserva los buenos modales. Agradeces el favor repetido mil veces, eliges regalos con memoria y encuentras arreglos en los que ambas partes ganan algo. La cortesía puede tapar un bostezo, y da risa la tarde en que se confiesan que a ninguna de las dos partes le gustaba aquel restaurante.',
    tense:
      'Te gusta una clase de persona y te comprometes con otra. El encanto y la lealtad te atienden en ventanillas distintas, de modo que a veces prometes por deber o deseas fuera de horario. Ninguna de las dos partes miente. A veces se sientan a la misma mesa, y la sorpresa es lo bien que se caen.',
  },
  mars: {
    joined:
      'Un vínculo sin pulso te duerme. Buscas a alguien que tome la iniciativa, te desafíe y defienda lo de ambos ante quien sea; das lo mismo, con pasión y mangas arremangadas. El compromiso se les puede volver cuadrilátero. Fijen reglas para discutir mientras están de buenas: sin gritos, sin público y con hora tope.',
    flowing:
      'Haces buena pareja de trabajo, además de buena pareja. Lo que deseas y lo que prometiste empujan el carro hacia el mismo lado, y los desacuerdos se resuelven andando. El deseo agradece los proyectos: subir un cerro, pintar la sala, bailar tango con más ganas que técnica. Repartido por días, el mando pesa menos.',
    tense:
      'Las promesas te dan a veces ganas de pelear. Sientes que ceder es perder, o atraes a quien te disputa cada metro, y la lealtad se va demostrando a fuerza de roces. Di «esto no lo negocio» en pocos asuntos y con tiempo. Lo demás puede ganarlo la otra persona; debajo de tanta bronca hay deseo del bueno.',
  },
  saturn: {
    joined:
      'Tardas en prometer y cumples como quien firmó ante notario. El compromiso es para ti una construcción de años, con planos, cuotas y algún invierno largo; te atrae la gente madura, de palabra. El deber puede apagar el juego. Incluyan en el acuerdo un artículo absurdo, desayunar pastel un domingo al mes, y háganlo valer con toda seriedad.',
    flowing:
      'Con los años, tus relaciones ganan piso. Sabes pactar lo práctico sin enfriar el afecto: las llaves, los gastos, a quién le toca madrugar. Tu pareja descansa en esa constancia y rara vez pregunta dos veces. De tanto funcionar, el vínculo puede parecer una oficina bien llevada, con turnos y sin recreo.',
    tense:
      'Prometer te suena a puerta que se cierra, y vivir sin promesa te suena a intemperie. Quizá aplazas el sí, o sostienes por obligación algo que ya no te nutre. Te aflojas el día en que alguien te promete poco, lo cumple y vuelve a prometerte lo mismo.',
  },
};
