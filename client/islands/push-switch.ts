import type { PushAnswer } from '../../contract/push.ts';
import type { PushSwitchProps } from '../components/account/push-switch-props.ts';

type Trouble = keyof PushSwitchProps['words']['troubles'];

/** What it takes is fetched once it is asked for. */
const fetchSwitch = () => import('../push/switch-push.ts');

function isSupported(): boolean {
  return (
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window &&
    'locks' in navigator
  );
}

/** Asks for the browser's permission, in the press itself: later it would not be asked for. Null: it is given. */
async function permissionTrouble(): Promise<Trouble | null> {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission === 'granted') return null;
  return permission === 'denied' ? 'blocked' : 'undecided';
}

function troubleOf(error: unknown, words: PushSwitchProps['words'], otherwise: Trouble): Trouble {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(words.troubles, code) ? (code as Trouble) : otherwise;
}

/** Shows in the form around it what the site has taken for chosen, where the form says that nothing is. */
function showChoice(form: HTMLFormElement | null, { rhythm, kinds }: PushAnswer): void {
  const select = form?.querySelector<HTMLSelectElement>('select[name=push]');
  if (!form || !select || select.value !== 'never') return;
  select.value = rhythm;
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox][name^=push-]'))
    box.checked = kinds.some((kind) => box.name === `push-${kind}`);
}

/**
 * Switches notifications on and off in this browser. Within its element: `[data-push=on]` and `[data-push=off]`, buttons of which one
 * is hidden, `[data-push-status]` and `[data-push-trouble]`, live regions.
 */
export function mount(element: HTMLElement, { config, isOn, words }: PushSwitchProps): void {
  const status = element.querySelector('[data-push-status]');
  const alert = element.querySelector('[data-push-trouble]');
  const [on, off] = ['on', 'off'].map((way) =>
    element.querySelector<HTMLButtonElement>(`[data-push=${way}]`),
  );
  if (!status || !alert || !on || !off) return;

  const show = (trouble: Trouble | null) => {
    alert.textContent = trouble && words.troubles[trouble];
  };
  const showState = (isNowOn: boolean, text: string) => {
    const hadFocus = element.contains(document.activeElement);
    on.hidden = isNowOn;
    off.hidden = !isNowOn;
    status.textContent = text;
    if (hadFocus) (isNowOn ? off : on).focus();
  };
  const begin = async (button: HTMLButtonElement, otherwise: Trouble, work: () => Promise<void>) => {
    if (button.hasAttribute('aria-busy')) return;
    button.setAttribute('aria-busy', 'true');
    const before = status.textContent ?? '';
    show(null);
    status.textContent = words.working;
    await work().catch((error: unknown) => {
      status.textContent = before;
      show(troubleOf(error, words, otherwise));
    });
    button.removeAttribute('aria-busy');
  };

  on.addEventListener('click', () =>
    begin(on, 'subscribe', async () => {
      const trouble = await permissionTrouble();
      if (trouble) throw Object.assign(new Error(trouble), { code: trouble });
      const answer = await (await fetchSwitch()).turnOn(config);
      showChoice(element.closest('form'), answer);
      showState(true, words.isOn);
    }),
  );
  off.addEventListener('click', () =>
    begin(off, 'unsubscribe', async () => {
      await (await fetchSwitch()).turnOff(config);
      showState(false, words.isOff);
    }),
  );
  if (!isOn) return;
  if (isSupported() && Notification.permission !== 'granted') show('blocked');
  else
    fetchSwitch()
      .then(({ renewOld }) => renewOld(config))
      .catch((error: unknown) => show(troubleOf(error, words, 'update')));
}
