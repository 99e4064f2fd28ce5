import type { NatalInterpretations } from '../../natal-text-types.ts';

/** What an eclipse says on a point of a birth chart: beside it, or opposite and square to it. */
export const eclipseTouches: NatalInterpretations['eclipseTouches'] = {
  sun: {
    joined:
      'Tu modo de vivir empieza a pedir otro nombre. Un eclipse junto al Sol natal suele notarse a lo largo de meses: una meta que ya no entusiasma, un reconocimiento que obliga a definirse, un papel que te quedó chico. La luz vuelve a los pocos minutos; la pregunta sobre quién quieres ser dura un poco más.',
    tense:
      'Desde enfrente, o de costado, quizá alguien te muestre lo que estabas dejando para después. Puede ser un desacuerdo con quien manda o un cansancio que ya no acepta excusas. Durante algunos meses el orgullo se ofende con poco. Elegir una sola batalla, la que más te pese, aclara bastante el resto.',
  },
  moon: {
    joined:
      'Se remueve lo que dabas por sentado en casa y en el ánimo. Vuelven recuerdos, quizá cambie una costumbre de familia, caes en la cuenta de qué necesitas para dormir bien. La Luna natal siente primero y entiende después, así que medio año es un plazo razonable. Llorar en el cine también forma parte del trámite.',
    tense:
      'Tu sentir y las exigencias de fuera se ponen a discutir, y el eclipse sube el volumen. Tal vez una mudanza pospuesta, una queja vieja o un cuidado mal repartido salgan a la superficie. El ánimo va y viene durante semanas. Debajo puede haber un pedido sencillo: un domingo sin atender a nadie.',
  },
  mercury: {
    joined:
      'Una noticia, un papel o una conversación pendiente puede tomar de pronto el primer lugar. Mercurio lleva los recados de la carta, y un eclipse a su lado obliga a releer lo firmado y lo dicho. A lo largo del semestre quizá cambies de opinión sobre algo que repetías de memoria. Guarda copias y haz la pregunta que te daba vergüenza.',
    tense:
      'Los datos no cuadran, y toca revisarlos otra vez. Puede aparecer un malentendido de hace tiempo, un correo sin abrir, una versión distinta de la misma historia. Cuesta oír con calma cuando la mente ya preparó su defensa. Con un poco de lentitud, lo que parecía pleito termina en aclaración.',
  },
  venus: {
    joined:
      'Tu gusto cambia de piel. Lo que te atraía suele perder encanto o recuperarlo de golpe, y un afecto deja ver qué da y qué pide. También el dinero entra en la revisión, porque Venus administra lo que valoras en general. Al cabo de unos meses sabrás mejor por qué regalas lo que regalas.',
    tense:
      'Quieres agradar y quieres otra cosa, y el eclipse te hace oír ambas voces. Una relación puede pedir cuentas sobre lo que se entrega por cariño y lo que sale por costumbre. Sin prisa: un enredo de afectos empeora si lo peinas a tirones. Di primero qué te hace falta.',
  },
  mars: {
    joined:
      'Se enciende una mecha que llevaba tiempo puesta. Puede ser el impulso de empezar, competir o plantarse, o una rabia que descubre su verdadero destinatario. Marte actúa antes de pensar y el eclipse le da motivo. El ejercicio, las obras y las decisiones valientes aprovechan esa fuerza durante buena parte del año.',
    tense:
      'Alguien te cierra el paso, o eso parece, y el cuerpo contesta antes que tú. En los meses cercanos a este eclipse puede aflorar una competencia, una injusticia, una tarea que aceptaste a regañadientes. Pelear por todo gasta mucho. Un límite dicho con voz normal alcanza, muchas veces, para la mitad.',
  },
  jupiter: {
    joined:
      'Se abre una puerta y, por el tamaño, cuesta ver dónde acaba. Júpiter agranda lo que toca: un estudio, un viaje, una fe, un plan con demasiados ceros. El eclipse le pone fecha de comienzo o de balance. En medio año se distingue qué crecía con raíz y qué era solo levadura.',
    tense:
      'Una promesa hecha con entusiasmo viene a preguntar por su cumplimiento. Quizá creíste demasiado en algo, o demasiado poco, y los hechos corrigen la medida. Al principio se siente como un desinfle, aunque deja los pies en tierra firme. Recortar un plan a la mitad puede ser lo que por fin lo pone en marcha.',
  },
  saturn: {
    joined:
      'Hace falta revisar los cimientos. Un deber, un cargo, un límite que llevabas con resignación muestran su edad, y durante meses toca decidir qué se refuerza y qué ya cumplió. Saturno no regala nada, pero paga puntualmente el trabajo serio. Lo que construyes con paciencia después de este eclipse suele quedarse en pie.',
    tense:
      'Pesa más lo que pesaba. Un plazo, una regla o una persona mayor pueden ponerte frente a una tarea que venías rodeando, y el cansancio dice su parte de la verdad. Mirar de cerca lo temido lo achica. Pide una prórroga, comparte la carga, tacha dos pendientes que en realidad eran de alguien más.',
  },
  uranus: {
    joined:
      'Tienes un cable suelto y este eclipse lo toca. De pronto quizá cambies de horario, de idea o de corte de pelo, y quien te conoce se pregunta qué pasó; tú también. Urano da estos saltos para devolverte aire. En los meses siguientes conviene distinguir la libertad que buscabas del simple aburrimiento.',
    tense:
      'Puede llegar un imprevisto con muy mala educación: un plan que se cae, otro que se adelanta, alguien que ejerce su independencia justo encima de la tuya. Molesta y despierta a partes iguales. Deja espacio en el calendario durante unas semanas. Con márgenes anchos, las sorpresas de Urano se parecen más a una visita que a un asalto.',
  },
  neptune: {
    joined:
      'La niebla se corre por un lado y se espesa por otro. Puede salir a la vista una ilusión, propia o compartida, y también una vocación de consuelo, de arte, de silencio que dabas por perdida. Con Neptuno los hechos tardan en tomar contorno. Espera un par de meses antes de sacar conclusiones; mientras tanto, anota lo que sueñas.',
    tense:
      'Creíste entender y resulta que faltaba una página. Un desengaño pequeño, una confusión de fechas o una bondad mal pagada pueden enseñar dónde pusiste fe de más. Queda tristeza por un tiempo y, después, una especie de alivio. Lo que se desdibuja con este eclipse era, en buena medida, dibujo.',
  },
  pluto: {
    joined:
      'Desde el fondo puede subir algo que llevaba años quieto: un deseo tapado, un poder que cediste, la verdad sobre un vínculo. Plutón trabaja por debajo y muy lento, de modo que el eclipse apenas destapa lo que ya estaba en obra. Remover esos muebles cansa. La habitación que queda es bastante más grande.',
    tense:
      'Si alguien aprieta, lo que aprieta es un nervio antiguo. Quizá se destapen una lucha por quién decide, unos celos, una cuenta de favores que nunca se dijo en voz alta. La fuerza que pones en controlar podría servirte para otra cosa. Basta, en ocasiones, con aflojar un dedo y ver qué ocurre.',
  },
  ascendant: {
    joined:
      'La gente te mira distinto, o tú te cansas de la cara de siempre. Junto al Ascendente, un eclipse suele traer cambios que se ven: otra manera de presentarte, otro barrio, un estreno que te pone al frente. Toma algunos meses acostumbrarse. Cosas tan pequeñas como corregir cómo pronuncian tu nombre sirven para empezar.',
    tense:
      'Lo que se mueve está enfrente: una pareja, una sociedad, alguien con quien mides tus fuerzas. Una relación muestra sus condiciones y tú descubres las tuyas, a veces a mitad de una frase. Los acuerdos viejos crujen durante una temporada. Renegociar es menos dramático de lo que suena cuando las dos voces se oyen.',
  },
  midheaven: {
    joined:
      'Tu sitio público recibe un foco de más. Puede cambiar un cargo, terminar una etapa o notarse por fin un trabajo que hacías en penumbra, y con la luz vienen también las preguntas sobre hacia dónde subías. Las consecuencias se despliegan en medio año largo. Contesta sin prisa: la cima sabe esperar.',
    tense:
      'Tira la casa de un lado y el trabajo del otro. Este eclipse puede sacar a la luz un asunto de vivienda o de familia que pesa en tu carrera, o un puesto que se llevaba las noches. Nada se resuelve en una tarde. Mover una sola pieza, a menudo la más doméstica, suele acomodar las demás.',
  },
};
