import { expect, it } from 'vitest';
import { type Fault, findFaults } from './faults.ts';
import { writeReport } from './report.ts';

function faultOf(file: string, code: string): Fault {
  const [fault] = findFaults(file, code);
  if (!fault) throw new Error(`nothing can go wrong in ${code}`);
  return fault;
}

it('the report counts by room and by operator, and lists what went unnoticed', () => {
  const [kept, lost, endless] = [
    faultOf('worker/http/a.ts', 'next();'),
    faultOf('worker/index.ts', 'const a = b && c;'),
    faultOf('features/quiz/b.ts', 'next();'),
  ];
  const report = writeReport({
    date: '2026-11-23',
    seed: 3,
    minutes: 12.4,
    refused: 5,
    verdicts: [
      { fault: kept, noticedBy: 'a.test.ts: it', reachedBy: 2 },
      { fault: lost, noticedBy: null, reachedBy: 0 },
      { fault: endless, noticedBy: 'no end', reachedBy: 1 },
    ],
  });
  expect(report).toContain('`npm run mutate -- --seed 3 --count 3`, 2026-11-23, 12 minutes.');
  expect(report).toContain('**2 of 3 noticed: 66.7 %.** 1 of them because the tests came to no end; 0 more');
  expect(report).toContain('| worker | 1 | 0 | 0.0 % |');
  expect(report).toContain('| worker/http | 1 | 1 | 100.0 % |');
  expect(report).toContain('| features | 1 | 1 | 100.0 % |');
  expect(report).toContain('| statement removed | 2 | 2 | 100.0 % |');
  expect(report).toContain(
    '- `worker/index.ts:1`: connective swapped, `&&` became `||`, which no test runs.\n\n## Observed by nobody\n\nNone.\n',
  );
});
