/** Where the mobile app is had; null where there is none. */
export interface AppShops {
  ios: string | null;
  android: string | null;
  /** The one of the visitor's device; null on a computer, or where that device has none. */
  own: string | null;
}
