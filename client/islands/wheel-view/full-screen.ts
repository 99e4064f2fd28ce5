import type { Lights } from '../wheel-lights/lights.ts';
import { cornerButton } from './zoom.ts';

/**
 * A button that shows the wheel alone on the whole screen, with what it says: in a dialog, which keeps the focus and closes
 * by Escape. The parts themselves go there and come back; what stays in their place is as high as they were.
 */
export function startFullScreen(
  { sky, panel }: Lights,
  zoom: (by: number) => void,
  words: { full: string; close: string },
): void {
  const wheel = sky.closest<HTMLElement>('.wheel');
  const room = panel.parentElement;
  if (!wheel || !room) return;
  const open = cornerButton('full', words.full);
  wheel.append(open);
  const dialog = document.createElement('dialog');
  dialog.className = 'wheel-full';
  dialog.setAttribute('aria-label', words.full);
  const close = cornerButton('close', words.close);
  close.addEventListener('click', () => dialog.close());
  dialog.append(close);
  const stead = document.createElement('div');

  open.addEventListener('click', () => {
    wheel.dataset.drawn = '';
    stead.style.blockSize = `${wheel.getBoundingClientRect().height}px`;
    wheel.replaceWith(stead);
    dialog.append(panel, wheel);
    stead.after(dialog);
    dialog.showModal();
    // All of it: who wants a part presses the button that enlarges.
    zoom(-3);
  });
  dialog.addEventListener('close', () => {
    stead.replaceWith(wheel);
    room.prepend(panel);
    dialog.remove();
    zoom(-3);
    open.focus({ preventScroll: true });
    sky.scrollIntoView({ block: 'nearest' });
  });
}
