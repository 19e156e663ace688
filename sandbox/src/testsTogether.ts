// node --import tsx sandbox/src/testsTogether.ts FILE…: node's tests of many files in one process, one file after the other.
// Under `node --test` each file is a process of its own, which loads the whole sandbox and compiles its database anew: that
// took more than half of all time. db/testDatabase.ts sees by this file's name that databases can be handed on.
import { describe, test } from 'node:test';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2)) {
  describe(file, async () => {
    await import(pathToFileURL(path.resolve(file)).href);
  });
}

test('what the files handed on is closed', async () => {
  const { closeKept } = await import('./db/testDatabase');
  await closeKept();
});
