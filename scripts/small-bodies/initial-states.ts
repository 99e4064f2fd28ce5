/**
 * Starting values of the integration, all public-domain figures of JPL.
 *
 * Planets: JPL Horizons, DE441, geometric states of the system barycentres relative to the solar-system
 * barycentre, ICRF, JD 2451545.0 TDB, kilometres and kilometres per second.
 * Chiron: JPL Horizons, heliocentric, ICRF, au and au per day.
 * Both were read from test data that public projects keep of Horizons' answers (a Rust engine's golden vectors, fetched
 * 2026-02-10; AstronomyKit's Chiron epochs); the integration confirms them: each later state comes out of the first.
 * GM values: Park et al. 2021, "The JPL Planetary and Lunar Ephemerides DE440 and DE441", table 2,
 * in au^3/day^2.
 */

export type Vector = readonly [number, number, number];

export interface State {
  position: Vector;
  velocity: Vector;
}

export const AU_KM = 149597870.7;
export const J2000 = 2451545.0;
export const GM_SUN = 2.9591220828411956e-4;
export const SPEED_OF_LIGHT_AU_PER_DAY = 173.1446326742403;
const GM_EARTH_MOON = 8.9970113902e-10;
/** The Moon's share of the mass of Earth and Moon. */
export const MOON_MASS_SHARE = 1 / 82.30056821686757;

interface MassiveBody extends State {
  id: string;
  gm: number;
}

function barycentric(id: string, gm: number, positionKm: Vector, velocityKmPerS: Vector): MassiveBody {
  const speedFactor = 86400 / AU_KM;
  return {
    id,
    gm,
    position: [positionKm[0] / AU_KM, positionKm[1] / AU_KM, positionKm[2] / AU_KM],
    velocity: [
      velocityKmPerS[0] * speedFactor,
      velocityKmPerS[1] * speedFactor,
      velocityKmPerS[2] * speedFactor,
    ],
  };
}

const EARTH_KM: Vector = [-2.756674048281145e7, 1.323613811535491e8, 5.741865328625385e7];
const EARTH_KM_PER_S: Vector = [-2.978494749851088e1, -5.029753814928081, -2.180645069035755];
const MOON_FROM_EARTH_KM: Vector = [-2.916083841877129e5, -2.667168338540655e5, -7.610248730658794e4];
const MOON_FROM_EARTH_KM_PER_S: Vector = [6.435313889889519e-1, -6.660876829565195e-1, -3.013257046610932e-1];

function sum(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** The Sun first, then the planets outwards; the Earth and the Moon apart, since the Sun pulls a pair more than one body. */
export const MASSIVE_BODIES_AT_J2000: readonly MassiveBody[] = [
  barycentric(
    'sun',
    GM_SUN,
    [-1.067706805380953e6, -3.960361847959462e5, -1.380651842868809e5],
    [9.312571926520472e-3, -1.170150612817771e-2, -5.251266205200356e-3],
  ),
  barycentric(
    'mercury',
    4.9125001948893182e-11,
    [-2.052943316123468e7, -6.032400395827633e7, -3.01308378641183e7],
    [3.700430442920571e1, -8.541376789510446, -8.398372409672424],
  ),
  barycentric(
    'venus',
    7.2434523326441187e-10,
    [-1.085242008575715e8, -7.3185649596786e6, 3.548121861333776e6],
    [1.391218601189967, -3.202951993781091e1, -1.44970867394732e1],
  ),
  barycentric('earth', GM_EARTH_MOON * (1 - MOON_MASS_SHARE), EARTH_KM, EARTH_KM_PER_S),
  barycentric(
    'moon',
    GM_EARTH_MOON * MOON_MASS_SHARE,
    sum(EARTH_KM, MOON_FROM_EARTH_KM),
    sum(EARTH_KM_PER_S, MOON_FROM_EARTH_KM_PER_S),
  ),
  barycentric(
    'mars',
    9.5495488297258119e-11,
    [2.069804338364514e8, -1.864170114371795e5, -5.667227497526179e6],
    [1.171985008531777, 2.390670819417074e1, 1.093392063330765e1],
  ),
  barycentric(
    'jupiter',
    2.825345825225792e-7,
    [5.974998767925479e8, 4.089903139317586e8, 1.607562819387201e8],
    [-7.900525116640771, 1.017179630923791e1, 4.552467787262923],
  ),
  barycentric(
    'saturn',
    8.4597059933762903e-8,
    [9.573174174143425e8, 9.233196218969914e8, 3.401628003886153e8],
    [-7.422709426014511, 6.097474815228996, 2.837682288255575],
  ),
  barycentric(
    'uranus',
    1.2920265649682399e-8,
    [2.157907312953845e9, -1.871306838939559e9, -8.501068000312823e8],
    [4.646336807878125, 4.251152675974153, 1.79617278581112],
  ),
  barycentric(
    'neptune',
    1.5243573478851939e-8,
    [2.513978721723721e9, -3.438170140316856e9, -1.469851523010959e9],
    [4.475214621751308, 2.877104855637858, 1.066200548145841],
  ),
  barycentric(
    'pluto',
    2.1750964648933581e-12,
    [-1.478399372814445e9, -4.18597513140777e9, -8.60878050544811e8],
    [5.253463931238531, -1.96408059807845, -2.195768154117838],
  ),
];

/** Chiron at five epochs: the first starts the integration, the others check it. Heliocentric, ICRF. */
export const CHIRON_STATES: readonly (State & { julianDayTdb: number })[] = [
  {
    julianDayTdb: 2451544.5,
    position: [-3.532082802845036, -8.673587566387649, -2.935491685233997],
    velocity: [4.97067843310663e-3, -3.627773229067521e-3, -8.262541278709376e-4],
  },
  {
    julianDayTdb: 2455197.5,
    position: [13.19148992863117, -9.058771972133892, -2.018744306999665],
    velocity: [3.172737184697467e-3, 2.077241872967885e-3, 8.475052013853388e-4],
  },
  {
    julianDayTdb: 2458849.5,
    position: [18.74979015626275, 0.9060856547258316, 1.445166327129911],
    velocity: [-5.188250744254794e-5, 2.988627504002276e-3, 9.318734038577373e-4],
  },
  {
    julianDayTdb: 2462502.5,
    position: [13.13185175469694, 10.45171373019759, 4.086005508618447],
    velocity: [-2.967275252793649e-3, 1.899724574528414e-3, 4.099535209360336e-4],
  },
  {
    julianDayTdb: 2466154.5,
    position: [-1.878330124332237, 10.99286850835428, 3.325776674355994],
    velocity: [-4.676386182330938e-3, -2.50712924119581e-3, -1.075315590956888e-3],
  },
];
