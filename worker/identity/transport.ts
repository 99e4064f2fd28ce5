/** How a server outside is reached, and the time; tests play both. */
export interface Transport {
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** Milliseconds since 1970. */
  nowMs(): number;
}
