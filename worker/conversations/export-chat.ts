import type { SqlStorage } from '@cloudflare/workers-types';
import type { ExportAnswer } from '../../contract/user.ts';
import { conversationJson, listConversations } from './conversation-rows.ts';
import { messagesJson } from './message-rows.ts';
import { listPacks } from './pack-rows.ts';
import { readPerson } from './person-rows.ts';

export type ChatExport = NonNullable<ExportAnswer['chat']>;

const TABLES = [
  'person',
  'conversation',
  'message',
  'answer',
  'sentence',
  'charge',
  'pack',
  'pack_charge',
] as const;

function iso(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

/** Everything that is kept of a person's conversations. */
export function exportChat(sql: SqlStorage): ChatExport {
  const person = readPerson(sql);
  return {
    settings: {
      zone: person.zone,
      zoneChanged: iso(person.zone_changed_ms),
      country: person.country,
      consent:
        person.consent_version === null
          ? null
          : { version: person.consent_version, given: iso(person.consent_ms) ?? '' },
    },
    used: sql
      .exec<{ day: string; messages: number }>(
        'SELECT day, count(*) AS messages FROM charge GROUP BY day ORDER BY day',
      )
      .toArray(),
    packs: listPacks(sql),
    conversations: listConversations(sql).map((conversation) => ({
      ...conversationJson(conversation),
      partnerBirth: conversation.partner?.birth ?? null,
      messages: messagesJson(sql, conversation.id),
    })),
  };
}

/** How many rows there are. */
export function countRows(sql: SqlStorage): number {
  return TABLES.reduce(
    (sum, table) => sum + sql.exec<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`).one().rows,
    0,
  );
}
