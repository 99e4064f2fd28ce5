import type { SignTexts } from '../../interpretation-types.ts';

/** The Moon eclipsed by sign: what comes to light, ends or ripens. */
export const lunarEclipse: SignTexts = {
  aries:
    'Un enojo que llevaba meses a fuego bajo puede encontrar por fin su frase. Con la Luna eclipsada en Aries se nota dónde peleabas por costumbre y dónde dejaste de defenderte. Termina quizá una carrera contra alguien que ni sabía que competía. El ánimo anda a flor de piel y las respuestas salen cortantes, así que suelta el teléfono por una hora. Después decide qué causa sigue mereciendo tu impulso y retírate con gracia de las otras.',
  taurus:
    'Llega la cosecha y hay que decidir qué se guarda. Lo que madura bajo este eclipse lunar toca pertenencias, seguridad y apegos: una compra que ya cumplió, una comodidad que empezó a pesar, el costo verdadero de que nada se mueva. La costumbre protesta y pide más tiempo. En un signo de tierra fija soltar cuesta más, y quizá por eso lo que se queda se aprecia con otros ojos.',
  gemini:
    'Puede saberse lo que se rumoreaba, o descubrirse que la historia tenía otra mitad. La Luna eclipsada en Géminis remueve charlas, correos viejos, versiones que convivían sin tocarse. Una explicación muy repetida deja de convencerte, y eso alivia tanto como desordena. Las palabras corren rápido esos días y alguna puede lastimar sin querer. Mercurio, que gobierna el signo, cambia de opinión con facilidad, y la conclusión gana si espera a los datos.',
  cancer:
    'Esa pena que parecía de ayer tal vez venga de más lejos. En Cáncer, la Luna eclipsada alumbra la trastienda familiar: lo que recibiste sin elegirlo, el papel que hacías en la mesa, la edad que te devuelven al cruzar la puerta. Puede cerrarse una etapa de hogar, o madurar el permiso para querer de otra manera. La sensibilidad sube y cualquier tono raspa. La Luna gobierna este signo, de ahí que lo viejo se sienta tan cerca.',
  leo: 'Cae el telón y se oye la sala vacía. Este eclipse lunar puede mostrar cuánto de tu esfuerzo iba dirigido al aplauso y qué parte te sigue encantando con las luces apagadas. Quizá maduren un amor, una obra, la relación con alguien joven que ya quiere decidir por su cuenta. El orgullo herido tienta a salir dando un portazo vistoso. Debajo suele haber cansancio de actuar, y el papel que queda es el que daba gusto ensayar.',
  virgo:
    'Aparece quizá el error en la última página y, con él, un alivio inesperado. Cuando la Luna se eclipsa en Virgo suele verse qué rutina ya no sirve, qué encargo asumiste sin que fuera tuyo, cuánto pesa la obligación de acertar. Una etapa de trabajo puede quedar lista, aunque le falte brillo. Por esas fechas la autocrítica madruga. Virgo separa el grano de la paja, y bajo esta luz hay pendientes que resultan ser pura culpa acumulada.',
  libra:
    'Una balanza quieta también puede estar trabada. Eso muestra, a veces, la Luna eclipsada en Libra: la paz que se compró con silencios, el acuerdo cuyo plazo venció, la relación que está lista para pasar a otra forma. Hay vínculos que salen de aquí más maduros y otros que se despiden con respeto. Lo difícil es ver el disgusto ajeno sin correr a repararlo. Venus rige el signo y prefiere la armonía, así que callar tienta hasta el final.',
  scorpio:
    'Sale a flote lo que estaba amarrado al fondo. Con este eclipse puede llegar a su fin un secreto, una deuda emocional, un tira y afloja por el mando en el que ya nadie recordaba el premio. La emoción viene densa, y tienta revisar conversaciones o ajustar cuentas de madrugada. Escorpio sabe también transformar: lo que se nombra pesa menos. Escribe la carta entera y no la envíes; a la semana, subraya la única línea que merece llegar a su destino.',
  sagittarius:
    'Aquella certeza que llevabas de bandera amanece con un agujero. La Luna eclipsada en Sagitario hace madurar convicciones: puede acabarse un curso, un viaje, la admiración por alguien que parecía tener respuesta para cada cosa. Quedarse sin lema incomoda un poco, y urge cambiarlo por otro igual de ruidoso. Esa prisa es la parte que conviene frenar. Una pregunta conversada durante semanas con quien piensa distinto deja en pie lo que valía.',
  capricorn:
    'Desde arriba se ve si la cumbre era la tuya. Un eclipse lunar en Capricornio suele iluminar el costo de los logros: el cargo que ya no ilusiona, la promesa ya cumplida que nadie dio por cerrada, el cansancio detrás de tanta compostura. Algo llega a término y queda madura, quizá, una autoridad más serena. Endurecerte justo ahora sería comprensible y poco útil. Saturno, regente del signo, sabe de finales: también a lo terminado le pide firma y fecha.',
  aquarius:
    'En la foto del grupo hay un hueco, o eres tú quien ya mira hacia otro lado. La Luna eclipsada en Acuario muestra pertenencias que cambian: amistades que siguen otra órbita, un proyecto común que cumplió su ciclo, un ideal que necesita bajar a la calle. La cabeza explica rápido y el pecho se entera después. Dale ese tiempo. ¿Con quiénes te gustaría imaginar los próximos años? La respuesta puede traer menos nombres y más ganas de llamar.',
  pisces:
    'Al bajar la marea, quedan en la arena cosas que dabas por perdidas. La Luna eclipsada en Piscis puede cerrar una espera, una ilusión, un rescate que ya duraba demasiado. Madura una compasión que incluye a quien la da. Las lágrimas están cerca y los bordes se borran, de modo que lo propio y lo ajeno se mezclan en la misma bolsa. Duerme, camina junto al agua si la tienes a mano y separa con paciencia qué te llevas y qué devuelves.',
};
