import type { Operator } from '../routes/services/operator.ts';
import type { Bindings } from './bindings.ts';
import { logGap } from './log.ts';

type OperatorBindings = Pick<Bindings, 'OPERATOR_NAME' | 'OPERATOR_ADDRESS' | 'OPERATOR_MAIL'>;

/** Who runs the site, by the settings; what is missing is told in the log, once an isolate. */
export function readOperator({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_MAIL }: OperatorBindings): Operator {
  const settings = { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_MAIL };
  const missing = Object.entries(settings).flatMap(([name, value]) => (value.trim() === '' ? [name] : []));
  if (missing.length > 0) logGap('operator_left_out', `the papers name nobody: ${missing.join(', ')}`);
  const lines = OPERATOR_ADDRESS.split(/\s*;\s*/).filter((line) => line !== '');
  return {
    name: OPERATOR_NAME.trim() || null,
    address: lines.length > 0 ? lines : null,
    mail: OPERATOR_MAIL.trim() || null,
  };
}
