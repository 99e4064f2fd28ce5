import type { WeekRetrogradeTexts } from '../../horoscope-text-types.ts';

/** What is added to a week’s opening while the ruler goes back. */
export const weekRetrogrades: WeekRetrogradeTexts = [
  'Tu regente camina hacia atrás, y lo que se enreda suele estar pidiendo una segunda lectura.',
  'Con tu regente en pleno retroceso, esta semana corregir te rinde más que estrenar.',
  'Como tu regente anda hacia atrás, puede asomar un asunto que dabas por archivado.',
  'El paso atrás de tu regente aconseja tomar impulso donde antes saltaste sin mirar.',
  'El planeta que gobierna tu signo desanda el camino; aprovecha para recoger lo que se cayó en el trayecto.',
  'Habrá repeticiones, porque tu regente retrocede, y más de un asunto puede salir ganando.',
  'Tu regente va en reversa y te invita a conducir con el espejo bien puesto.',
  'Dado que el regente de tu signo retrocede, los resultados tardan y los borradores mejoran.',
  'Mientras tu regente vuelva sobre sus huellas, conviene preguntar dos veces y prometer una.',
  'A tu regente le toca repasar la lección, así que un «déjame pensarlo» suena de lo más razonable.',
  'Por el retroceso de tu regente, las ganas viejas pesan más que las ocurrencias del momento.',
  'Retrocede el planeta que manda en tu signo, y los atajos de siempre piden que los revises a pie.',
];
