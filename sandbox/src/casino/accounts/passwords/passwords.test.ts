import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PASSWORD_WORKER } from '../../../folders';
import { createPasswords } from './passwords';
import { createPasswordThread, PasswordsBusy } from './passwordThread';

const COST = { memorySize: 8, iterations: 1, parallelism: 1 };

test('a hash is argon2id with its own salt, fits its password and no other, whatever its signs', async () => {
  const { hash, verify } = createPasswords(COST);
  for (const password of ['secret', ' secret ', 'пароль 🎲', 'x'.repeat(255)]) {
    const [one, two] = [await hash(password), await hash(password)];
    assert.match(one, /^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    assert.notEqual(one, two);
    assert.equal(await verify(password, one), true);
    assert.equal(await verify(`${password}!`, one), false);
    assert.equal(await verify('', one), false);
  }
});

test('a letter with its accent is the same letter in one piece', async () => {
  const { hash, verify } = createPasswords(COST);
  assert.equal(await verify('cafe\u0301-secret', await hash('café-secret')), true);
});

test('nobody’s account fits no password, after the same verification', async () => {
  const jobs: string[] = [];
  const { hash, verify } = createPasswords(COST, async (job) => {
    jobs.push(job.kind);
    return job.kind === 'hash' ? 'hash' : 'true';
  });
  await hash('first');
  assert.equal(await verify('secret', null), false);
  assert.equal(await verify('secret', 'hash'), true);
  assert.deepEqual(jobs, ['hash', 'hash', 'verify', 'verify']);
});

test('the thread does the same work beside the process, refuses a crowd, and can be ended', async (t) => {
  const thread = createPasswordThread(PASSWORD_WORKER, 3);
  // The thread does not keep the process alive, so this timer does.
  const keep = setInterval(() => {}, 1_000);
  t.after(async () => {
    clearInterval(keep);
    await thread.close();
  });
  const { hash, verify } = createPasswords(COST, thread.run);
  const stored = await hash('secret');
  assert.deepEqual(await Promise.all([verify('secret', stored), verify('wrong', stored)]), [true, false]);
  await assert.rejects(thread.run({ kind: 'verify', password: 'secret', hash: 'no hash' }));

  const crowd = await Promise.allSettled(Array.from({ length: 5 }, () => hash('secret')));
  const refused = crowd.filter((one) => one.status === 'rejected');
  assert.equal(refused.length, 2);
  assert.ok(refused.every(({ reason }) => reason instanceof PasswordsBusy));

  const lost = assert.rejects(hash('secret'), /has ended/);
  await thread.close();
  await lost;
  // The next job starts a new thread.
  assert.match(await hash('secret'), /^\$argon2id/);
});
