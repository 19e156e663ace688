import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { BRANDS } from '../../brands/brands';
import { answerOf, openTestBackend } from '../../testing/testBackend';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

test('API-21 ENT-24: each brand has its own registration fields', async () => {
  const fields = async (host: string) => (await answerOf(app, 'registrationFields', { headers: { host } })).data;
  assert.equal((await fields('localhost'))['firstName'], 0);
  assert.equal((await fields('wincraft.localhost'))['firstName'], 1);
  assert.equal((await fields('riviera.localhost'))['email'], 0);
  assert.ok([...BRANDS.values()].every(({ registrationFields }) => registrationFields.password === 1));
});
