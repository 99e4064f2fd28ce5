import { BUILD_ID, CLIENT_ENTRY } from 'virtual:build';
import type { ClientEntry } from './http/rendering/head.ts';

/** Names this build: changes with every deployment that changes a file. */
export const buildId: string = BUILD_ID;

/** The client's entry script of this build. */
export const clientEntry: ClientEntry = CLIENT_ENTRY;
