import type { StencilWords } from '../en/stencil.ts';

/** The picture of a chart to share, in Spanish. The words in `picture` stand in large type: short. */
export const stencil: StencilWords = {
  title: 'Tu carta natal en una imagen para compartir',
  description:
    'Crea una imagen de tu carta natal para una historia o una publicación: Sol, Luna y Ascendente con su rueda, en tres estilos. Sin fecha, hora ni lugar.',
  heading: 'Tu carta en imagen',
  lede: 'El Sol, la Luna, el Ascendente y la rueda entera, a la medida de una historia o una publicación. Solo los signos: ni fecha, ni hora, ni lugar, ni grados con los que alguien pudiera deducirlos al minuto.',
  example: 'Un ejemplo: el cielo de esta hora.',
  result: {
    heading: 'Tu imagen',
    style: 'Estilo',
    format: 'Formato',
    styles: { night: 'Noche', paper: 'Papel', dusk: 'Atardecer' },
    formats: { story: 'Historia, 1080 × 1920', square: 'Cuadrado, 1080 × 1080' },
    apply: 'Mostrar',
    png: 'Descargar PNG',
    svg: 'Descargar SVG',
    share: 'Compartir la imagen',
    link: 'Enlace a esta imagen',
    working: 'Dibujando la imagen…',
    done: 'Imagen guardada.',
    failed: 'No se pudo dibujar la imagen. Prueba con el SVG.',
    scrambled: 'Tu navegador altera las imágenes para que no te rastreen. Descarga mejor el SVG.',
    note: 'La imagen y su enlace dicen en qué signo está cada astro, no en qué grado. Aun así, con los signos se puede deducir el día del nacimiento con dos o tres días de margen, y con el Ascendente la hora, con unas dos horas de margen.',
    ready: 'La imagen está lista. Toca otra vez para compartirla.',
    broken: 'Este enlace está incompleto y su imagen no se puede dibujar. Puedes crear aquí una nueva.',
  },
  picture: {
    sun: 'Sol',
    moon: 'Luna',
    rising: 'Ascendente',
    most: {
      fire: 'Sobre todo fuego',
      earth: 'Sobre todo tierra',
      air: 'Sobre todo aire',
      water: 'Sobre todo agua',
    },
    even: 'Elementos en equilibrio',
    made: 'Trazada por Celestia',
  },
};
