import type { AiBinding } from './celestia/models/workers-ai.ts';
import type { ConversationsNamespace } from './conversations/conversations-stub.ts';

/**
 * Bindings and variables of wrangler.toml, as `npm run types` reads them from there (worker-configuration.d.ts); what each is
 * for, the file itself and docs/deploy.md say. Variables are text; an absent one is the empty string.
 */
export type Bindings = Omit<Cloudflare.Env, 'CONVERSATIONS'> & {
  /** An object a person. */
  CONVERSATIONS: ConversationsNamespace;
  /** Workers AI, where wrangler.toml binds it: it has no local form, so that it is not bound from the start. */
  AI?: AiBinding;
};
