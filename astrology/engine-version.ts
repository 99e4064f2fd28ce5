/** Names what is computed, and how. Whoever changes where a planet, a house or an exact day comes out raises it: sold books keep it. */
export const ENGINE_VERSION = '1';
