import type { Themes } from '../../celestia-words.ts';

/** Qué representa cada punto en una vida, donde quepa cualquier nombre: «te cuesta hablar de…», «con…», «en…». */
export const themes: Themes = {
  sun: ['tu forma de ser', 'lo que quieres ser'],
  moon: ['lo que sientes', 'tu mundo emocional'],
  mercury: ['lo que piensas', 'tu forma de ver las cosas'],
  venus: ['tu forma de querer', 'tu vida afectiva'],
  mars: ['lo que te propones', 'tu forma de actuar'],
  jupiter: ['lo que te ilusiona', 'lo que crees posible'],
  saturn: ['lo que te exiges', 'tu sentido del deber'],
  uranus: ['tu libertad', 'tu lado rebelde'],
  neptune: ['lo que sueñas', 'tu lado soñador'],
  pluto: ['tu lado más intenso', 'lo que llevas más adentro'],
  node: ['lo que te toca aprender', 'tu rumbo en la vida'],
  lilith: ['tu lado indomable', 'tu instinto'],
  juno: ['lo que esperas de una relación', 'tu idea del compromiso'],
  chiron: ['tu herida más antigua', 'tu punto más sensible'],
  ascendant: ['tu imagen ante los demás', 'la impresión que das'],
  midheaven: ['tu vocación', 'tu vida profesional'],
};
