import type { Themes } from '../../celestia-words.ts';

/** Qué representa cada punto en una vida, donde quepa cualquier nombre: «te cuesta hablar de…», «con…», «en…». */
export const themes: Themes = {
  sun: ['lo que quieres en la vida', 'lo que quieres para ti'],
  moon: ['lo que sientes', 'tus emociones'],
  mercury: ['tus ideas', 'tu manera de pensar'],
  venus: ['tus relaciones', 'tu vida amorosa'],
  mars: ['lo que te propones', 'tus metas'],
  jupiter: ['tus planes', 'tus proyectos'],
  saturn: ['lo que te exiges', 'tus responsabilidades'],
  uranus: ['tu libertad', 'tu independencia'],
  neptune: ['tus sueños', 'tus ideales'],
  pluto: ['tu lado más intenso', 'lo que más te importa'],
  node: ['lo que te toca aprender', 'tu rumbo en la vida'],
  lilith: ['tu lado indomable', 'tu instinto'],
  juno: ['lo que esperas de una pareja', 'el compromiso'],
  chiron: ['lo que más te duele', 'tu punto más sensible'],
  ascendant: ['tu imagen', 'la impresión que das'],
  midheaven: ['tu vocación', 'tu vida profesional'],
};
