import { invalidInput } from '../../contract/app-error.ts';
import type { ChatSettingsRequest } from '../../contract/chat-settings.ts';
import { isZone } from '../../routes/zones/zone-clock.ts';
import { CLOCKS } from '../civil-time/clocks.ts';

/** @throws AppError invalid_input where the zone that a person asks for is none of the tz database. */
export function checkZone({ zone }: ChatSettingsRequest): void {
  if (zone !== undefined && !isZone(CLOCKS, zone)) throw invalidInput({ zone: 'malformed' });
}
