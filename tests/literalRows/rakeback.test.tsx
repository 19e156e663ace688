/**
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PlayerRakeback } from '@/components/rewards/rakeback/PlayerRakeback';
import { Rakeback } from '@/components/rewards/rakeback/Rakeback';
import { rakebackOf } from '@/store/late/rakeback';
import type { PresetName, Shapes } from '../literalBackend/base/shapes';
import { endLiteralSites, literalSite, NOON, PRESETS } from './literalSite';

afterEach(endLiteralSites);

const calendar = () => screen.findByRole('region', { name: /2\s–\s29 March/ });
const cell = async (name: RegExp) => within(await calendar()).getByRole('button', { name });
const TODAY = /^Tuesday,? 10 March 2026 .*Claim$/;

async function open(
  shapes: PresetName | Partial<Shapes> = 'awkward',
  settings: Record<string, unknown> = {},
  player = 'depositor',
) {
  const site = await literalSite({ shapes, player, settings: { calendarTimeZone: 'UTC', ...settings } });
  site.show(<Rakeback Player={PlayerRakeback} />);
  return site;
}
type Site = Awaited<ReturnType<typeof open>>;

async function claimToday() {
  await waitFor(async () => expect(await cell(TODAY)).toBeVisible());
  fireEvent.click(await cell(TODAY));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Claim €12.50' }));
}
const today = ({ owner }: Site) => owner.rakeback.find(({ day }) => day === '2026-03-10')!;
/** The names of the calls since the claim, which comes first. */
const sinceClaim = ({ calls }: Site) => {
  const names = calls().map(({ call }) => call);
  return names.slice(names.indexOf('rakebackClaim'));
};

test.each(PRESETS)(
  'RAKE-06 RAKE-07 RAKE-08 what was paid, missed, or can be claimed, of a backend that writes %s',
  async (shapes) => {
    await open(shapes);
    await waitFor(async () => expect(await cell(TODAY)).toBeVisible());
    expect(await cell(/^Saturday,? 7 March 2026 €6\.40 Claimed$/)).toBeVisible();
    expect(await cell(/^Sunday,? 8 March 2026 €3\.00 Not claimed$/)).toBeVisible();
    expect(await cell(/^Tuesday,? 10 March 2026 €12\.50 Claimable until 11 Mar, 23:59\sUTC Claim$/)).toBeVisible();
  },
);

test.each(PRESETS)(
  'RAKE-09 RAKE-10 RAKE-11 days ahead, days of nothing, and two claims, of a backend that writes %s',
  async (shapes) => {
    await open(shapes);
    await waitFor(async () => expect(await cell(TODAY)).toBeVisible());
    expect(await cell(/^Friday,? 13 March 2026 €3\.1\d Locked$/)).toBeVisible();
    expect((await cell(/^Thursday,? 12 March/)).textContent).toMatch(/Play to win$/);
    // The past offers nothing to play for: an amount of zero, and one that is no number.
    for (const day of [/^Friday,? 6 March/, /^Thursday,? 5 March/])
      expect((await cell(day)).textContent).toMatch(/No reward$/);
    const claims = within(await calendar()).getAllByRole('button', { name: /Claim$/ });
    expect(claims.map((button) => button.textContent?.slice(0, 20))).toEqual([
      (await cell(/^Monday,? 9 March .*Claim$/)).textContent?.slice(0, 20),
      (await cell(TODAY)).textContent?.slice(0, 20),
    ]);
  },
);

test.each(PRESETS.flatMap((shapes) => ['GET', 'POST'].map((method) => [method, shapes] as const)))(
  'API-36 RAKE-17 RAKE-18 a claim by %s is paid, and says how much, by a backend that writes %s',
  async (method, shapes) => {
    const site = await open(shapes, { rakebackClaimMethod: method });
    const before = site.owner.balance.realMoney;
    await claimToday();
    const done = await screen.findByRole('alertdialog', { name: 'Reward paid' });
    expect(done).toHaveTextContent('12.50 EUR was added to your balance.');
    expect(within(done).getByRole('button', { name: 'OK' })).toBeVisible();
    expect(site.owner.balance.realMoney).toBe(before + 12.5);
    const [sent, ...more] = site.calls('rakebackClaim');
    expect(more).toEqual([]);
    expect(sent).toMatchObject({ method, unexpected: [], missing: [] });
    expect({ ...sent?.query, ...sent?.body }).toEqual({
      bonusId: '701',
      claimDate: '2026-03-10',
      customerDate: expect.stringMatching(/^2026-03-10 12:00:0\d$/),
      timeZone: 'UTC',
    });
  },
);

test.each([
  ['a status', { claimRefusals: 'status' }, false],
  ['a negative amount', { claimRefusals: 'negative' }, false],
  ['no usable answer', 'plain', true],
] as const)(
  'RAKE-19 RAKE-20 a claim refused by %s is an error, and days and balance are asked for again',
  async (_, shapes, breaks) => {
    const site = await open(shapes);
    await waitFor(async () => expect(await cell(TODAY)).toBeVisible());
    if (breaks) site.state.faults.set('rakebackClaim', { status: 503, text: 'Service Unavailable', times: 1 });
    else today(site).amount = 0;
    await claimToday();
    const failed = await screen.findByRole('alertdialog', { name: 'Reward not confirmed' });
    expect(failed).toHaveTextContent('We couldn’t confirm that this day’s reward was paid.');
    expect(within(failed).getByText('Close', { selector: 'button' })).toBeVisible();
    await waitFor(() => expect(sinceClaim(site)).toEqual(expect.arrayContaining(['rakebackDays', 'userDetails'])));
    expect(site.owner.balance.realMoney).toBe(120.5);
  },
);

test('RAKE-20 after a claim that was paid the day and the balance are those of the backend', async () => {
  const site = await open();
  await claimToday();
  await screen.findByRole('alertdialog', { name: 'Reward paid' });
  await waitFor(() => expect(sinceClaim(site)).toEqual(expect.arrayContaining(['rakebackDays', 'userDetails'])));
  await waitFor(() =>
    expect(rakebackOf(site.store.getState()).days?.find(({ day }) => day === '2026-03-10')?.paidAt).toBe(
      new Date(NOON).toISOString(),
    ),
  );
});

test('RAKE-21 twenty presses while a claim runs are one claim', async () => {
  const site = await open('plain');
  const paid = { data: { amount: 12.5, bonusId: 701 } };
  site.state.faults.set('rakebackClaim', { status: 200, json: paid, times: 1, delayMs: 300 });
  await claimToday();
  const button = within(screen.getByRole('dialog')).getByRole('button', { name: 'Claim €12.50' });
  for (let press = 0; press < 20; press++) fireEvent.click(button);
  await screen.findByRole('alertdialog', { name: 'Reward paid' });
  expect(site.calls('rakebackClaim')).toHaveLength(1);
});

test('RAKE-16 a player without a deposit is sent to the cashier, and no days are requested', async () => {
  const site = await open('awkward', {}, 'fresh');
  expect(await screen.findByText('Your calendar starts with your first deposit')).toBeVisible();
  expect(site.calls('rakebackDays')).toEqual([]);
});
