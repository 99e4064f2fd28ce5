import { readFileSync } from 'node:fs';

/** One kind of local time in a TZif file. */
export interface TzifType {
  readonly offsetSeconds: number;
  readonly isDst: boolean;
  readonly abbreviation: string;
}

/** The 64-bit part of a TZif file (RFC 9636). `types[0]` rules before the first transition. */
export interface TzifFile {
  readonly transitions: readonly { readonly atSeconds: number; readonly type: TzifType }[];
  readonly firstType: TzifType;
  /** The POSIX TZ string that rules after the last transition. */
  readonly footer: string;
}

const headerBytes = 44;

interface Header {
  readonly utcFlags: number;
  readonly standardFlags: number;
  readonly leaps: number;
  readonly times: number;
  readonly types: number;
  readonly characters: number;
}

function readHeader(bytes: Buffer, start: number): Header {
  if (bytes.toString('latin1', start, start + 4) !== 'TZif') throw new Error('tzif_bad_magic');
  return {
    utcFlags: bytes.readUInt32BE(start + 20),
    standardFlags: bytes.readUInt32BE(start + 24),
    leaps: bytes.readUInt32BE(start + 28),
    times: bytes.readUInt32BE(start + 32),
    types: bytes.readUInt32BE(start + 36),
    characters: bytes.readUInt32BE(start + 40),
  };
}

/** Bytes of the data block behind a header whose times are `timeBytes` wide. */
function blockBytes(header: Header, timeBytes: number): number {
  return (
    header.times * (timeBytes + 1) +
    header.types * 6 +
    header.characters +
    header.leaps * (timeBytes + 4) +
    header.standardFlags +
    header.utcFlags
  );
}

function readTypes(bytes: Buffer, start: number, header: Header): TzifType[] {
  const namesAt = start + header.types * 6;
  return Array.from({ length: header.types }, (_, index) => {
    const at = start + index * 6;
    const nameAt = namesAt + bytes.readUInt8(at + 5);
    return {
      offsetSeconds: bytes.readInt32BE(at),
      isDst: bytes.readUInt8(at + 4) === 1,
      abbreviation: bytes.toString('latin1', nameAt, bytes.indexOf(0, nameAt)),
    };
  });
}

/** Reads a version 2+ TZif file; null when the file is not TZif at all. */
export function readTzif(path: string): TzifFile | null {
  const bytes = readFileSync(path);
  if (bytes.toString('latin1', 0, 4) !== 'TZif') return null;
  const second = headerBytes + blockBytes(readHeader(bytes, 0), 4);
  const header = readHeader(bytes, second);
  const timesAt = second + headerBytes;
  const indexesAt = timesAt + header.times * 8;
  const types = readTypes(bytes, indexesAt + header.times, header);
  const typeAt = (index: number): TzifType => {
    const type = types[index];
    if (type === undefined) throw new Error('tzif_bad_type_index');
    return type;
  };
  return {
    transitions: Array.from({ length: header.times }, (_, index) => ({
      atSeconds: Number(bytes.readBigInt64BE(timesAt + index * 8)),
      type: typeAt(bytes.readUInt8(indexesAt + index)),
    })),
    firstType: typeAt(0),
    footer: bytes.toString('latin1', timesAt + blockBytes(header, 8)).trim(),
  };
}
