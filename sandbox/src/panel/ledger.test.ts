import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { signedInPlayer } from '../testing/testPlayer';
import { ledgerAccounts } from '../casino/ledger/schema';
import { openTestDatabase } from '../testing/testDatabase';
import { bookDeposit } from '../casino/ledger/deposits';
import { testClock } from '../testing/testClock';
import { createControls } from './sections/controls';
import { createPanel } from './panel';
import { ledgerSection } from './sections/ledger';

test('the panel shows whose money is where and what was booked, and on a press whether the ledger adds up', async (t) => {
  const { db, close } = await openTestDatabase();
  const clock = testClock();
  const panel = createPanel({
    controls: createControls(clock),
    brands: [],
    sections: [ledgerSection(db)],
    log: false,
  });
  t.after(async () => {
    await panel.close();
    await close();
  });
  const page = async () => (await panel.inject({ url: '/sandbox', headers: { host: 'localhost' } })).body;
  const check = async (accept = 'text/html') =>
    panel.inject({
      method: 'POST',
      url: '/sandbox/ledger',
      payload: '',
      headers: {
        accept,
        host: 'localhost',
        origin: 'http://localhost',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
  const checked = async () =>
    (await panel.inject({ url: (await check()).headers.location ?? '', headers: { host: 'localhost' } })).body;
  assert.match(await page(), /Check the ledger[\s\S]*Nothing was booked yet/);
  assert.match(await checked(), /role="status">The ledger adds up/);

  const { account } = await signedInPlayer(db, clock.now(), { email: '<b>anna</b>@player.example' });
  const deposit = { id: randomUUID(), player: account.id, currency: 'KWD' };
  await bookDeposit(db, { deposit, amount: 1_234_567n, now: clock.now(), depositWagerMultiplier: 2 });
  const body = await page();
  const row = (owner: string, purses: string) => new RegExp(`${owner}</td>\\s*<td>\\s*${purses}`);
  assert.match(
    body,
    row(
      '&lt;b&gt;anna&lt;/b&gt;@player\\.example at curacao',
      '<div>real: 1234\\.567 KWD</div>\\s*<div>deposit_wager: 2469\\.134 KWD</div>',
    ),
  );
  assert.match(body, row('the house', '<div>payments: -1234\\.567 KWD</div>'));
  assert.match(body, new RegExp(`deposit, <code>deposit:${deposit.id}</code>`));
  assert.doesNotMatch(body, /<b>anna/);

  await db.update(ledgerAccounts).set({ balance: 1n }).where(eq(ledgerAccounts.purse, 'real'));
  assert.doesNotMatch(await page(), /add up/);
  assert.match(await checked(), /role="alert">The ledger does not add up[^<]*a balance is not the sum of its entries/);
  assert.match((await check('application/json')).json<{ said: string }>().said, /^The ledger does not add up/);
});
