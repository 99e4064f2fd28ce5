import { aspectPointsOf, aspectsAmong } from '../astrology/aspects.ts';
import type { Angles, BodyPosition, ChartFigure, Houses } from '../astrology/chart-types.ts';
import { houseOf } from '../astrology/houses.ts';
import { BODY_IDS, HOUSE_SYSTEM_IDS } from '../astrology/ids.ts';
import { signDegreeOf, signOf } from '../astrology/signs.ts';

/**
 * A chart as a short text for a link: where things stand, to the minute of arc, and no date, time or place.
 * Bytes: version; house system (255: none); which bodies are retrograde (2); longitude of each body (2 each);
 * with houses, Ascendant, Midheaven, Vertex and twelve cusps (2 each). Then base64url.
 */
const VERSION = 1;
const NO_HOUSES = 255;
const HEAD_BYTES = 4;
const ANGLE_COUNT = 3;
const CUSP_COUNT = 12;
const MINUTES_IN_CIRCLE = 360 * 60;

export function encodeChart(chart: ChartFigure): string {
  const { bodies, angles, houses } = chart;
  const angleList =
    angles && houses ? [angles.ascendant, angles.midheaven, angles.vertex, ...houses.cusps] : [];
  const longitudes = [
    ...BODY_IDS.map((id) => bodies.find((body) => body.id === id)?.longitude ?? 0),
    ...angleList,
  ];
  const view = new DataView(new ArrayBuffer(HEAD_BYTES + longitudes.length * 2));
  view.setUint8(0, VERSION);
  view.setUint8(1, houses ? HOUSE_SYSTEM_IDS.indexOf(houses.system) : NO_HOUSES);
  const retrograde = BODY_IDS.reduce(
    (bits, id, index) => (bodies.find((body) => body.id === id)?.retrograde ? bits | (1 << index) : bits),
    0,
  );
  view.setUint16(2, retrograde);
  for (const [index, longitude] of longitudes.entries()) {
    view.setUint16(HEAD_BYTES + index * 2, Math.floor(longitude * 60) % MINUTES_IN_CIRCLE);
  }
  const text = btoa(String.fromCharCode(...new Uint8Array(view.buffer)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): DataView | null {
  if (!/^[\w-]{20,200}$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new DataView(Uint8Array.from(binary, (char) => char.charCodeAt(0)).buffer);
  } catch {
    return null;
  }
}

/** Longitudes in degrees, at the middle of their minute of arc; null where one is beyond the circle. */
function readLongitudes(view: DataView): number[] | null {
  const longitudes: number[] = [];
  for (let at = HEAD_BYTES; at < view.byteLength; at += 2) {
    const minutes = view.getUint16(at);
    if (minutes >= MINUTES_IN_CIRCLE) return null;
    longitudes.push((minutes + 0.5) / 60);
  }
  return longitudes;
}

function readHouses(
  view: DataView,
  rest: readonly number[],
): { angles: Angles; houses: Houses } | null | undefined {
  const systemIndex = view.getUint8(1);
  if (systemIndex === NO_HOUSES) return rest.length === 0 ? null : undefined;
  const system = HOUSE_SYSTEM_IDS[systemIndex];
  const [ascendant, midheaven, vertex, ...cusps] = rest;
  if (!system || ascendant === undefined || midheaven === undefined || vertex === undefined) return undefined;
  if (rest.length !== ANGLE_COUNT + CUSP_COUNT) return undefined;
  const descendant = (ascendant + 180) % 360;
  const imumCoeli = (midheaven + 180) % 360;
  return { angles: { ascendant, midheaven, descendant, imumCoeli, vertex }, houses: { system, cusps } };
}

/** Reads a shared chart; null for anything that `encodeChart` did not make. */
export function decodeChart(text: string): ChartFigure | null {
  const view = bytesOf(text);
  if (!view || view.byteLength < HEAD_BYTES + BODY_IDS.length * 2 || view.byteLength % 2 !== 0) return null;
  if (view.getUint8(0) !== VERSION) return null;
  const longitudes = readLongitudes(view);
  if (!longitudes) return null;
  const frame = readHouses(view, longitudes.slice(BODY_IDS.length));
  if (frame === undefined) return null;
  const retrograde = view.getUint16(2);
  const bodies = BODY_IDS.map((id, index): BodyPosition => {
    const longitude = longitudes[index] ?? 0;
    const isRetrograde = (retrograde & (1 << index)) !== 0;
    return {
      id,
      longitude,
      latitude: 0,
      // Only the direction travels in a link.
      speed: isRetrograde ? -1 : 1,
      sign: signOf(longitude),
      signDegree: signDegreeOf(longitude),
      house: frame ? houseOf(longitude, frame.houses.cusps) : null,
      retrograde: isRetrograde,
    };
  });
  const angles = frame?.angles ?? null;
  const aspects = aspectsAmong(aspectPointsOf(bodies, angles)).map((aspect) => ({
    ...aspect,
    applying: null,
  }));
  return { bodies, angles, houses: frame?.houses ?? null, aspects };
}
