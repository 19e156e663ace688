import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { CATALOGUE } from '../../testing/testCatalogue';
import { createControls } from '../../panel/sections/controls';
import { answerOf, openTestBackend, refusalOf } from '../../testing/testBackend';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;

before(async () => {
  sandbox = await openTestBackend();
});
after(() => sandbox.close());

const game = CATALOGUE.find(({ restrictedCountries }) => restrictedCountries.length === 0)!.id;
const from = (headers: Record<string, string>) => ({
  payload: { game, mode: 'demo', demoUserId: 'demo-guest', locale: 'en' },
  headers: { 'idempotency-key': randomUUID(), ...headers },
});
const BLOCKED = { excludedCountryCodeList: ['US', 'GB'] };

test('OP-064 OP-067: play is refused to a blocked country, whatever the browser says of itself', async () => {
  const app = sandbox.backend({ settings: BLOCKED });
  const american = { 'x-forwarded-for': '192.0.2.1' };
  const claims: Record<string, string>[] = [
    {},
    { 'user-agent': 'Googlebot/2.1 (bot)' },
    { cookie: 'whitelisted=1; verified=true; countryCode=DE' },
    { referer: 'http://localhost:3000/casino?whitelisted=1' },
  ];
  for (const says of claims) {
    const { status, code, details } = await refusalOf(app, 'launchGame', from({ ...american, ...says }));
    assert.deepEqual([status, code, details], [409, 'GAME_RESTRICTED', { country: 'US' }]);
  }
  await answerOf(app, 'launchGame', from({ 'x-forwarded-for': '203.0.113.1' }));
});

test('an address on the operator’s white list is served, and nobody is blocked where no country is', async () => {
  const listed = sandbox.backend({ settings: { ...BLOCKED, whitelistedIps: ['192.0.2.1'] } });
  await answerOf(listed, 'launchGame', from({ 'x-forwarded-for': '192.0.2.1' }));
  assert.equal((await refusalOf(listed, 'launchGame', from({ 'x-forwarded-for': '192.0.2.2' }))).status, 409);
  const open = sandbox.backend({ settings: { excludedCountryCodeList: [] } });
  await answerOf(open, 'launchGame', from({ 'x-forwarded-for': '192.0.2.2' }));
});

test('with the panel open the country it pretends counts', async () => {
  const app = sandbox.backend({ settings: BLOCKED, controls: createControls(sandbox.clock) });
  assert.equal((await refusalOf(app, 'launchGame', from({ cookie: 'sandboxVisitor=GB_' }))).status, 409);
});
