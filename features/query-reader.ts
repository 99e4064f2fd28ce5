/** As much of an address's query as is read here. */
export interface QueryReader {
  get(name: string): string | null;
  has(name: string): boolean;
}
