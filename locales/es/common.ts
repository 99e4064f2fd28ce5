import type { CommonWords } from '../en/common.ts';

/** The frame of every page: header, footer, error screens, and words that several pages share. */
export const common: CommonWords = {
  siteName: 'Celestia',
  skipToContent: 'Ir al contenido',
  menu: 'Menú',
  mainNavigation: 'Principal',
  footerNavigation: 'Más en Celestia',
  language: 'Idioma',
  account: { signIn: 'Iniciar sesión', account: 'Cuenta' },
  nav: {
    home: 'Inicio',
    'natal-chart': 'Carta natal',
    'rising-sign': 'Ascendente',
    'juno-calculation': 'Juno',
    'astrological-summary': 'Resumen astrológico',
    horoscopes: 'Horóscopos',
    'astrological-events': 'Cielo del año',
    'lunar-eclipse': 'Eclipses lunares',
    'solar-eclipse': 'Eclipses solares',
    'relationship-compatibility-calculator': 'Compatibilidad',
    'compatibility-test': 'Test de compatibilidad',
    stencil: 'Carta en imagen',
    about: 'Acerca de',
  },
  footer: {
    note: 'Las posiciones se calculan con modelos astronómicos publicados y se cotejan con efemérides de referencia.',
    places: 'Nombres de lugares: GeoNames, CC BY 4.0.',
    entertainment:
      'La astrología es un lenguaje para la reflexión. No reemplaza el consejo médico, legal ni financiero.',
  },
  notFound: {
    title: 'Las estrellas guardan silencio',
    text: 'Buscamos por toda esta parte del cielo y no encontramos la página.',
    unmatched: 'No se encontró la página: {{path}}',
    validation: 'Página no encontrada: {{path}}',
    suggestions: 'Adónde ir desde aquí',
    home: 'Volver al inicio',
    'natal-chart': 'Trazar una carta natal',
    'astrological-summary': 'Resumen astrológico',
    blogs: 'Leer el blog',
    'celestia-astrologer-chat': 'Hablar con Celestia',
    app: 'Descargar la app móvil',
  },
  failure: {
    title: 'Se nos cruzó una nube',
    reference: 'Referencia: {{id}}',
  },
  refused: { title: 'Eso aquí no funciona' },
};
