import { computeChart } from '../astrology/compute-chart.ts';

/** Prints how many milliseconds the first chart of a process takes that has done nothing but load it. */
const start = process.hrtime.bigint();
computeChart({ instantMs: 644844600000, latitudeDeg: 41, longitudeDeg: 29, houseSystem: 'placidus' });
console.log(Number(process.hrtime.bigint() - start) / 1e6);
