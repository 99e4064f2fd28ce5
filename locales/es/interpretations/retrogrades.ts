import type { RetrogradeTexts } from '../../interpretation-types.ts';

/** The retrograde period of each planet: what it asks for. */
export const retrogrades: RetrogradeTexts = {
  mercury:
    'Durante unas tres semanas, Mercurio invita a releer. Es una temporada apta para corregir el texto, retomar un contacto, comprobar la dirección antes de salir y dejar margen entre una cita y otra. Algún malentendido puede repetirse, a menudo porque había quedado algo sin preguntar. Puedes firmar y viajar; solo lee dos veces y guarda una copia. La mente vuelve por lo que se le cayó del bolsillo en el camino.',
  venus:
    'Cada año y medio, por unas seis semanas, Venus vuelve sobre sus pasos y revisa el gusto. Reaparecen gente que quisiste, una prenda olvidada, la pregunta de cuánto vale tu tiempo. Ayuda a distinguir el cariño de la costumbre. La nostalgia pone filtros favorecedores, así que conviene saludar al pasado sin reservarle mesa. Antes de un cambio radical, en la pareja o en el corte de pelo, deja pasar varios días y míralo de nuevo.',
  mars: 'La fuerza se toma unos dos meses y medio, cada dos años, para cambiar de método. Lo que antes salía empujando pide ahora rodeos, mantenimiento, un motivo más claro. El enojo guardado puede asomar, y es preferible atenderlo mientras cabe en una conversación. Avanza en lo ya iniciado, muévete con suavidad y elige pocas peleas. Un auto en el taller también va camino a alguna parte.',
  jupiter:
    'Crecer hacia adentro es el encargo de estos cuatro meses. Júpiter retrógrado pregunta si tantos planes cabían en tu vida, qué enseñanza adoptaste sin digerir y en qué sigues creyendo cuando nadie te anima. Lo de afuera puede ir más lento; la comprensión, en cambio, gana terreno. Ojo con prometer de más para tapar la duda. En el libro que te marcó, quizá subrayarías hoy otra página.',
  saturn:
    'Unos cuatro meses y medio al año, Saturno baja a mirar los cimientos. Toca comprobar qué responsabilidades son tuyas, qué límite quedó a medio decir, qué plazo pusiste por miedo. Parece un inspector severo, pero acepta que el examen se haga por partes. La culpa sobra en esta visita. Repara una grieta concreta, renegocia una fecha o termina el trámite que arrastras; quizá acabes cargando menos, y mejor repartido.',
  uranus:
    'Lo que se sacudió afuera se asienta por dentro. Urano pasa casi la mitad del año en retroceso, de modo que el tono es de fondo, como el zumbido de una lámpara: inquietud, ideas raras, hartazgo de alguna norma que te impusiste a solas. Sirve para entender de qué querías liberarte antes de tirar la pared. La prisa por romper puede ser otra rutina. Una libertad modesta, probada a diario, llega más adentro.',
  neptune:
    'Poco a poco se despeja el vidrio empañado. Cuando Neptuno retrocede, cinco meses largos cada año, algunas ilusiones muestran la costura y los sueños se vuelven más elocuentes. Puede decepcionar, y a la vez deja ver qué inspiración era auténtica. Es buen momento para poner un hecho junto a cada esperanza y para retomar la música, el dibujo, la quietud. Trata con ternura lo que resultó distinto de como lo imaginabas.',
  pluto:
    'Debajo de la casa corre un río lento. El retroceso de Plutón ocupa unos cinco meses del año y rara vez hace ruido; su trabajo consiste en mirar dónde entregas tu poder, dónde lo aprietas demasiado, qué temor dirige decisiones en apariencia sensatas. Permite una limpieza honda y sin testigos. Si un pensamiento gira sin salida, cambia de cuarto y de tema. Toma un nudo por vez, nómbralo con alguien de confianza y date meses para moverlo.',
};
