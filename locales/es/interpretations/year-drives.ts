import type { YearQuarterTexts } from '../../horoscope-text-types.ts';

/** Where the force of a quarter goes, by the solar house of Mars. */
export const yearDrives: YearQuarterTexts = {
  1: [
    'El empuje te sale por los poros. Tiene buen uso en aquello que nadie puede hacer en tu lugar, y malo contra puertas ajenas que solo estaban entornadas.',
    'Tu paciencia, entretanto, viaja en la maleta pequeña. Lo que exija valor te encontrará de pie; lo que exija fila, dando golpecitos en el suelo.',
    'Eres motor y también bocina. Un deporte, o cualquier cosa que te haga sudar, le ahorra portazos a tu gente y a ti unas cuantas disculpas.',
    'La franqueza se te sube a la cara y avanza sola. Con una línea de llegada a la vista resulta admirable; sin ella, atropella a quien venía a saludar.',
  ],
  2: [
    'El brío se te va a las manos y quiere ganar terreno propio. Rinde en el trabajo que se cobra por pieza y se enreda en la compra que se decide en la caja.',
    'Peleas por lo tuyo con los codos apretados. Sirve para defender una tarifa; cuando llegue la hora de repartir el postre, conviene aflojarlos un poco.',
    'Quieres resultados que se puedan guardar bajo llave. Te acercas a ellos a paso firme, siempre que no compares tu huerta con la del patio vecino, que usa otro abono.',
    'Se enciende la terquedad y, bien llevada, mueve pianos. Empuja en una sola dirección y detente en cuanto la soga te marque las palmas.',
  ],
  3: [
    'Lo que te mueve se nota en la lengua y en los pies. Discutes con brillo, caminas el doble y alguna frase se te escapa sin correa.',
    'El ímpetu viaja en autobús y contesta por escrito. Le sientan bien las causas cercanas, como un bache en la calle o una pelea de hermanos sin árbitro.',
    'Con tanto filo en las palabras se abren sobres que llevaban mucho tiempo cerrados. Lo único que hay que vigilar es si del otro lado hay dedos.',
    'Te pones a estudiar igual que quien corre una carrera, o a escribir como si te persiguieran. Lo primero sale bien; lo segundo mejora con una pausa para releer.',
  ],
  4: [
    'La batalla principal se libra dentro, a veces contra un tabique y a veces contra una costumbre. Al tabique se le gana con cincel; a la costumbre, con humor.',
    'Sube la temperatura de la casa sin que nadie toque la estufa. Mover muebles descarga lo que ibas a decirle a un pariente, y de paso queda sitio para bailar.',
    'Tu fuerza cava hacia abajo, en busca de agua o de explicaciones. Avisa dónde estás cavando, para que nadie de los tuyos tropiece de noche.',
    'Defiendes tu guarida con los dientes y a ratos muerdes a quien venía a traer pan. Un timbre que funcione evitaría muchas de esas confusiones.',
  ],
  5: [
    'El deseo lleva las riendas y le gusta el galope. En el amor y en el arte llega lejos; a las disculpas llega siempre tarde y con flores.',
    'Compites hasta en los juegos de mesa. Volcado en una obra, el orgullo trabaja gratis y deja de contar los tantos que hacen los demás.',
    'Te atreves a más de lo que acostumbras y se agradece la función. Un poco de red debajo del trapecio le haría mejor la digestión a todo el mundo.',
    'Hay fuego para una conquista y para media docena de caprichos. Escoge lo que todavía te guste a la mañana siguiente, en ayunas y sin público.',
  ],
  6: [
    'El vigor se pone overol. Puede levantar en pocos días lo que venía arrastrándose, con tal de que no intente levantar también a quien prefiere seguir en su asiento.',
    'Trabajas a martillazo limpio y alguien del turno se tapa los oídos. Con horas fijas y tornillos bien escogidos, ese mismo impulso suena a música de taller.',
    'La irritación se te va por los detalles, como agua por una junta gastada. Una vez cambiada la junta, verás que el caudal alcanzaba para mover el molino.',
    'Tu cuerpo pide esfuerzo con principio y fin. Dáselo antes de la jornada y llegarás a las reuniones sin ganas de morder el lápiz.',
  ],
  7: [
    'La chispa salta siempre frente a alguien. Puede ser atracción, puede ser litigio; en ambos casos mejora si dices qué querías antes de ponerte a ganar.',
    'Te buscan para discutir o para aliarse, y a veces es la misma persona. En cuanto respondes a lo segundo, lo primero pierde interés.',
    'Un rival de buen nivel te saca lo mejor. Con un apretón de manos al empezar y otro al acabar, en el medio puedes correr cuanto quieras.',
    'Avanzas en la medida en que otra persona avance. Donde el paso no coincida, tirar de la soga cansa a ambos extremos y deja el carro en su sitio.',
  ],
  8: [
    'La fuerza corre por debajo, callada y con dirección. Sirve para terminar lo que dolía y saldar lo que colgaba; conviene tenerla lejos de los celos, que se la beben toda.',
    'Quieres llegar al hueso de los asuntos. Con los números y con tus miedos puedes hacerlo a fondo; con las personas, más despacio, que tienen piel.',
    'Tienes nervio para negociar lo que otra gente ni nombra. Respira entre una cláusula y la siguiente, porque la prisa, en esos cuartos, enciende alarmas.',
    'Se mueve algo volcánico y conviene darle salida por la ladera buena, la del deseo compartido o la de un trabajo que pida toda tu concentración.',
  ],
  9: [
    'El ánimo marcha con mochila y canta. Le hace falta una meta lejana y medible, porque cuando le sobran kilómetros empieza a predicarles a los vecinos.',
    'Discutes por principios con una vehemencia que despeina. Gana peso lo que puedas demostrar; lo otro alegra la reunión y se olvida camino a casa.',
    'Tu audacia mira los mapas con hambre. Un estudio exigente o una ruta cuesta arriba le dan buen uso, y a ti te dan de qué presumir.',
    'Hay en ti una prisa de expedición. Antes de partir, pregunta quién lleva el agua; la gente que de veras llega lejos revisa esas cosas.',
  ],
  10: [
    'La ambición toma la delantera y no espera a que la llamen. Sube por donde puede, y se le agradece que deje la escalera en su sitio para quien venga después.',
    'El arrojo se te concentra en el oficio. Da buenos frutos con un objetivo y un plazo a la vista, y pierde los modales cuando hay más de un jefe en el cuarto.',
    'Empujas una puerta grande y por momentos parece que no cede. Prueba con la manija: pedir las cosas a tiempo gasta bastante menos hombro.',
    'Trabajas como si alguien llevara el marcador, y puede que lo lleve. De todos modos, el punto más valioso es el que se anota sin derribar a nadie.',
  ],
  11: [
    'La garra se vuelve colectiva y arrastra al equipo. Te conviene correr al ritmo de quien va en la cola, al menos cuando hay que llegar con todas las cajas.',
    'Peleas por una causa y la causa te lo agradece. Las amistades lo agradecen algo menos, sobre todo si las llamas a filas durante el almuerzo.',
    'En el grupo eres quien dice «ahora». Alguien tiene que serlo; basta con que antes mires si los demás ya se ataron los cordones.',
    'Tu impulso apunta al futuro y tropieza con los horarios del presente. Partido en tres encargos chicos, dos de ellos ajenos, el gran deseo camina mejor.',
  ],
  12: [
    'La fuerza trabaja de noche y no firma lo que hace. Rinde en todo lo que se resuelve a solas, y si se vuelve desvelo, se la puede mandar a barrer el patio.',
    'Peleas con sombras que, en cuanto hay luz, resultan percheros. El ejercicio lento y una libreta de enojos las devuelven pronto a su tamaño.',
    'El motor gira sin que se vea la rueda. Aprovecha esa discreción para avanzar en lo que todavía es frágil y se rompería con preguntas.',
    'Hay un enojo antiguo que pide retiro digno. Con una tarea humilde, de las que pasan inadvertidas, se va quedando dormido sobre el rastrillo.',
  ],
};
