import type { BodyId } from './ids.ts';
import { bodyPosition } from './positions.ts';
import { nextStation, type Station, type StationaryBodyId } from './stations.ts';

/** Where a body stands at the start of a month, UTC. */
export interface MonthStart {
  instantMs: number;
  /** Ecliptic longitude in degrees. */
  longitude: number;
  retrograde: boolean;
}

/** A body through one year: twelve positions and every station between them. */
export interface BodyYear {
  body: BodyId;
  months: MonthStart[];
  stations: Station[];
}

function stationsBetween(body: StationaryBodyId, fromMs: number, toMs: number): Station[] {
  const stations: Station[] = [];
  for (let station = nextStation(body, fromMs); station && station.instantMs < toMs; ) {
    stations.push(station);
    // A minute later the station itself is past.
    station = nextStation(body, station.instantMs + 60_000);
  }
  return stations;
}

/** The way of a body through a year in UTC. Throws AstrologyError `date_out_of_range`. */
export function bodyYear(body: StationaryBodyId, year: number): BodyYear {
  const months = Array.from({ length: 12 }, (_, month): MonthStart => {
    const instantMs = Date.UTC(year, month, 1);
    const { longitudeDeg, speedDegPerDay } = bodyPosition(body, instantMs);
    return { instantMs, longitude: longitudeDeg, retrograde: speedDegPerDay < 0 };
  });
  return { body, months, stations: stationsBetween(body, Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)) };
}
