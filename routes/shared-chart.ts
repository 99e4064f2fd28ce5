import { aspectPointsOf, aspectsAmong } from '../astrology/aspects.ts';
import { type ChartSettings, DEFAULT_SETTINGS } from '../astrology/chart-settings.ts';
import type { Angles, BodyPosition, ChartFigure, Houses } from '../astrology/chart-types.ts';
import { houseOf } from '../astrology/houses.ts';
import { BODY_IDS, HOUSE_SYSTEM_IDS, LUNAR_ORBIT_IDS, ORB_SET_IDS, ZODIAC_IDS } from '../astrology/ids.ts';
import { bodyIdsOf } from '../astrology/shown-bodies.ts';
import { signDegreeOf, signOf } from '../astrology/signs.ts';

/** Parameter of a link that shows a chart without its birth date, time or place. */
export const SHARE_PARAMETER = 'c';

/**
 * A chart as a short text for a link: where things stand, to the minute of arc, and no date, time or place.
 * Bytes: version; house system (255: none); which bodies are retrograde (2); longitude of each body (2 each);
 * with houses, Ascendant, Midheaven, Vertex and twelve cusps (2 each). Then base64url. A chart of other settings than the
 * usual has another version, whose lowest bits tell them.
 */
const VERSION = 1;
/** Of a chart with settings: this bit, three for the zodiac, two for the orbs, one for the node, one for Lilith. */
const WITH_SETTINGS = 0x80;
const NO_HOUSES = 255;
/** The bits of the usual settings: tropical, standard, the true node, the mean Lilith. */
const USUAL_BITS = 1;
const HEAD_BYTES = 4;
const ANGLE_COUNT = 3;
const CUSP_COUNT = 12;
const MINUTES_IN_CIRCLE = 360 * 60;

/** The settings that a link tells: the house system stands beside them. */
type LinkSettings = Omit<ChartSettings, 'houseSystem'>;

/** What a link shows of a chart. */
export interface SharedChart extends ChartFigure {
  settings: LinkSettings;
}

function versionOf({ zodiac, orbs, node, lilith }: LinkSettings): number {
  const bits =
    (ZODIAC_IDS.indexOf(zodiac) << 4) |
    (ORB_SET_IDS.indexOf(orbs) << 2) |
    (LUNAR_ORBIT_IDS.indexOf(node) << 1) |
    LUNAR_ORBIT_IDS.indexOf(lilith);
  return bits === USUAL_BITS ? VERSION : WITH_SETTINGS | bits;
}

/** The settings that a version tells; null for one that is none. */
function settingsOf(version: number): LinkSettings | null {
  if (version === VERSION) return DEFAULT_SETTINGS;
  if ((version & WITH_SETTINGS) === 0 || (version & ~WITH_SETTINGS) === USUAL_BITS) return null;
  const zodiac = ZODIAC_IDS[(version >> 4) & 7];
  const orbs = ORB_SET_IDS[(version >> 2) & 3];
  const node = LUNAR_ORBIT_IDS[(version >> 1) & 1];
  const lilith = LUNAR_ORBIT_IDS[version & 1];
  return zodiac && orbs && node && lilith ? { zodiac, orbs, node, lilith } : null;
}

export function encodeChart(chart: SharedChart): string {
  const { bodies, angles, houses, settings } = chart;
  const bodyIds = bodyIdsOf(settings);
  const angleList =
    angles && houses ? [angles.ascendant, angles.midheaven, angles.vertex, ...houses.cusps] : [];
  const longitudes = [
    ...bodyIds.map((id) => bodies.find((body) => body.id === id)?.longitude ?? 0),
    ...angleList,
  ];
  const view = new DataView(new ArrayBuffer(HEAD_BYTES + longitudes.length * 2));
  view.setUint8(0, versionOf(settings));
  view.setUint8(1, houses ? HOUSE_SYSTEM_IDS.indexOf(houses.system) : NO_HOUSES);
  const retrograde = bodyIds.reduce(
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
export function decodeChart(text: string): SharedChart | null {
  const view = bytesOf(text);
  if (!view || view.byteLength < HEAD_BYTES + BODY_IDS.length * 2 || view.byteLength % 2 !== 0) return null;
  const settings = settingsOf(view.getUint8(0));
  if (!settings) return null;
  const longitudes = readLongitudes(view);
  if (!longitudes) return null;
  const frame = readHouses(view, longitudes.slice(BODY_IDS.length));
  if (frame === undefined) return null;
  const retrograde = view.getUint16(2);
  const bodies = bodyIdsOf(settings).map((id, index): BodyPosition => {
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
  const aspects = aspectsAmong(aspectPointsOf(bodies, angles, settings.node), settings.orbs).map(
    (aspect) => ({
      ...aspect,
      applying: null,
    }),
  );
  return { settings, bodies, angles, houses: frame?.houses ?? null, aspects };
}
