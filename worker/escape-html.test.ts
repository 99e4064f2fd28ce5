import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('has no sign that ends an element or a quoted attribute', () => {
  expect(escapeHtml(`<b title="it's">Tom & "Jerry"</b>`)).toBe(
    '&lt;b title=&quot;it&#39;s&quot;&gt;Tom &amp; &quot;Jerry&quot;&lt;/b&gt;',
  );
});
