/** Reference eclipses for the tests (Swiss Ephemeris figures), as the files in tests/golden hold them. */
import { readFileSync } from 'node:fs';

export interface GoldenSolarEclipse {
  kind: 'solar';
  type: string;
  central: boolean;
  maximum: string;
  latitude: number;
  longitude: number;
  magnitude: number;
  saros: number;
}

export interface GoldenLunarEclipse {
  kind: 'lunar';
  type: string;
  maximum: string;
  umbralMagnitude: number;
  penumbralMagnitude: number;
  saros: number;
}

export interface GoldenLocalEclipse {
  place: string;
  latitude: number;
  longitude: number;
  type: string;
  begin: string;
  maximum: string;
  end: string;
  magnitude: number;
  obscuration: number;
}

function read(name: string) {
  return JSON.parse(readFileSync(new URL(`../../tests/golden/${name}`, import.meta.url), 'utf8'));
}

const eclipses: (GoldenSolarEclipse | GoldenLunarEclipse)[] = read('eclipses-sample-2001-2020.json');

export const goldenSolar = eclipses.filter((eclipse) => eclipse.kind === 'solar');
export const goldenLunar = eclipses.filter((eclipse) => eclipse.kind === 'lunar');
export const goldenLocal: GoldenLocalEclipse[] = read('local-solar-eclipses-sample.json');

export const GOLDEN_FROM_MS = Date.UTC(2001, 0, 1);
export const GOLDEN_TO_MS = Date.UTC(2021, 0, 1);

/** Seconds by which an instant misses a golden one. */
export function secondsOff(instantMs: number | undefined, golden: string): number {
  return Math.abs((instantMs ?? Number.NaN) - Date.parse(golden)) / 1000;
}

/** 2016-08-18 */
export function dayOf(instantMs: number): string {
  return new Date(instantMs).toISOString().slice(0, 10);
}
