/*
 * Draws public/'s icons and social card.
 *
 *     cd /tmp/assets && npm install sharp@0.35.5
 *     NODE_PATH=/tmp/assets/node_modules node <repository>/scripts/assets/build-images.mjs
 *
 * The word on the card comes from wordmark.svg (see wordmark.py), the signs from the site's own glyphs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sharp = createRequire(join(process.env.NODE_PATH ?? '', 'x.js'))('sharp');

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '..', '..');
const PUBLIC = join(ROOT, 'public');

const INDIGO = '#0f1130';
const INDIGO_RAISED = '#171a3f';
const GOLD = '#e3b85c';
const IVORY = '#f4ecdc';

// As in client/components/logo.tsx, on its grid of 24.
const CRESCENT = 'M14.6 2.4a9.8 9.8 0 1 0 7 13.5A8.3 8.3 0 0 1 14.6 2.4Z';
const STAR = 'm17.9 6.2.9 2.5 2.5.9-2.5.9-.9 2.5-.9-2.5-2.5-.9 2.5-.9Z';
const MARK_CENTRE = { x: 11.9, y: 12 };

const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** The mark, so high, with its middle at a point. `starScale` makes the star bolder where pixels are few. */
function mark(x, y, height, { colour = GOLD, starScale = 1 } = {}) {
  const scale = round(height / 19.4);
  const star =
    starScale === 1 ? '' : ` transform="translate(17.9 9.6) scale(${starScale}) translate(-17.9 -9.6)"`;
  return `<g fill="${colour}" transform="translate(${round(x)} ${round(y)}) scale(${scale}) translate(${-MARK_CENTRE.x} ${-MARK_CENTRE.y})"><path d="${CRESCENT}"/><path${star} d="${STAR}"/></g>`;
}

function round(value) {
  return Math.round(value * 100) / 100;
}

/** An icon on a grid of 64. */
function icon({ corner, markHeight, starScale }) {
  return svg(
    64,
    64,
    `<rect width="64" height="64" rx="${corner}" fill="${INDIGO}"/>${mark(32, 32, markHeight, { starScale })}`,
  );
}

/** Drawn large and scaled down; without transparency where the icon fills its square. */
function png(source, size, opaque = false) {
  const image = sharp(Buffer.from(source), { density: 144 * Math.max(1, size / 64) }).resize(size, size);
  return (opaque ? image.removeAlpha() : image).png({ compressionLevel: 9 }).toBuffer();
}

/** An .ico file that holds PNGs. */
function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, data }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}

async function writeIcons() {
  const ROUNDED = { corner: 14, markHeight: 44 };
  const SMALL = { corner: 14, markHeight: 50, starScale: 1.35 };
  const FULL_BLEED = { corner: 0, markHeight: 40 };
  // A maskable icon may be cut to a circle of 80 %: the mark stays well within.
  const MASKABLE = { corner: 0, markHeight: 32 };

  const style = `<style>@media (prefers-color-scheme:dark){rect{fill:${INDIGO_RAISED}}}</style>`;
  const favicon = icon({ ...SMALL, starScale: 1.2 }).replace('<rect', `${style}<rect`);
  writeFileSync(join(PUBLIC, 'favicon.svg'), `${favicon}\n`);

  const sizes = [16, 32, 48];
  const images = await Promise.all(sizes.map(async (size) => ({ size, data: await png(icon(SMALL), size) })));
  writeFileSync(join(PUBLIC, 'favicon.ico'), ico(images));

  const files = [
    ['apple-touch-icon.png', FULL_BLEED, 180],
    ['icon-192.png', ROUNDED, 192],
    ['icon-512.png', ROUNDED, 512],
    ['icon-maskable-512.png', MASKABLE, 512],
  ];
  for (const [name, shape, size] of files)
    writeFileSync(join(PUBLIC, name), await png(icon(shape), size, shape.corner === 0));
}

const CARD = { width: 1200, height: 630 };
/** The zodiac rises from below the card's lower edge. */
const WHEEL = { x: 600, y: 792, outer: 690, inner: 622, orbits: [520, 404, 300] };
const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
];

/** A point of the wheel: 0 degrees is straight up, degrees run clockwise. */
function onWheel(radius, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(WHEEL.x + radius * Math.sin(angle)), y: round(WHEEL.y - radius * Math.cos(angle)) };
}

const circle = (radius, attributes) =>
  `<circle cx="${WHEEL.x}" cy="${WHEEL.y}" r="${radius}" fill="none" ${attributes}/>`;

function radial(from, to, degrees, attributes) {
  const a = onWheel(from, degrees);
  const b = onWheel(to, degrees);
  return `<path d="M${a.x} ${a.y}L${b.x} ${b.y}" ${attributes}/>`;
}

function glyphOf(sign) {
  const text = readFileSync(join(ROOT, 'client/components/glyph-paths.ts'), 'utf8');
  return new RegExp(`\\b${sign}:\\s*'([^']+)'`).exec(text)[1];
}

function zodiac() {
  const { outer, inner } = WHEEL;
  const parts = [
    circle(outer, `stroke="${GOLD}" stroke-opacity=".75" stroke-width="1.5"`),
    circle(inner, `stroke="${GOLD}" stroke-opacity=".5"`),
  ];
  for (let degree = -90; degree <= 90; degree += 1) {
    const length = degree % 10 === 0 ? 11 : degree % 5 === 0 ? 8 : 4.5;
    if ((degree + 105) % 30 === 0)
      parts.push(radial(inner, outer, degree, `stroke="${GOLD}" stroke-opacity=".5"`));
    parts.push(radial(inner - length, inner, degree, `stroke="${GOLD}" stroke-opacity=".4"`));
  }
  // The year stands with Cancer, the Moon's own sign, at the top; signs run anticlockwise.
  for (let step = -3; step <= 3; step += 1) {
    const { x, y } = onWheel((inner + outer) / 2, step * 30);
    const path = glyphOf(SIGNS[(3 - step + 12) % 12]);
    parts.push(
      `<path transform="translate(${x} ${y}) rotate(${step * 30}) scale(1.35) translate(-12 -12)" d="${path}" fill="none" stroke="${GOLD}" stroke-opacity=".9" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  }
  return parts.join('');
}

/** The moon's path and those within it, left out around the moon, the bodies and the word. */
function orbits() {
  const [moon, near, nearest] = WHEEL.orbits;
  const bodies = [
    { ...onWheel(moon, -47), size: 5, colour: IVORY },
    { ...onWheel(moon, 33), size: 3.5, colour: GOLD },
    { ...onWheel(near, -52), size: 3.5, colour: GOLD },
    { ...onWheel(near, 56), size: 6, colour: IVORY },
  ];
  const place = onWheel(moon, 0);
  const gaps = bodies.map(({ x, y, size }) => `<circle cx="${x}" cy="${y}" r="${size + 6}"/>`).join('');
  return [
    '<defs><radialGradient id="fade"><stop offset=".75"/><stop offset="1" stop-opacity="0"/></radialGradient>',
    `<mask id="gaps" maskUnits="userSpaceOnUse" x="0" y="0" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="#fff"/>${gaps}`,
    `<circle cx="${place.x}" cy="${place.y}" r="104"/><ellipse cx="600" cy="474" rx="330" ry="150" fill="url(#fade)"/>`,
    '</mask></defs><g mask="url(#gaps)">',
    ...[moon, near, nearest].map((radius) => circle(radius, `stroke="${IVORY}" stroke-opacity=".24"`)),
    '</g>',
    ...bodies.map(({ x, y, size, colour }) => `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/>`),
  ].join('');
}

/** Stars outside the ring, the same at every run (Park-Miller generator). */
function stars() {
  let state = 20_260_101;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const parts = [];
  for (let count = 0; count < 150; count += 1) {
    const x = round(random() * CARD.width);
    const y = round(random() * CARD.height);
    const radius = round(0.5 + random() ** 3 * 1.5);
    const opacity = round(0.3 + random() * 0.6);
    if (Math.hypot(x - WHEEL.x, y - WHEEL.y) < WHEEL.outer + 8) continue;
    parts.push(`<circle cx="${x}" cy="${y}" r="${radius}" fill="${IVORY}" fill-opacity="${opacity}"/>`);
  }
  return parts.join('');
}

function word(baseline, width) {
  const source = readFileSync(join(HERE, 'wordmark.svg'), 'utf8');
  const units = Number(/viewBox="0 \S+ (\S+)/.exec(source)[1]);
  const path = / d="([^"]+)"/.exec(source)[1];
  const x = round((CARD.width - width) / 2);
  return `<path transform="translate(${x} ${baseline}) scale(${width / units})" fill="${IVORY}" d="${path}"/>`;
}

function card() {
  const moon = onWheel(WHEEL.orbits[0], 0);
  const sky =
    '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0b0d26"/><stop offset="1" stop-color="#171a3f"/></linearGradient></defs>' +
    `<rect width="${CARD.width}" height="${CARD.height}" fill="url(#sky)"/>`;
  return svg(
    CARD.width,
    CARD.height,
    [sky, stars(), zodiac(), orbits(), mark(moon.x, moon.y, 150), word(522, 470)].join(''),
  );
}

async function writeCard() {
  const image = await sharp(Buffer.from(card()))
    .resize(CARD.width, CARD.height)
    .flatten({ background: INDIGO })
    .png({ compressionLevel: 9 })
    .toBuffer();
  writeFileSync(join(PUBLIC, 'social-card.png'), image);
}

await writeIcons();
await writeCard();
