import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { shownName } from '../../show-person.ts';
import { holdsFields } from './fill-form.ts';
import type { OwnBirthProps } from './own-birth.tsx';

/**
 * Offers their own birth to whoever is signed in and finds the fields empty: what does so, and with it the call for the
 * profile, is fetched for them alone. Where it cannot be had the form is simply not filled.
 */
export function useOwnBirth(props: OwnBirthProps, isLive: boolean): ReactNode {
  const { form, prefix } = props;
  const [part, setPart] = useState<{ OwnBirth: ComponentType<OwnBirthProps> } | null>(null);
  useEffect(() => {
    const element = form.current;
    if (!isLive || !element || shownName(document.cookie) === null || !holdsFields(element, prefix, {}))
      return;
    import('./own-birth.tsx').then(setPart, () => undefined);
  }, [isLive, form, prefix]);
  return part && <part.OwnBirth {...props} />;
}
