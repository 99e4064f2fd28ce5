import type { YearRetrogradeTexts } from '../../horoscope-text-types.ts';

/** Jupiter or Saturn goes back through a solar house. */
export const yearRetrogrades: YearRetrogradeTexts = {
  jupiter: {
    1: 'Revisas el tamaño de tus promesas, empezando por las que te hiciste a ti. Algunas encogen con gracia y una pide que la retomes con mejor calzado.',
    2: 'Vuelves a contar lo que tienes y asoma un bien olvidado en la columna de los gastos. El lujo que parecía necesario confiesa que era cómodo.',
    3: 'Relees lo que dijiste con tanto entusiasmo y le quitas tres adjetivos. Un curso a medio camino agradece que regreses por la segunda parte.',
    4: 'Desandas la mudanza, en cajas o en la cabeza. Entre lo que ibas a tirar hay algo que a tu familia todavía le conviene oír.',
    5: 'El gusto pide ensayo general. Repasas un cariño o una obra y encuentras en qué página dejaste de divertirte, que era lo que había que saber.',
    6: 'Los «sí» que repartiste en el trabajo regresan con fecha de entrega. Se negocian mejor de uno en uno, después de haber dormido.',
    7: 'Una alianza vuelve a la mesa para que ambas partes miren el entusiasmo inicial con otra luz. Lo que sobreviva a esa relectura merece tinta.',
    8: 'Se comprueba quién puso qué, en dinero y en fe. Un ofrecimiento generoso muestra la condición que traía doblada, y se puede desdoblar sin romperla.',
    9: 'La gran idea pasa por el taller y sale con menos cromo. Quizá retomes un viaje en suspenso, o el trato con la profesora que te discutía.',
    10: 'El ascenso que imaginabas baja un momento a explicarse. Con los planos otra vez extendidos se ve qué parte era vocación y qué parte, fachada.',
    11: 'Vuelven amistades con las que hubo demasiados planes. Entre ustedes eligen cuál iba en serio, y los otros pasan sin pena al cajón de los brindis.',
    12: 'Los sueños de la noche revisan viejas esperanzas con la cortina baja. Lo que buscabas lejos puede estar en un cuaderno abandonado por la mitad.',
  },
  saturn: {
    1: 'Repites la lección de plantarte, esta vez sin fruncir el ceño. La coraza que te pusiste por si acaso muestra dónde aprieta y se deja aflojar.',
    2: 'Toca auditar de nuevo tus seguridades. Una restricción aceptada por miedo ya no tiene sentido; otra, que te molestaba, resulta ser el muro de carga.',
    3: 'Algún mensaje mal redactado vuelve para que lo digas mejor. La charla difícil con alguien de tu entorno admite segunda vuelta y tono sereno.',
    4: 'Vuelves a subir al desván de la familia con otra herramienta. La grieta es la misma, pero tu pulso cambió, y el arreglo sale más barato.',
    5: 'Retomas la disciplina que dejaste por pudor. La voz severa que llevas dentro acepta, a regañadientes, que jugar también cuenta como práctica.',
    6: 'Corriges el horario que te habías impuesto. Sobra una hora de deber y falta una de sueño, cuenta que cualquiera podía sacar, menos tú.',
    7: 'Un compromiso pasa otra vez por ventanilla. Se renegocian los turnos de paciencia y queda por escrito quién apaga la luz y quién cierra la puerta.',
    8: 'Regresa el expediente que dabas por cerrado, con una hoja que faltaba. Leerla toma un minuto; sospechar lo que decía te había tomado bastante más.',
    9: 'La vida vuelve a examinarte de una materia, con preguntas distintas. Se entiende ahora por qué la vez pasada aprobaste sin haber aprendido gran cosa.',
    10: 'Repasas el escalón en que te habías quedado sin aire. La autoridad que te pesaba, fuera la tuya o la ajena, muestra un costado negociable.',
    11: 'Se vuelve a pasar lista entre tus amistades y proyectos. Quien faltó explica por qué; unas veces convence, y otras basta con despedirse bien.',
    12: 'La penumbra pide otra visita y la haces con menos apuro. En el rincón donde guardabas una culpa queda solamente el clavo del que colgaba.',
  },
};
