import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { css, GOLD } from './colours.ts';

/** As in client/components/logo.tsx, on its grid of 24. */
const MARK =
  'M14.6 2.4a9.8 9.8 0 1 0 7 13.5A8.3 8.3 0 0 1 14.6 2.4Zm3.3 3.8.9 2.5 2.5.9-2.5.9-.9 2.5-.9-2.5-2.5-.9 2.5-.9Z';
const MIDDLE = { x: 11.9, y: 12, height: 19.4 };

/** The site's crescent and star, so high, around the context's origin. */
export function drawMark(context: SKRSContext2D, height: number): void {
  const scale = height / MIDDLE.height;
  context.save();
  context.scale(scale, scale);
  context.translate(-MIDDLE.x, -MIDDLE.y);
  context.fillStyle = css(GOLD);
  context.fill(new Path2D(MARK));
  context.restore();
}
