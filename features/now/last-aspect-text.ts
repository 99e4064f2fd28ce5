import type { MoonAspect } from '../../astrology/events/void-of-course.ts';
import type { AstroWords } from '../../locales/en/astro.ts';

/** The Moon's aspect to a body by its names alone, as the craft says it: `Moon trine Venus`. */
export function lastAspectText({ body, aspect }: MoonAspect, { bodies, aspects }: AstroWords): string {
  return [bodies.moon, aspects[aspect], bodies[body]].join(' ');
}
