import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { shownName } from '../../show-person.ts';
import { BIRTH_STORES } from '../../state/birth-stores.ts';
import { rememberedBirth } from '../../state/remembered-birth.ts';
import { REMEMBERED_BIRTH_KEY } from '../../state/remembered-keys.ts';
import type { OwnBirthProps } from './own-birth.tsx';

/**
 * Fills empty fields with the birth that is remembered, or held by the account of whoever is signed in: what does so is
 * fetched once there may be one. Where it cannot be had the form is simply not filled.
 */
export function useOwnBirth(props: OwnBirthProps, isLive: boolean): ReactNode {
  const [part, setPart] = useState<{ OwnBirth: ComponentType<OwnBirthProps> } | null>(null);
  const { form } = props;
  const none = useEffectEvent(() => props.onNone?.());
  useEffect(() => {
    if (!isLive) return undefined;
    // Another birth is wanted: none that is known.
    if (form.current?.closest('[data-anew]')) {
      none();
      return undefined;
    }
    const fetchPart = () => {
      import('./own-birth.tsx').then(setPart, none);
    };
    if (shownName(document.cookie) !== null || rememberedBirth(BIRTH_STORES)) {
      fetchPart();
      return undefined;
    }
    none();
    // Remembered from here on: what is typed in this form.
    window.addEventListener(REMEMBERED_BIRTH_KEY, fetchPart, { once: true });
    return () => window.removeEventListener(REMEMBERED_BIRTH_KEY, fetchPart);
  }, [isLive, form]);
  return part && <part.OwnBirth {...props} />;
}
