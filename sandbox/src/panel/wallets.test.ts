import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signedInPlayer } from '../testing/testPlayer';
import { openTestDatabase } from '../testing/testDatabase';
import { walletsOf } from '../casino/ledger/accounts';
import { testClock } from '../testing/testClock';
import { createControls } from './sections/controls';
import { createPanel } from './panel';
import { walletsSection } from './sections/wallets';

test('the panel opens a wallet beside the first one, which stays the active one, and says what is wrong', async (t) => {
  const { db, close } = await openTestDatabase();
  const clock = testClock();
  const panel = createPanel({
    controls: createControls(clock),
    brands: ['curacao'],
    sections: [walletsSection(db)],
    log: false,
  });
  t.after(async () => {
    await panel.close();
    await close();
  });
  const { account } = await signedInPlayer(db, clock.now(), { email: 'two@players.example', currencyCode: 'EUR' });
  const send = (form: Record<string, string>) =>
    panel.inject({
      method: 'POST',
      url: '/sandbox/wallets',
      payload: new URLSearchParams(form).toString(),
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
  const owned = async () =>
    (await walletsOf(db, account.id, account.currencyCode)).map(({ currency, isActive }) => [currency, isActive]);
  const form = { brand: 'curacao', email: 'two@players.example', currency: 'btc' };

  assert.match((await panel.inject({ url: '/sandbox', headers: { host: 'localhost' } })).body, /Open wallet/);
  for (let time = 0; time < 2; time += 1) assert.equal((await send(form)).statusCode, 303);
  assert.deepEqual(await owned(), [
    [account.currencyCode, true],
    ['BTC', false],
  ]);
  assert.match((await send({ ...form, currency: 'ABC' })).body, /code of a currency/);
  assert.match((await send({ ...form, email: 'nobody@players.example' })).body, /no account of this e-mail/);
  assert.match((await send({ ...form, brand: 'lulu' })).body, /no account of this e-mail/);
  assert.equal((await owned()).length, 2);
});
