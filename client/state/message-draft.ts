/** Session storage key of what is being written to Celestia: the tab's alone, and gone with it. By the conversation's id. */
const DRAFTS_KEY = 'celestia.drafts.1';

/** Beyond these the one that was written first is forgotten. */
const MAX_DRAFTS = 20;

type TabStore = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function draftsIn(tab: TabStore): [string, string][] {
  try {
    const kept: unknown = JSON.parse(tab().getItem(DRAFTS_KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (each): each is [string, string] =>
        Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'string',
    );
  } catch {
    // Storage is forbidden, or somebody else has written there.
    return [];
  }
}

/** What was being written in a conversation, or in a new one under the empty id; empty where nothing was. */
export function keptDraft(tab: TabStore, conversationId: string): string {
  return draftsIn(tab).find(([id]) => id === conversationId)?.[1] ?? '';
}

/** Keeps it until the tab is closed; an empty one is forgotten. */
export function keepDraft(tab: TabStore, conversationId: string, text: string): void {
  const others = draftsIn(tab).filter(([id]) => id !== conversationId);
  const drafts = text.trim() === '' ? others : [...others, [conversationId, text]];
  try {
    if (drafts.length === 0) tab().removeItem(DRAFTS_KEY);
    else tab().setItem(DRAFTS_KEY, JSON.stringify(drafts.slice(-MAX_DRAFTS)));
  } catch {
    // Then it stands in the field alone.
  }
}
