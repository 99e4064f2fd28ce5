import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { CARD_SIZE } from '../../routes/social-card.ts';
import { registerFaces, SANS, SERIF } from './card-faces.ts';
import { CARD_PALETTE, css, GOLD, IVORY, mixed, SKY_FOOT, SKY_TOP } from './colours.ts';
import { drawArt } from './draw-art.ts';
import { drawMark } from './draw-mark.ts';
import { type FittedTitle, fitTitle } from './fit-title.ts';
import type { Card } from './list-cards.ts';
import { paletteEncoder } from './palette-png.ts';

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;

const MARGIN = 76;
const TEXT_WIDTH = 580;
/** The picture's middle, and how much larger it is than on its own grid. */
const ART = { x: 942, y: HEIGHT / 2, scale: 2.02, radius: 272 };
/** Where the middle of the text stands: above it is the margin, below it the site's name. */
const TEXT_MIDDLE = 274;
const LINE_HEIGHT = 1.12;
const KIND = { size: 29, below: 27 };
const NAME = { baseline: 562, size: 35 };

/** Each picture as a PNG, by the path that it has on the site. */
export type DrawnCards = AsyncGenerator<readonly [path: string, png: Buffer]>;

/** Stars beside what is drawn and written, the same on each card (Park-Miller generator). */
function drawStars(context: SKRSContext2D): void {
  let state = 20_260_101;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  for (let count = 0; count < 190; count += 1) {
    const [x, y] = [random() * WIDTH, random() * HEIGHT];
    const radius = 0.5 + random() ** 3 * 1.5;
    context.fillStyle = css(IVORY, 0.25 + random() * 0.6);
    const isWritten = x > MARGIN - 20 && x < ART.x - ART.radius && y > 84 && y < HEIGHT - 40;
    if (isWritten || Math.hypot(x - ART.x, y - ART.y) < ART.radius) continue;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

/** What every card stands on: the night, its stars, and the site's name. */
function drawGround(): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  // Row by row, because a gradient is dithered, and noise is what packs worst.
  for (let y = 0; y < HEIGHT; y += 1) {
    context.fillStyle = css(mixed(SKY_TOP, SKY_FOOT, y / (HEIGHT - 1)));
    context.fillRect(0, y, WIDTH, 1);
  }
  drawStars(context);
  context.save();
  context.translate(MARGIN + 20, NAME.baseline - 12);
  drawMark(context, 42);
  context.restore();
  context.font = `${NAME.size}px "${SERIF}"`;
  context.fillStyle = css(IVORY);
  context.fillText('Celestia', MARGIN + 54, NAME.baseline);
  return canvas;
}

/** The setting of a card's title. @throws RangeError where it does not fit. */
export function setTitle(context: SKRSContext2D, title: string): FittedTitle {
  return fitTitle(title, TEXT_WIDTH, (text, size) => {
    context.font = `${size}px "${SERIF}"`;
    return context.measureText(text).width;
  });
}

function drawText(context: SKRSContext2D, { title, kind }: Card): void {
  const { size, lines } = setTitle(context, title);
  const leading = size * LINE_HEIGHT;
  const above = kind === '' ? 0 : KIND.size + KIND.below;
  const top = TEXT_MIDDLE - (above + leading * lines.length) / 2;
  context.textAlign = 'left';
  if (kind !== '') {
    context.font = `${KIND.size}px "${SANS}"`;
    context.fillStyle = css(GOLD);
    context.fillText(kind, MARGIN, top + KIND.size * 0.8);
  }
  context.font = `${size}px "${SERIF}"`;
  context.fillStyle = css(IVORY);
  for (const [index, line] of lines.entries()) {
    context.fillText(line, MARGIN, top + above + leading * index + size * 0.86);
  }
}

/**
 * Draws cards, one after the other, while those before are packed. `root` is the project's folder, where the faces are.
 * @throws RangeError for a title that does not fit, Error for a picture that there is no drawing of.
 */
export async function* drawCards(cards: readonly Card[], root: string): DrawnCards {
  registerFaces(root);
  const encoder = paletteEncoder(CARD_PALETTE);
  const ground = drawGround();
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');

  function packed(card: Card): Promise<Buffer> {
    context.drawImage(ground, 0, 0);
    drawText(context, card);
    context.save();
    context.translate(ART.x, ART.y);
    context.scale(ART.scale, ART.scale);
    drawArt(context, card.art);
    context.restore();
    const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
    return encoder.png(encoder.indexed({ ...CARD_SIZE, rgba: data }), CARD_SIZE);
  }

  // Those on their way: as many as there are threads to pack them, so that memory holds no more.
  const waiting: (readonly [path: string, png: Promise<Buffer>])[] = [];
  for (const card of cards) {
    waiting.push([card.path, packed(card)]);
    const [path, png] = (waiting.length > 4 && waiting.shift()) || [];
    if (path !== undefined && png) yield [path, await png];
  }
  for (const [path, png] of waiting) yield [path, await png];
}
