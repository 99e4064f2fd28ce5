import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Island } from './island.tsx';

it('writes what its island is told into the markup', () => {
  const html = renderToStaticMarkup(
    <Island name="today" strategy="visible" props={{ path: '"Yours"' }}>
      part
    </Island>,
  );
  expect(html).toBe(
    '<div data-island="today" data-src="/client/islands/today.ts" data-strategy="visible" data-props="{&quot;path&quot;:&quot;\\&quot;Yours\\&quot;&quot;}">part</div>',
  );
});

it('takes no props that its island does not read', () => {
  const wrong = [
    // @ts-expect-error another island's props
    <Island key="1" name="today" strategy="visible" props={{ copied: '', copyByHand: '' }}>
      part
    </Island>,
    // @ts-expect-error no island of this name
    <Island key="2" name="nobody" strategy="visible" props={null}>
      part
    </Island>,
  ];
  expect(wrong).toHaveLength(2);
});
