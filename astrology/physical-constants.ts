/** The astronomical unit in kilometres, light in au a day, G times the Sun's mass in au^3/day^2 (DE440, Park et al. 2021). */
export const AU_KM = 149_597_870.7;
export const SPEED_OF_LIGHT_AU_PER_DAY = 173.1446326742403;
export const GM_SUN = 2.9591220828411956e-4;
