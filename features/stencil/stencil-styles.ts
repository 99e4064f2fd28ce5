import type { ElementId } from '../../astrology/ids.ts';
import {
  STENCIL_FORMAT_IDS,
  STENCIL_STYLE_IDS,
  type StencilFormatId,
  type StencilStyleId,
} from '../../contract/choices.ts';

/**
 * The looks of a picture. It leaves the site as a file, so its colours stand here and not in the site's tokens.
 */
interface StencilStyle {
  /** Ground, from top to bottom. */
  ground: readonly [string, string, string];
  /** The disc of the wheel. */
  disc: string;
  discOpacity: number;
  ink: string;
  soft: string;
  gold: string;
  line: string;
  star: string;
  elements: Readonly<Record<ElementId, string>>;
}

export const STENCIL_STYLES = {
  night: {
    ground: ['#0b0d26', '#14173f', '#23235c'],
    disc: '#0b0d26',
    discOpacity: 0.55,
    ink: '#f7efdf',
    soft: '#c3bdd6',
    gold: '#e3b85c',
    line: '#4a4f8c',
    star: '#f7efdf',
    elements: { fire: '#f0906a', earth: '#b3c274', air: '#ead27a', water: '#82bde6' },
  },
  paper: {
    ground: ['#fffaf0', '#f7f1e6', '#eadfc8'],
    disc: '#fffdf8',
    discOpacity: 0.9,
    ink: '#221f3a',
    soft: '#5b5570',
    gold: '#8a6209',
    line: '#c9b88f',
    star: '#c8a75a',
    elements: { fire: '#a8401f', earth: '#55661f', air: '#7b5a00', water: '#1f5c86' },
  },
  dusk: {
    ground: ['#241338', '#6b2b57', '#ad4f42'],
    disc: '#1d0f2f',
    discOpacity: 0.45,
    ink: '#fff3e6',
    soft: '#f3d2c4',
    gold: '#ffcf87',
    line: '#a8607c',
    star: '#ffe9cf',
    elements: { fire: '#ff9d7a', earth: '#cfd98f', air: '#ffe08a', water: '#9fd0f5' },
  },
} as const satisfies Record<StencilStyleId, StencilStyle>;

/** Sizes in pixels, and where the parts of the picture stand. */
export const STENCIL_FORMATS = {
  story: {
    width: 1080,
    height: 1920,
    nameY: 170,
    wheel: { x: 540, y: 600, radius: 370 },
    three: { y: 1096, step: 310, glyph: 84, nameSize: 50 },
    elementsY: 1330,
    linesY: 1490,
    footY: 1852,
  },
  square: {
    width: 1080,
    height: 1080,
    nameY: 84,
    wheel: { x: 540, y: 402, radius: 288 },
    three: { y: 770, step: 310, glyph: 58, nameSize: 42 },
    elementsY: 962,
    footY: 1046,
  },
} as const satisfies Record<StencilFormatId, object>;

export function isStencilStyle(value: string | undefined): value is StencilStyleId {
  return (STENCIL_STYLE_IDS as readonly (string | undefined)[]).includes(value);
}

export function isStencilFormat(value: string | undefined): value is StencilFormatId {
  return (STENCIL_FORMAT_IDS as readonly (string | undefined)[]).includes(value);
}
