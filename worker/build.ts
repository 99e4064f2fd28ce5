import { BUILD_ID, BUILT_MS, CLIENT_ENTRY } from 'virtual:build';

/** Names this build: changes with every deployment that changes a file. */
export const buildId: string = BUILD_ID;

/** When it was made, UTC ms. */
export const builtMs: number = BUILT_MS;

/** The client's entry script of this build. */
export const clientEntry: Readonly<typeof CLIENT_ENTRY> = CLIENT_ENTRY;
