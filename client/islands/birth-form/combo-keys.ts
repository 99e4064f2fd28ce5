/** What a key means in the place field. `goesOn`: the browser does with it what it always does. */
export type ComboAct =
  | { kind: 'mark'; index: number; goesOn: false }
  | { kind: 'choose'; goesOn: boolean }
  | { kind: 'close'; goesOn: false }
  | { kind: 'type'; goesOn: true };

interface ComboState {
  isOpen: boolean;
  /** Index of the marked suggestion; -1 for none. */
  active: number;
  /** How many suggestions are shown. */
  count: number;
}

const TYPE: ComboAct = { kind: 'type', goesOn: true };

/** Reads a key by the combobox pattern of WAI-ARIA: arrows go round, Enter takes what is marked or else sends. */
export function readComboKey(key: string, { isOpen, active, count }: ComboState): ComboAct {
  switch (key) {
    case 'ArrowDown':
      return { kind: 'mark', index: active < count - 1 ? active + 1 : 0, goesOn: false };
    case 'ArrowUp':
      return { kind: 'mark', index: active > 0 ? active - 1 : count - 1, goesOn: false };
    case 'Escape':
      return isOpen ? { kind: 'close', goesOn: false } : TYPE;
    case 'Enter':
      return count > 0 && active >= 0 ? { kind: 'choose', goesOn: false } : TYPE;
    case 'Tab':
      // Takes what is marked and goes on, as from a native select.
      return count > 0 && active >= 0 ? { kind: 'choose', goesOn: true } : TYPE;
    default:
      return TYPE;
  }
}
