import { BEHAVIOURS } from './model-stub/behaviours.ts';
import { startModelStub } from './model-stub/server.ts';

/**
 * `npm run model:stub`: a model on loopback that behaves as its name says. Environment: MODEL_STUB_PORT (8790). Set MODEL_URL to
 * what it prints and MODEL_NAME to one of the names, and start the site.
 */

const DEFAULT_PORT = 8790;

const stub = await startModelStub(Number(process.env.MODEL_STUB_PORT ?? DEFAULT_PORT));
console.log(`A model that behaves as it is called is at ${stub.url}\n${Object.keys(BEHAVIOURS).join(', ')}`);
process.on('SIGINT', () => void stub.stop().then(() => process.exit(0)));
process.on('SIGTERM', () => void stub.stop().then(() => process.exit(0)));
