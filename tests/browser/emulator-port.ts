/** Where the identity provider's emulator listens while the browser's tests run. */
export const EMULATOR_PORT = Number(process.env.TEST_EMULATOR_PORT ?? 9098);
