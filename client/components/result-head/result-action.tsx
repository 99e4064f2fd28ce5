import type { ReactNode } from 'react';
import { ActionIcon, type ActionIconId } from './action-icon.tsx';
import './result-head.css';

interface ResultActionProps {
  name: string;
  icon: ActionIconId;
  /** It does nothing without a script, and is not shown there. */
  needsScript?: boolean;
  children: ReactNode;
}

/** The row of all that can be done with a result. */
export function ResultActions({ children }: { children: ReactNode }) {
  return <div className="acts no-print">{children}</div>;
}

interface ChangeActionProps {
  /** Where what the result was computed from is changed. */
  path: string;
  name: string;
}

/** Leads to the form: that of this result, or an empty one. */
export function ChangeAction({ path, name }: ChangeActionProps) {
  return (
    <a className="act__name" href={path}>
      <ActionIcon icon="change" />
      {name}
    </a>
  );
}

/** A button that opens what belongs to it, and below that says what has been done. It opens without a script. */
export function ResultAction({ name, icon, needsScript = false, children }: ResultActionProps) {
  return (
    <details className={needsScript ? 'act needs-script' : 'act'} name="result-act">
      <summary className="act__name">
        <ActionIcon icon={icon} />
        {name}
      </summary>
      <div className="act__panel card">
        {children}
        <p role="status" data-status="" />
      </div>
    </details>
  );
}

/** A button of a result's island. A press before that has come is made up for. */
export function ActionButton({ action, children }: { action: string; children: ReactNode }) {
  return (
    <button type="button" className="button button--quiet needs-script" data-action={action} data-replay="">
      {children}
    </button>
  );
}
