/**
 * Osculating equinoctial elements: the ellipse on which a planet is at this instant, free of the singularities of
 * Kepler's six (Broucke and Cefola 1972). They change so slowly that Mercury's need a fifth of the room of its path.
 */
import type { StateVector, Vector } from './vectors.ts';

export interface EquinoctialElements {
  /** Mean longitude in radians. */
  meanLongitude: number;
  semiMajorAxisAu: number;
  /** e cos and e sin of the longitude of perihelion. */
  k: number;
  h: number;
  /** tan(i/2) sin and cos of the longitude of the node. */
  p: number;
  q: number;
}

/** Obliquity of the ecliptic at J2000 in radians; the elements lie on that ecliptic, the states on the equator. */
const OBLIQUITY = (84381.406 * Math.PI) / 648_000;

const SIN_OBLIQUITY = Math.sin(OBLIQUITY);
const COS_OBLIQUITY = Math.cos(OBLIQUITY);

function ontoEquator({ 0: x, 1: y, 2: z }: Vector): Vector {
  return [x, y * COS_OBLIQUITY - z * SIN_OBLIQUITY, y * SIN_OBLIQUITY + z * COS_OBLIQUITY];
}

function ontoEcliptic({ 0: x, 1: y, 2: z }: Vector): Vector {
  return [x, y * COS_OBLIQUITY + z * SIN_OBLIQUITY, z * COS_OBLIQUITY - y * SIN_OBLIQUITY];
}

/** The two axes of the orbital plane that p and q define. */
function planeAxes(p: number, q: number): { f: Vector; g: Vector } {
  const scale = 1 / (1 + p * p + q * q);
  return {
    f: [scale * (1 - p * p + q * q), scale * 2 * p * q, -scale * 2 * p],
    g: [scale * 2 * p * q, scale * (1 + p * p - q * q), scale * 2 * q],
  };
}

/** Eccentric longitude F of Kepler's equation F - k sin F + h cos F = mean longitude. */
function eccentricLongitude({ meanLongitude, k, h }: EquinoctialElements): number {
  let f = meanLongitude;
  // Newton: from an eccentricity of 0.2 five steps reach the last digit.
  for (let step = 0; step < 5; step++) {
    const sin = Math.sin(f);
    const cos = Math.cos(f);
    const miss = f - k * sin + h * cos - meanLongitude;
    f -= miss / (1 - k * cos - h * sin);
  }
  return f;
}

/** The heliocentric state of a planet with these elements; `gm` is the Sun's and the planet's, in au^3/day^2. */
export function stateFromElements(elements: EquinoctialElements, gm: number): StateVector {
  const { semiMajorAxisAu: a, k, h, p, q } = elements;
  const longitude = eccentricLongitude(elements);
  const sin = Math.sin(longitude);
  const cos = Math.cos(longitude);
  const beta = 1 / (1 + Math.sqrt(1 - h * h - k * k));
  const speed = Math.sqrt(gm / a) / (1 - k * cos - h * sin);
  const x = a * ((1 - h * h * beta) * cos + h * k * beta * sin - k);
  const y = a * ((1 - k * k * beta) * sin + h * k * beta * cos - h);
  const vx = speed * (h * k * beta * cos - (1 - h * h * beta) * sin);
  const vy = speed * ((1 - k * k * beta) * cos - h * k * beta * sin);
  const { f, g } = planeAxes(p, q);
  const inPlane = (u: number, v: number) =>
    ontoEquator([u * f[0] + v * g[0], u * f[1] + v * g[1], u * f[2] + v * g[2]]);
  return { position: inPlane(x, y), velocity: inPlane(vx, vy) };
}

/** The inverse of `stateFromElements`; the mean longitude comes out between -2 pi and 2 pi. */
export function elementsFromState(state: StateVector, gm: number): EquinoctialElements {
  const r = ontoEcliptic(state.position);
  const v = ontoEcliptic(state.velocity);
  const distance = Math.hypot(...r);
  const squaredSpeed = v[0] ** 2 + v[1] ** 2 + v[2] ** 2;
  const radial = r[0] * v[0] + r[1] * v[1] + r[2] * v[2];
  const a = 1 / (2 / distance - squaredSpeed / gm);
  const pole = [r[1] * v[2] - r[2] * v[1], r[2] * v[0] - r[0] * v[2], r[0] * v[1] - r[1] * v[0]] as const;
  const poleLength = Math.hypot(...pole);
  const p = pole[0] / (poleLength + pole[2]);
  const q = -pole[1] / (poleLength + pole[2]);
  const { f, g } = planeAxes(p, q);
  const along = (u: Vector, axis: Vector) => u[0] * axis[0] + u[1] * axis[1] + u[2] * axis[2];
  const eccentricity = ([0, 1, 2] as const).map(
    (axis) => ((squaredSpeed - gm / distance) * r[axis] - radial * v[axis]) / gm,
  ) as [number, number, number];
  const k = along(eccentricity, f);
  const h = along(eccentricity, g);
  const [x, y] = [along(r, f) / a, along(r, g) / a];
  const root = Math.sqrt(1 - h * h - k * k);
  const beta = 1 / (1 + root);
  const sin = h + ((1 - h * h * beta) * y - h * k * beta * x) / root;
  const cos = k + ((1 - k * k * beta) * x - h * k * beta * y) / root;
  return { meanLongitude: Math.atan2(sin, cos) - k * sin + h * cos, semiMajorAxisAu: a, k, h, p, q };
}
