import type { AccuracyRow } from './accuracy-row.ts';

/** Written by scripts/accuracy.ts from tests/golden/charts-sample.json; do not edit. */
export const ACCURACY: readonly AccuracyRow[] = [
  {"id":"sun","kind":"body","count":120,"maxArcsecTo2050":0.08,"maxArcsec":0.1,"rmsArcsec":0.04,"limitArcsec":1,"maxLatitudeArcsec":0.03,"maxSpeedDegPerDay":0.000003},
  {"id":"moon","kind":"body","count":120,"maxArcsecTo2050":0.57,"maxArcsec":0.57,"rmsArcsec":0.2,"limitArcsec":1,"maxLatitudeArcsec":0.06,"maxSpeedDegPerDay":0.00008},
  {"id":"mercury","kind":"body","count":120,"maxArcsecTo2050":0.43,"maxArcsec":0.43,"rmsArcsec":0.08,"limitArcsec":1,"maxLatitudeArcsec":0.17,"maxSpeedDegPerDay":0.000016},
  {"id":"venus","kind":"body","count":120,"maxArcsecTo2050":0.21,"maxArcsec":0.34,"rmsArcsec":0.07,"limitArcsec":1,"maxLatitudeArcsec":0.14,"maxSpeedDegPerDay":0.000013},
  {"id":"mars","kind":"body","count":120,"maxArcsecTo2050":0.28,"maxArcsec":0.28,"rmsArcsec":0.07,"limitArcsec":1,"maxLatitudeArcsec":0.09,"maxSpeedDegPerDay":0.000017},
  {"id":"jupiter","kind":"body","count":120,"maxArcsecTo2050":0.15,"maxArcsec":0.15,"rmsArcsec":0.06,"limitArcsec":1,"maxLatitudeArcsec":0.03,"maxSpeedDegPerDay":0.000013},
  {"id":"saturn","kind":"body","count":120,"maxArcsecTo2050":0.1,"maxArcsec":0.1,"rmsArcsec":0.04,"limitArcsec":1,"maxLatitudeArcsec":0.03,"maxSpeedDegPerDay":0.000019},
  {"id":"uranus","kind":"body","count":120,"maxArcsecTo2050":0.07,"maxArcsec":0.07,"rmsArcsec":0.03,"limitArcsec":1,"maxLatitudeArcsec":0.01,"maxSpeedDegPerDay":0.000019},
  {"id":"neptune","kind":"body","count":120,"maxArcsecTo2050":0.09,"maxArcsec":0.09,"rmsArcsec":0.03,"limitArcsec":1,"maxLatitudeArcsec":0.01,"maxSpeedDegPerDay":0.000004},
  {"id":"pluto","kind":"body","count":120,"maxArcsecTo2050":0.08,"maxArcsec":0.08,"rmsArcsec":0.03,"limitArcsec":1,"maxLatitudeArcsec":0.02,"maxSpeedDegPerDay":0.000006},
  {"id":"trueNode","kind":"body","count":120,"maxArcsecTo2050":0.68,"maxArcsec":1.01,"rmsArcsec":0.25,"limitArcsec":2,"maxLatitudeArcsec":0,"maxSpeedDegPerDay":0.000091},
  {"id":"meanNode","kind":"body","count":120,"maxArcsecTo2050":0.11,"maxArcsec":0.11,"rmsArcsec":0.06,"limitArcsec":1,"maxLatitudeArcsec":0,"maxSpeedDegPerDay":0.000003},
  {"id":"meanLilith","kind":"body","count":120,"maxArcsecTo2050":0.53,"maxArcsec":0.53,"rmsArcsec":0.28,"limitArcsec":1,"maxLatitudeArcsec":0.04,"maxSpeedDegPerDay":0.000002},
  {"id":"juno","kind":"body","count":120,"maxArcsecTo2050":0.63,"maxArcsec":0.63,"rmsArcsec":0.2,"limitArcsec":1,"maxLatitudeArcsec":0.37,"maxSpeedDegPerDay":0.000005},
  {"id":"chiron","kind":"body","count":120,"maxArcsecTo2050":0.56,"maxArcsec":0.77,"rmsArcsec":0.23,"limitArcsec":1,"maxLatitudeArcsec":0.23,"maxSpeedDegPerDay":0.000013},
  {"id":"ascendant","kind":"angle","count":120,"maxArcsecTo2050":0.04,"maxArcsec":4.05,"rmsArcsec":0.72,"limitArcsec":10,"maxLatitudeArcsec":null,"maxSpeedDegPerDay":null},
  {"id":"midheaven","kind":"angle","count":120,"maxArcsecTo2050":0.02,"maxArcsec":2.04,"rmsArcsec":0.78,"limitArcsec":10,"maxLatitudeArcsec":null,"maxSpeedDegPerDay":null},
  {"id":"vertex","kind":"angle","count":120,"maxArcsecTo2050":0.04,"maxArcsec":3.74,"rmsArcsec":0.77,"limitArcsec":10,"maxLatitudeArcsec":null,"maxSpeedDegPerDay":null},
  {"id":"placidus","kind":"houses","count":1224,"maxArcsecTo2050":0.04,"maxArcsec":4.05,"rmsArcsec":0.74,"limitArcsec":10,"maxLatitudeArcsec":null,"maxSpeedDegPerDay":null},
  {"id":"koch","kind":"houses","count":1224,"maxArcsecTo2050":0.04,"maxArcsec":6.75,"rmsArcsec":0.77,"limitArcsec":10,"maxLatitudeArcsec":null,"maxSpeedDegPerDay":null},
  {"id":"wholeSign","kind":"houses","count":1440,"maxArcsecTo2050":0,"maxArcsec":0,"rmsArcsec":0,"limitArcsec":0.01,"maxLatitudeArcsec":null,"maxSpeedDegPerDay":null},
  {"id":"equal","kind":"houses","count":1440,"maxArcsecTo2050":0.04,"maxArcsec":4.05,"rmsArcsec":0.72,"limitArcsec":10,"maxLatitudeArcsec":null,"maxSpeedDegPerDay":null},
  {"id":"porphyry","kind":"houses","count":1440,"maxArcsecTo2050":0.04,"maxArcsec":4.05,"rmsArcsec":0.73,"limitArcsec":10,"maxLatitudeArcsec":null,"maxSpeedDegPerDay":null},
  {"id":"regiomontanus","kind":"houses","count":1440,"maxArcsecTo2050":0.05,"maxArcsec":4.62,"rmsArcsec":0.77,"limitArcsec":10,"maxLatitudeArcsec":null,"maxSpeedDegPerDay":null},
  {"id":"campanus","kind":"houses","count":1440,"maxArcsecTo2050":0.04,"maxArcsec":4.88,"rmsArcsec":0.79,"limitArcsec":10,"maxLatitudeArcsec":null,"maxSpeedDegPerDay":null},
];

/** The reference charts behind these figures. */
export const ACCURACY_SET = {"count":120,"fromYear":1901,"toYear":2097} as const;
