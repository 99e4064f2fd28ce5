/** A store of the values that were used last: what is dear to make, never changes, and may be made again. */
export interface Lru<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  /** The value of a key, made where it is not there. */
  obtain(key: Key, make: () => Value): Value;
}

/** A store of at most `size` values; the one not used for longest goes first. */
export function createLru<Key extends string | number, Value>(size: number): Lru<Key, Value> {
  // A Map keeps the order of insertion: the first key is the one not used for longest.
  const values = new Map<Key, Value>();
  const set = (key: Key, value: Value) => {
    values.delete(key);
    values.set(key, value);
    if (values.size <= size) return;
    const [oldest] = values.keys();
    if (oldest !== undefined) values.delete(oldest);
  };
  const get = (key: Key) => {
    const value = values.get(key);
    if (value !== undefined) set(key, value);
    return value;
  };
  return {
    get,
    set,
    obtain(key, make) {
      const known = get(key);
      if (known !== undefined) return known;
      const value = make();
      set(key, value);
      return value;
    },
  };
}
