declare module 'rosetta' {
  interface Rosetta {
    t(key: string, params: Readonly<Record<string, string | number>>, language: string): string;
  }
  export default function rosetta(tables: Readonly<Record<string, unknown>>): Rosetta;
}
