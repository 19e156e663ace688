import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestHost } from '../testing/testHost';
import { logConsole } from './consoleLog';

type Line = { level: string; time: string; msg: string; err?: { message: string; stack: string; cause?: object } };

/** A host whose log has taken over the console, and the lines that `say` leads to. */
function takenOver(t: TestContext) {
  const methods = { ...console };
  t.after(() => Object.assign(console, methods));
  const { host, log } = createTestHost();
  logConsole(host.log);
  return (say: () => void): Line[] => {
    log.length = 0;
    say();
    return log.map((line) => JSON.parse(line) as Line);
  };
}

test('B15: an error that Next writes to the console is a line of JSON with its cause and without secrets', (t) => {
  const linesOf = takenOver(t);
  const cause = new Error('connect ECONNREFUSED http://user:secret@10.0.0.1:80/x?at=secret');
  const error = Object.assign(new Error('No page /casino?at=secret#secret', { cause }), {
    config: { headers: { 'x-system-token': 'secret' } },
  });
  const [line, ...others] = linesOf(() => console.error('\u001B[31m ⨯ \u001B[39m', error));
  assert.deepEqual(others, []);
  assert.deepEqual([line!.level, line!.msg, line!.err!.message], ['error', 'No page /casino', 'No page /casino']);
  assert.deepEqual(JSON.parse(JSON.stringify(line!.err!.cause)).message, 'connect ECONNREFUSED http://10.0.0.1:80/x');
  assert.match(line!.err!.stack, /consoleLog\.test\.ts/);
  assert.ok(!Number.isNaN(Date.parse(line!.time)));
  assert.doesNotMatch(JSON.stringify(line), /secret/);
});

test('B15: warnings and words keep their level; empty lines are no lines', (t) => {
  const linesOf = takenOver(t);
  const lines = linesOf(() => {
    console.warn('⚠ a fetch was slow', 7);
    console.log('ready');
    console.log('');
    console.error('not an error object', { a: 1 });
  });
  assert.deepEqual(
    lines.map(({ level, msg }) => [level, msg]),
    [
      ['warn', 'a fetch was slow 7'],
      ['info', 'ready'],
      ['error', 'not an error object [object Object]'],
    ],
  );
});
