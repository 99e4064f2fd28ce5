import type { SearchWords } from '../en/search.ts';

/** The search, and what the tools of the site are called by who looks for them. */
export const search: SearchWords = {
  title: 'Buscar en Celestia',
  description:
    'Encuentra una calculadora, un artículo o un término por el nombre que le das, aunque tenga un error de tecleo.',
  heading: 'Buscar',
  lede: 'Calculadoras, artículos y el glosario.',
  label: '¿Qué buscas?',
  submit: 'Buscar',
  none: 'Nada responde a «{{query}}». Prueba con una sola palabra: un signo, un planeta o una casa.',
  results: {
    one: '{{count}} resultado para «{{query}}»',
    other: '{{count}} resultados para «{{query}}»',
  },
  kinds: { tool: 'Herramienta', article: 'Artículo', term: 'Glosario', sign: 'Horóscopo' },
  /** Words that say nothing of what is looked for. */
  stop: 'el la los las un una unos unas de del en a al y o que qué cual cuál cuando cuándo donde dónde como cómo por para con mi mis tu su es son esta está estan significa significado quiere decir hoy ahora astrología me se lo',
  /** What a sign's people are called, and what else it is looked for by. */
  signs: {
    aries: 'arianos carnero',
    taurus: 'taurinos toro',
    gemini: 'geminianos gemelos',
    cancer: 'cancerianos cangrejo',
    leo: 'leoninos león',
    virgo: 'virginianos virgen',
    libra: 'librianos balanza',
    scorpio: 'escorpianos escorpión alacrán',
    sagittarius: 'sagitarianos arquero',
    capricorn: 'capricornianos cabra',
    aquarius: 'acuarianos aguador',
    pisces: 'piscianos peces',
  },
  /** What a sign's horoscope is looked for by. */
  horoscope: 'horóscopo diario semanal mensual anual hoy mañana predicción semana mes año día',
  /** Beside its name, what a tool is looked for by. */
  tools: {
    'natal-chart': {
      name: 'Carta natal',
      words: 'carta natal carta astral calcular gratis planetas casas mi carta',
    },
    'rising-sign': { name: 'Ascendente', words: 'ascendente calcular saber mi ascendente signo ascendente' },
    'juno-calculation': { name: 'Juno', words: 'juno calcular asteroide signo matrimonio pareja' },
    'astrological-summary': {
      name: 'Tu resumen astrológico',
      words: 'resumen sol luna ascendente tránsitos perfil',
    },
    'relationship-compatibility-calculator': {
      name: 'Compatibilidad',
      words: 'compatibilidad amorosa sinastría calcular dos cartas pareja relación',
    },
    'compatibility-test': {
      name: 'Test de compatibilidad',
      words: 'test amor preguntas compatibilidad pareja',
    },
    horoscopes: { name: 'Horóscopos', words: 'horóscopo diario semanal mensual anual signos hoy' },
    'astrological-events': {
      name: 'El cielo de este año',
      words: 'eventos astrológicos calendario tránsitos ingresos retrogradaciones fechas',
    },
    'solar-eclipse': { name: 'Eclipses solares', words: 'eclipse solar fechas mapa visible sol' },
    'lunar-eclipse': { name: 'Eclipses lunares', words: 'eclipse lunar fechas luna roja visible' },
    'is-mercury-retrograde': {
      name: '¿Mercurio está retrógrado?',
      words: 'mercurio retrógrado hoy ahora fechas hasta cuándo',
    },
    'moon-sign-today': {
      name: 'El signo de la Luna hoy',
      words: 'luna hoy signo en qué signo está la luna fase',
    },
    'void-of-course-moon': {
      name: '¿La Luna está vacía de curso?',
      words: 'luna vacía de curso horas hoy fechas',
    },
    'next-eclipse': {
      name: '¿Cuándo es el próximo eclipse?',
      words: 'próximo eclipse fecha cuándo solar lunar',
    },
    'ask-celestia': {
      name: 'Pregunta a Celestia',
      words: 'preguntar astróloga inteligencia artificial gratis chat',
    },
    'chat-with-your-lover-lp': { name: 'Chatea con tu amor', words: 'chat con tu pareja amor conversación' },
    'astrology-consulting': {
      name: 'Consultas',
      words: 'consulta astrólogo sesión reservar lectura personal',
    },
    'astrology-reports': {
      name: 'Informes',
      words: 'informe informes libro carta natal pdf comprar lectura larga escrita',
    },
    stencil: {
      name: 'Una imagen para compartir',
      words: 'imagen historia instagram sol luna ascendente compartir',
    },
    glossary: { name: 'Glosario', words: 'diccionario términos palabras definiciones' },
    blogs: { name: 'Blog', words: 'artículos biblioteca aprender astrología leer' },
    faq: {
      name: 'Preguntas frecuentes',
      words:
        'ayuda dudas cuenta gratis faq borrar eliminar cancelar mi cuenta contraseña precio costo privacidad datos',
    },
    about: { name: 'Acerca de', words: 'exactitud método fuentes quiénes somos efemérides' },
    contact: { name: 'Contacto', words: 'escribir correo soporte problema' },
  },
};
