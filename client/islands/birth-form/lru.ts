/** A cache of the `size` values that were used last. */
export interface Lru<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** The value of a key, made where it is not there. */
  obtain(key: string, make: () => Value): Value;
}

export function createLru<Value>(size: number): Lru<Value> {
  // A Map keeps the order of insertion: the first key is the one not used for longest.
  const values = new Map<string, Value>();
  const set = (key: string, value: Value) => {
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > size && oldest !== undefined) values.delete(oldest);
  };
  const get = (key: string) => {
    const value = values.get(key);
    if (value !== undefined) set(key, value);
    return value;
  };
  return {
    get,
    set,
    obtain(key, make) {
      const value = get(key) ?? make();
      set(key, value);
      return value;
    },
  };
}
