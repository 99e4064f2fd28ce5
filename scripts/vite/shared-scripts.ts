/**
 * Modules that the same islands ask for are put into one script, where the bundler by itself makes one of each set of
 * importers: twenty scripts of 150 bytes compress worse than six, and each is a request. Every group holds what no other
 * island has to fetch for it.
 */
export const SHARED_SCRIPTS = {
  groups: [
    // Every island of React has a hook and React itself beside its root.
    {
      name: 'react-parts',
      test: /islands\/birth-form\/use-is-live|components\/submit-button\.tsx|node_modules\/react\//,
    },
    // The birth that this browser keeps, for forms and for what answers from it.
    {
      name: 'kept-birth',
      test: /features\/births\/(joined-time|window-end|told-time)|client\/state\/remembered-(birth|pair)|astrology\/chart-settings/,
    },
    { name: 'kept-names', test: /client\/state\/(birth-stores|remembered-keys)/ },
  ],
  includeDependenciesRecursively: false,
};

/**
 * What four or more of the worker's parts share is one module: the bundler by itself makes one of each set of importers, two hundred of
 * under 2 kB, whose imports and exports weigh more than what a page that needs half of it reads in vain.
 */
export const SHARED_PARTS = {
  groups: [
    {
      name: 'page-parts',
      test: /\/(client\/components|routes\/(?!pages\/)|features\/(births|local-time|readings|events|orders|reports|consulting))/,
      minShareCount: 4,
    },
    // Pages that few open, a kB or two each: what each imports and exports weighs as much as itself.
    {
      name: 'rare-pages',
      test: /\/routes\/pages\/(about|account|blog-category|blogs|astrology-consult|astrology-reports|book\/|calendar|celestia-astrologer|chat-with|consult|contact|delete|faq|gift|glossary|is-mercury|login|message|moon-sign|next-eclipse|onelink|order|password|premium|privacy|profile|report-detail|search|signup|status|the-universe|tik-tok|unsubscribe|user-agreement|void-of)/,
    },
  ],
};
