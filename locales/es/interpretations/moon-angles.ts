import type { NatalInterpretations } from '../../natal-text-types.ts';

/** What the Moon of the sky says as it passes an angle of a birth chart. */
export const moonAngles: NatalInterpretations['moonAngles'] = {
  ascendant: {
    joined:
      'La Luna pasa por tu umbral y, por unas horas, se te nota todo en la cara. La gente te cuenta cosas y el humor entra contigo a cada cuarto. Sal a dar una vuelta.',
    flowing:
      'El rato se presta para caer en gracia. Saludas con naturalidad, te responden con ganas y un encuentro casual puede alegrar la tarde.',
    tense:
      'Una susceptibilidad pasajera puede cruzarse en el trato con alguien cercano. Lo que de pronto suena a reproche quizá sea un simple comentario; deja la respuesta para después de comer.',
  },
  midheaven: {
    joined:
      'La Luna sube a lo más visible de tu carta y lo que sientes asoma en público. Se nota cómo está tu ánimo en el trabajo, y una tarea ganará si le pones algo personal.',
    flowing:
      'Unas horas amables para lo que quieres lograr. Quien tiene que decidir te escucha de buen talante, así que pide, muestra o pregunta sin tanto preámbulo.',
    tense:
      'Casa y trabajo reclaman la misma hora. Te cuesta concentrarte, extrañas el sofá o llevas la oficina hasta la cama; en unas horas la urgencia habrá bajado.',
  },
};
