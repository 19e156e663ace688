// node --import tsx sandbox/src/testing/testsTogether.ts FILE…: runs the test files in one process, one after the other.
// `node --test` starts a process per file, each loading the whole sandbox and compiling its database, which took more
// than half of the time. db/testDatabase.ts recognizes this file by its name and then reuses databases between files.
import { describe, test } from 'node:test';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// A file that leaves something open keeps the process from ending.
for (const file of process.argv.slice(2)) {
  describe(file, async () => {
    await import(pathToFileURL(path.resolve(file)).href);
  });
}

test('what the files handed on is closed', async () => {
  const { closeKept } = await import('./testDatabase');
  await closeKept();
});
