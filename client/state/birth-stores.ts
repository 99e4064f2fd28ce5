type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Tab and browser. Reading the property alone throws where storage is forbidden, so both are asked for when they are used. */
export interface BirthStores {
  tab(): Store;
  browser(): Store;
}

export const BIRTH_STORES: BirthStores = {
  tab: () => window.sessionStorage,
  browser: () => window.localStorage,
};
