import type { State, Vector } from './initial-states.ts';

export interface DatedState extends State {
  julianDayTdb: number;
}

const RECORD =
  /^(\d+\.\d+) = A\.D\.[^\n]*\n\s*X =\s*(\S+)\s*Y =\s*(\S+)\s*Z =\s*(\S+)\s*\n\s*VX=\s*(\S+)\s*VY=\s*(\S+)\s*VZ=\s*(\S+)/gm;

function vector(x: string | undefined, y: string | undefined, z: string | undefined): Vector {
  return [Number(x), Number(y), Number(z)];
}

/** The states of a JPL Horizons vector table (output format 2), in the units and frame of its header. */
export function parseHorizonsVectors(text: string): DatedState[] {
  const table = text.slice(text.indexOf('$$SOE'));
  return Array.from(table.matchAll(RECORD), ([, day, x, y, z, vx, vy, vz]) => ({
    julianDayTdb: Number(day),
    position: vector(x, y, z),
    velocity: vector(vx, vy, vz),
  }));
}
