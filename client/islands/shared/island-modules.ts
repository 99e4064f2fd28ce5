import type { IslandName } from '../../components/island-props.ts';
import type { IslandModule } from './island-module.ts';

type Held<Modules extends { readonly [Name in IslandName]: IslandModule<Name> }> = Modules;

/**
 * Each island's file takes what the server tells its island. Types alone: the build makes a script of every file that
 * stands in client/islands/ itself, and the server writes its address into the island's marker (`virtual:islands`, scripts/vite/client-build.ts).
 */
export type IslandModules = Held<{
  'ask-form': typeof import('../ask-form.tsx');
  'auth-form': typeof import('../auth-form.ts');
  'await-book': typeof import('../await-book.ts');
  'birth-form': typeof import('../birth-form.tsx');
  'carry-campaign': typeof import('../carry-campaign.ts');
  'chart-result': typeof import('../chart-result.ts');
  'chat-view': typeof import('../chat-view.tsx');
  'clean-address': typeof import('../clean-address.ts');
  'contact-form': typeof import('../contact-form.ts');
  'copy-link': typeof import('../copy-link.ts');
  'faq-answers': typeof import('../faq-answers.ts');
  'help-lines': typeof import('../help-lines.ts');
  'leading-form': typeof import('../leading-form.tsx');
  'lover-form': typeof import('../lover-form.tsx');
  'month-swipe': typeof import('../month-swipe.ts');
  'move-charts': typeof import('../move-charts.ts');
  'push-switch': typeof import('../push-switch.ts');
  'settle-sign': typeof import('../settle-sign.ts');
  'sign-out': typeof import('../sign-out.ts');
  'own-fields': typeof import('../own-fields.ts');
  'page-acts': typeof import('../page-acts.ts');
  'pair-form': typeof import('../pair-form.tsx');
  'pair-result': typeof import('../pair-result.ts');
  'place-question': typeof import('../place-question.tsx');
  'settings-form': typeof import('../settings-form.ts');
  'sky-day': typeof import('../sky-day.tsx');
  'take-picture': typeof import('../take-picture.ts');
  today: typeof import('../today.ts');
  'wheel-lights': typeof import('../wheel-lights.ts');
  'wheel-view': typeof import('../wheel-view.ts');
  'zone-choice': typeof import('../zone-choice.ts');
}>;
