import type { WeekTurnTexts } from '../../horoscope-text-types.ts';

/** Mercury turns back, or forward again, in a solar house. */
export const weekTurns: WeekTurnTexts = {
  retrograde: {
    1: 'Te cruzas con una versión anterior de ti. Dale la palabra antes de decidir si se queda.',
    2: 'Empieza un repaso de precios y de prioridades. Los comprobantes, mirados con calma, acaban por entenderse.',
    3: 'Los mensajes toman por la calle lateral. Confirma la hora y disfruta de lo que oigas en la espera.',
    4: 'Regresa un tema de familia que parecía planchado y doblado. Esta vez pueden extenderlo entre más manos.',
    5: 'Un viejo entusiasmo tira una piedrita a tu ventana. A lo mejor solo quiere mostrarte cuánto creció.',
    6: 'La rutina pide que releas sus instrucciones. Donde siempre tropiezas hay un escalón sin pintar.',
    7: 'Vuelve una charla de dos que quedó en puntos suspensivos. Esta vez hay silla y tiempo.',
    8: 'Se reabre un expediente compartido. Léelo con buena lámpara y sin buscar culpables en la primera página.',
    9: 'Lo que dabas por sabido reclama otra lectura, y algún trámite remoto, otra firma. Lleva paciencia de andén.',
    10: 'Un asunto de trabajo retrocede para tomar impulso. Corrige tu parte mientras aparece el acta perdida.',
    11: 'Puede reaparecer gente y, con ella, un plan que se había quedado sin pilas. Con unas nuevas quizá camine.',
    12: 'La memoria baja una caja polvorienta del altillo. Ábrela despacio, que por fuera dice «frágil».',
  },
  direct: {
    1: 'Recuperas el hilo de lo que querías decir de ti. Sale más corto y se entiende mejor.',
    2: 'La suma que no cuadraba suelta su error. Desde ahora puedes decidir con la calculadora guardada.',
    3: 'Las respuestas vuelven a circular. La que más te hizo pensar merece ir adelante.',
    4: 'En tu casa se destraba por fin una decisión. Pónganle fecha mientras dure el acuerdo.',
    5: 'El juego se reanuda donde quedó y con reglas más claras. Te toca mover a ti.',
    6: 'El procedimiento arranca a la primera. Lo que cambiaste era poco y se nota mucho.',
    7: 'La conversación pendiente encuentra su última frase. Unas veces es un sí; otras, un cordial hasta luego.',
    8: 'Queda claro quién debe qué y por qué callaba cada parte. Ya se puede firmar, o abrazar.',
    9: 'La ruta se despeja y la idea también. El mapa puede quedarse un trecho en la guantera.',
    10: 'Puede recibir luz verde lo que esperaba sobre un escritorio. Entra con la versión corregida bajo el brazo.',
    11: 'Tu grupo puede cerrar por fin la votación, por cansancio o por milagro. Aprovecha y reparte las tareas.',
    12: 'Lo que rumiabas a solas encuentra palabras y, con suerte, también a quién decirlas.',
  },
};
