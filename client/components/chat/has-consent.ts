import type { ChatSettingsAnswer } from '../../../contract/chat-settings.ts';

/** Whether what has to be agreed to, has been. */
export function hasConsent({ consent, consentVersion }: ChatSettingsAnswer): boolean {
  return consent !== null && consent.version >= consentVersion;
}
