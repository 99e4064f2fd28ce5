import type { NatalInterpretations } from '../../natal-text-types.ts';

/** A planet that goes back at a birth: a way of being, turned inward and taken twice. */
export const natalRetrogrades: NatalInterpretations['natalRetrogrades'] = {
  mercury:
    'La mejor respuesta suele llegarte en la escalera, cuando ya saliste de la reunión. Con Mercurio retrógrado de nacimiento, el pensamiento da otra vuelta después de hablar: rumia, corrige, vuelve sobre lo leído. Hay quien lo toma por indecisión. Luego resulta que recuerdas la cláusula que se les pasó a los demás y que, por escrito, dices en dos párrafos lo que en la reunión se te enredó.',
  venus:
    'Tardas en saber si alguien te gusta, y puedes enterarte cuando ya se fue. Apenas una de cada catorce personas nace con Venus en retroceso, y suele querer hacia adentro: valora en secreto, duda de su atractivo, ama unas botas que pasaron de moda hace diez inviernos. El gusto así formado depende poco de la vitrina. Al segundo encuentro, sin prisa por agradar, se te ve mejor.',
  mars: 'En lo más tuyo, el impulso va primero hacia adentro: puedes enojarte el martes por lo del domingo, competir contra tu propia marca y empezar varias veces antes de arrancar en serio. Marte retrógrado deja una fuerza que parece mansa hasta que la ven insistir. Conviene descargar el cuerpo a diario, así sea subiendo un cerro, porque lo que queda dentro se calienta.',
  jupiter:
    'Lo que se anuncia con altavoz te enfría el entusiasmo. Las creencias, que a tanta gente le vienen de un maestro, un credo o una moda, tú las compruebas primero en carne propia, por el método largo. Así puedes rechazar regalos que habrías disfrutado. En compensación, tus convicciones aguantan los años malos, y tu idea de abundancia cabe en una tarde sin compromisos.',
  saturn:
    'Quizá en tu infancia hacía poca falta ponerte reglas, porque venías con las tuyas. Saturno retrógrado traslada la autoridad al interior: el juez duerme en casa, se levanta contigo y rara vez absuelve a la primera. Las órdenes de fuera te pesan menos que una promesa privada sin cumplir. Es una disciplina seria, útil, algo corta de cariño. Revisa cada tanto el reglamento; es posible que varias normas las redactara alguien de ocho años.',
  uranus:
    'Cerca de la mitad de la humanidad tiene este retroceso, así que por sí solo dice poco. Señala que la rebeldía empieza por dentro: cambias de opinión mucho antes que de casa, y por mucho tiempo haces vida normal con una revolución ya decidida. El entorno se asombra al final. Tú, que llevabas años mudándote en silencio, apenas recoges las llaves.',
  neptune:
    'Poco te distingue este dato, pues casi la mitad de la gente nace con él. Aun así da un matiz: el sueño y la compasión miran hacia el fondo, y por eso la fantasía, además de refugio, te sirve de taller. Prefieres inventar el paraíso a comprarlo en folleto. Como mejor imaginas es a solas, y al día siguiente hay algo que antes no existía.',
  pluto:
    'Lo comparte casi una de cada dos personas; conviene leerlo en voz baja. Cuando Plutón retrocede, el poder se ejerce primero sobre lo propio: examinas tus motivos, te interrogas con dureza, quemas borradores del carácter sin que se note el humo. En los demás comprendes los motivos turbios que en ti condenas. Mucho de lo que llamas control es vigilancia de un incendio apagado hace tiempo.',
};
