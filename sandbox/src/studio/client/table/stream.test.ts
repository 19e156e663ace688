import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { listen } from './stream';

/** Puts a part of the browser in place for the length of a test. */
function stub(t: TestContext, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { value, configurable: true });
  t.after(() => {
    if (before) Object.defineProperty(globalThis, name, before);
    else Reflect.deleteProperty(globalThis, name);
  });
}

test('a page that the browser brings back as it was left hears the table again', (t) => {
  const opened: { isClosed: boolean }[] = [];
  class Source {
    isClosed = false;
    constructor() {
      opened.push(this);
    }
    addEventListener = () => undefined;
    close = () => void (this.isClosed = true);
  }
  const page = Object.assign(new EventTarget(), { setTimeout: () => 0 });
  stub(t, 'window', page);
  stub(t, 'EventSource', Source);
  const closed = () => opened.map(({ isClosed }) => isClosed);
  const shown = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  listen(
    'table',
    () => undefined,
    () => undefined,
  );
  shown(false);
  assert.deepEqual(closed(), [false]);
  page.dispatchEvent(new Event('pagehide'));
  assert.deepEqual(closed(), [true]);
  shown(true);
  assert.deepEqual(closed(), [true, false]);
});
