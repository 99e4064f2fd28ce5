import type { ReactNode } from 'react';
import './account.css';

interface PartProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A part of the account under its heading. */
export function AccountPart({ id, heading, children }: PartProps) {
  return (
    <section id={id} className="account__part" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  );
}

/** Says that a form has done its work. */
export function Saved({ text }: { text: string }) {
  return (
    <p className="account__saved" role="status">
      {text}
    </p>
  );
}
