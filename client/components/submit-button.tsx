import type { ComponentProps } from 'react';
import './submit-button.css';

/** Sends a form whose script says while it is on its way, by `aria-busy`. */
export function SubmitButton(attributes: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="submit" className="button submit" {...attributes} />;
}
