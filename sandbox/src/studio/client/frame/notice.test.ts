import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createNotice } from './notice';

test('a button that goes away hands the focus on to the one that plays', (t) => {
  const part = () => ({ hidden: true, textContent: '', addEventListener: () => undefined });
  const parts = new Map(['notice', 'notice-text', 'notice-action'].map((id) => [id, part()]));
  let focused = 0;
  const page = {
    activeElement: null as unknown,
    getElementById: (id: string) => parts.get(id),
    querySelector: (selector: string) => (selector === '.controls .spin' ? { focus: () => void (focused += 1) } : null),
  };
  Object.defineProperty(globalThis, 'document', { value: page, configurable: true });
  t.after(() => void Reflect.deleteProperty(globalThis, 'document'));
  const action = { label: 'Ask again', run: () => undefined };

  const notice = createNotice();
  notice.show('lost', action);
  notice.hide();
  assert.equal(focused, 0);
  page.activeElement = parts.get('notice-action');
  notice.show('still lost', action);
  assert.equal(focused, 0);
  notice.show('refused');
  assert.equal(focused, 1);
  notice.hide();
  assert.equal(focused, 2);
});
