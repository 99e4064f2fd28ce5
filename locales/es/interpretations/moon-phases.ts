import type { PhaseTexts } from '../../interpretation-types.ts';

/** The eight phases of the Moon: what each one is good for. */
export const moonPhases: PhaseTexts = {
  newMoon:
    'Cielo oscuro, hoja limpia. Es un momento discreto para resumir un deseo en una sola frase y guardarla en el bolsillo, sin anunciarla todavía. La energía anda baja y parece que no pasara nada; bajo tierra, las semillas trabajan así. Descansar también adelanta, aunque nadie lo vea.',
  waxingCrescent:
    'Asoma un filo de luz y, con él, las primeras dudas. Sirve para un avance concreto y chico: comprar la libreta, pedir el dato, apartar la tarde del jueves. Lo viejo tira hacia atrás por costumbre. Unos metros más y empieza a aburrirse.',
  firstQuarter:
    'A mitad de la cuesta hay que elegir. El cuarto creciente trae roces útiles: un obstáculo, dos citas a la misma hora, alguien que pregunta si vas en serio. Decide con lo que sabes hoy y corrige el rumbo. Con la Luna a medio llenar, nadie tiene todos los datos.',
  waxingGibbous:
    'Falta poco y se nota en los nervios. Son días para pulir, ensayar, pedir una opinión y apretar el tornillo suelto. El afán de perfección puede alargar la tarea sin mejorarla. Casi llena, la Luna ya alumbra, y lo que está casi listo ya sirve para mucho.',
  fullMoon:
    'Todo se ve, hasta el polvo. La Luna llena muestra qué dio fruto y qué emoción llevaba semanas callada; por eso abundan las charlas largas y el sueño liviano. Celebra lo logrado, escucha el desacuerdo y deja las decisiones grandes para cuando baje la luz.',
  waningGibbous:
    'Después de la fiesta se reparte lo que quedó en las bandejas. Esta fase sirve para enseñar, agradecer, contar qué aprendiste y a quién le debes una mano. Puede colarse el gusto de dar lecciones que nadie pidió. La experiencia pesa menos cuando alguien viene a buscarla.',
  lastQuarter:
    'En pleno descenso, la carga se revisa. Es tiempo de terminar, devolver, cancelar lo que ya no convence y reconocer un error sin ceremonia. La resistencia suele venir del orgullo, que no quiere haber caminado en vano. Algo te llevas, y la experiencia ocupa poco sitio.',
  waningCrescent:
    'Queda una uña de luz antes del amanecer. Baja el volumen: duerme, ordena en silencio, perdona una tontería. Las ganas de empezar ya mismo pueden ser simple incomodidad ante el vacío. Espera unos días y anota los sueños, que a veces traen el borrador de lo siguiente.',
};
