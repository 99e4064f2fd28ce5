import type { SignTexts } from '../../interpretation-types.ts';

/** The Moon passing through a sign today: the mood of two and a half days. */
export const moonToday: SignTexts = {
  aries:
    'Ganas de salir sin chaqueta y poca paciencia en las filas. Va bien lo que se resuelve de un tirón: una llamada, un recado, el primer kilómetro. Las negociaciones largas pueden esperar un par de días.',
  taurus:
    'El cuerpo pide zapatos cómodos y comida de verdad. Avanza lo que se hace con las manos y sin reloj: cocinar, plantar, ordenar cuentas. Los cambios de plan a última hora, mejor para después.',
  gemini:
    'Teléfonos que vibran, ideas que se pisan, risas en el pasillo. Es un buen rato para escribir, preguntar, hacer tres trámites seguidos. Lo que exige concentración de biblioteca quizá rinda más cuando baje el ruido.',
  cancer:
    'Dan ganas de volver temprano y que alguien pregunte cómo te fue. Fluyen las conversaciones con la familia, el guiso lento, los recuerdos. Las críticas, incluso las útiles, se reciben mejor pasado mañana.',
  leo: 'Hay más color en el ambiente y cierto deseo de que te miren. Funcionan las invitaciones, los elogios dichos a tiempo, lo que se presta a celebrar. El trabajo anónimo puede aguardar, igual que la discusión sobre quién tiene razón.',
  virgo:
    'La mirada se afina y encuentra la pelusa en la manga. Aprovecha para limpiar, corregir, ponerte al día con los papeles. Deja para otro momento el juicio sobre tu vida entera; con esta lupa cualquiera parece tener defectos.',
  libra:
    'Hoy se agradecen la buena luz, la música suave y un «por favor». Cuesta poco llegar a acuerdos, hacer visitas, elegir cortinas con alguien. Las decisiones tajantes pueden quedarse en remojo unas cuantas noches.',
  scorpio:
    'El ánimo baja al sótano con una linterna. Se investiga a gusto, se habla en serio y se termina lo que daba pereza mirar. Las reacciones inmediatas, sobre todo por escrito, mejoran tras una noche de reposo.',
  sagittarius:
    'Corre un aire de víspera de vacaciones. Cuesta quedarse en la silla y resulta fácil planear, enseñar, reír con desconocidos. La letra pequeña y las sumas exactas pueden aguantar hasta que vuelva la calma.',
  capricorn:
    'Se enfría un poco el tono y se despeja el escritorio. Rinde el esfuerzo callado: cerrar pendientes, hablar con quien decide, ponerle plazo a algo. Las efusiones pueden tardar; un gesto práctico dice casi lo mismo.',
  aquarius:
    'Entra viento en las costumbres. Es ocasión de llamar a las amistades, probar otra ruta, proponer la idea que daba vergüenza. Las confidencias más tiernas quizá prefieran una Luna menos distraída.',
  pisces:
    'Los bordes se ablandan y el despertador parece una grosería. Van bien la música, el descanso, echar una mano sin prisa. Posterga, si puedes, los trámites con sello y las charlas donde cada coma cuenta.',
};
