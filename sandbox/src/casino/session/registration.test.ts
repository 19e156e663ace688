import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { BRANDS } from '../../brands/brands';
import { LIMITS } from '../accounts/attemptLimits';
import { answerOf, openTestBackend, refusalOf } from '../../testing/testBackend';

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

test('VAL-12: a phone number is judged by the rules of its country', async () => {
  const verdict = async (phoneCode: string, phone: string) =>
    (await answerOf(app, 'checkPhone', { payload: { phoneCode, phone } })).data;
  assert.deepEqual(await verdict('49', '15123456789'), { valid: true });
  assert.deepEqual(await verdict('+1', '2133734253'), { valid: true });
  assert.deepEqual(await verdict('49', '+49 (0)151 23456789'), { valid: true });
  assert.deepEqual(await verdict('1268', '4641234'), { valid: true });
  assert.deepEqual(await verdict('43', '1'), { valid: false, code: 'TOO_SHORT' });
  assert.deepEqual(await verdict('43', '1'.repeat(18)), { valid: false, code: 'TOO_LONG' });
  assert.deepEqual(await verdict('43', '1'.repeat(300)), { valid: false, code: 'TOO_LONG' });
  assert.deepEqual(await verdict('43', 'call me'), { valid: false, code: 'NOT_A_NUMBER' });
  assert.deepEqual(await verdict('999', '15123456789'), { valid: false, code: 'INVALID_COUNTRY' });
});

test('looking up numbers is limited by address', async () => {
  const sent = { payload: { phoneCode: '49', phone: '1' }, headers: { 'x-forwarded-for': '203.0.113.77' } };
  for (let index = 0; index < LIMITS.phoneByAddress.most; index++) await answerOf(app, 'checkPhone', sent);
  assert.equal((await refusalOf(app, 'checkPhone', sent)).code, 'TOO_MANY_ATTEMPTS');
});
