import * as v from 'valibot';
import { BirthRequest } from './birth-request.ts';
import { Border } from './border.ts';
import { ChartNotices } from './chart.ts';
import { MAX_NATAL_ECLIPSES } from './limits.ts';
import {
  AspectName,
  AspectPoint,
  GeoLatitude,
  GeoLongitude,
  House,
  Instant,
  Longitude,
  Orb,
  Sign,
  SignDegree,
} from './vocabulary.ts';

export const EclipseKindName = v.picklist(['solar', 'lunar']);

/** Absent: both. */
const Kind = v.optional(EclipseKindName);

/** Degrees on the Earth, written as a decimal. */
export const CoordinateText = v.pipe(v.string(), v.regex(/^[+-]?(?:\d+\.?\d*|\.\d+)$/));

/** How many eclipses are asked for. */
export const EclipseCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_NATAL_ECLIPSES));

/** GET /api/astrology/eclipses: those of the whole Earth, both borders included. */
export const EclipsesQuery = v.object({ kind: Kind, from: Border, to: Border });

/** GET /api/astrology/eclipses/local: the next ones that a place sees, from now or from `from` on. */
export const LocalEclipsesQuery = v.object({
  kind: Kind,
  latitude: CoordinateText,
  longitude: CoordinateText,
  from: v.optional(Border),
});

/** POST /api/astrology/eclipses/natal: beside the birth, what is asked of it. */
export const NatalEclipsesRequest = v.intersect([
  BirthRequest,
  v.object({
    kind: Kind,
    from: v.optional(Border),
    count: v.optional(EclipseCount),
  }),
]);

const SolarType = v.picklist(['partial', 'annular', 'total', 'hybrid']);
const LunarType = v.picklist(['penumbral', 'partial', 'total']);

/** Where on the ecliptic: the Sun for a solar eclipse, the Moon for a lunar one. */
const signEntries = { eclipticLongitude: Longitude, sign: Sign, signDegree: SignDegree };

const solarEntries = {
  kind: v.literal('solar'),
  type: SolarType,
  /** Whether the axis of the shadow meets the Earth. */
  central: v.boolean(),
  /** Greatest eclipse, and where. */
  maximum: Instant,
  latitude: GeoLatitude,
  longitude: GeoLongitude,
  magnitude: v.number(),
  saros: v.number(),
  gamma: v.number(),
  begin: Instant,
  end: Instant,
  /** Of totality or annularity at greatest eclipse; null for partial and non-central eclipses. */
  durationSeconds: v.nullable(v.number()),
  ...signEntries,
};

const magnitudeEntries = {
  /** That of the umbra, or of the penumbra where the umbra misses the Moon. */
  magnitude: v.number(),
  umbralMagnitude: v.number(),
  penumbralMagnitude: v.number(),
};

/** Contacts with penumbra and umbra; null where an eclipse has none. */
const ShadowContacts = v.object({
  p1: Instant,
  u1: v.nullable(Instant),
  u2: v.nullable(Instant),
  u3: v.nullable(Instant),
  u4: v.nullable(Instant),
  p4: Instant,
});

const lunarEntries = {
  kind: v.literal('lunar'),
  type: LunarType,
  maximum: Instant,
  ...magnitudeEntries,
  saros: v.number(),
  gamma: v.number(),
  /** Whether only the widest reckoning of the penumbra counts it. */
  marginal: v.boolean(),
  ...signEntries,
};

export const SolarEclipse = v.object(solarEntries);
export type SolarEclipse = v.InferOutput<typeof SolarEclipse>;
export const LunarEclipse = v.object({ ...lunarEntries, contacts: ShadowContacts });
export type LunarEclipse = v.InferOutput<typeof LunarEclipse>;

/** In order of time. */
export const EclipsesAnswer = v.object({
  eclipses: v.array(v.variant('kind', [SolarEclipse, LunarEclipse])),
});
export type EclipsesAnswer = v.InferOutput<typeof EclipsesAnswer>;

/** Begin and end are those of the whole eclipse; it is above the horizon from `seenFrom` to `seenUntil`. */
const localEntries = {
  begin: Instant,
  maximum: Instant,
  end: Instant,
  seenFrom: Instant,
  seenUntil: Instant,
  saros: v.number(),
};

export const LocalEclipsesAnswer = v.object({
  eclipses: v.array(
    v.variant('kind', [
      v.object({
        kind: v.literal('solar'),
        type: v.picklist(['partial', 'annular', 'total']),
        ...localEntries,
        /** Begin and end of annularity or totality. */
        innerBegin: v.nullable(Instant),
        innerEnd: v.nullable(Instant),
        magnitude: v.number(),
        /** Part of the Sun's disc that is covered. */
        obscuration: v.number(),
        /** Degrees above the horizon. */
        altitude: v.object({ begin: v.number(), maximum: v.number(), end: v.number() }),
      }),
      v.object({
        kind: v.literal('lunar'),
        type: LunarType,
        ...localEntries,
        ...magnitudeEntries,
        obscuration: v.null(),
        contacts: v.array(
          v.object({
            contact: v.picklist(['p1', 'u1', 'u2', 'maximum', 'u3', 'u4', 'p4']),
            instant: Instant,
            /** Degrees above the horizon. */
            altitude: v.number(),
            isUp: v.boolean(),
          }),
        ),
      }),
    ]),
  ),
});
export type LocalEclipsesAnswer = v.InferOutput<typeof LocalEclipsesAnswer>;

/** What an eclipse is to a chart: its house, and the points that it touches, the closest first. */
const touchEntries = {
  house: v.nullable(House),
  contacts: v.array(v.object({ point: AspectPoint, aspect: AspectName, orb: Orb })),
};

/** A lunar eclipse's contacts with the shadow have another name here: `contacts` are those with the chart. */
export const NatalEclipsesAnswer = v.object({
  eclipses: v.array(
    v.variant('kind', [
      v.object({ ...solarEntries, ...touchEntries }),
      v.object({ ...lunarEntries, shadowContacts: ShadowContacts, ...touchEntries }),
    ]),
  ),
  notices: ChartNotices,
});
export type NatalEclipsesAnswer = v.InferOutput<typeof NatalEclipsesAnswer>;
