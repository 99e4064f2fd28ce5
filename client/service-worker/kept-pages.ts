/** The pages that say that there is no connection, as the build has made them, and a name for what they say. */
export interface OfflinePages {
  version: string;
  /** By language, such as `/offline/tr`. */
  paths: Readonly<Record<string, string>>;
  /** Of an address and a browser that name no language of the site. */
  usual: string;
}
