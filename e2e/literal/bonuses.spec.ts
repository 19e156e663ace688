import { ANY_SIZE } from '../support/test';
import { expect, NAMELESS_CALLS, signedInAs, test } from './literalSite';

test.use({ extraCalls: NAMELESS_CALLS });

/** Who asks for which bonus (samples/bonusSamples.ts), and what the site says to the refusal. */
const REFUSALS = [
  ['ERR-17', 'depositor', 3, 'You’ve already used this bonus.'],
  ['ERR-15', 'depositor', 4, 'a limited time after registering to activate this bonus'],
  ['ERR-24', 'depositor', 10, 'There’s no cashback'],
  ['ERR-25', 'documents', 11, 'Your cashback was added to the rakeback calendar.'],
  ['ERR-21', 'spinning', 4, 'Only one free spins bonus can be active at a time.'],
  ['ERR-22', 'busy', 4, 'Only one bonus can be active at a time. Finish wagering'],
  ['ERR-27', 'duplicate', 4, 'Duplicate account: deposit bonuses are still allowed'],
] as const;

for (const [row, who, id, words] of REFUSALS) {
  test(`${row} the refusal of bonus ${id} is shown to ${who}`, ANY_SIZE, async ({ page, literal, watch }) => {
    watch.expect(/400/);
    await signedInAs(page, literal, who);
    await page.goto(`/promotion?id=${id}`);
    await page.getByRole('checkbox', { name: /agree/ }).check();
    await page.getByRole('button', { name: /^(Activate|Calculate my cashback)/ }).click();
    await expect(page.getByText(words)).toBeVisible();
  });
}

test('ERR-26 CONF-24 nothing is activated before the e-mail is verified', async ({ page, literal }) => {
  await signedInAs(page, literal, 'fresh');
  await page.goto('/promotion?id=4');
  await expect(page.getByText('Verify your email address before you activate a bonus.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activate' })).toHaveCount(0);
});
