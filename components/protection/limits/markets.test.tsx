import type { ReactNode } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { MARKETS, type MarketName } from '@/config/markets/markets';
import { playerStore } from '@/tests/support/player';
import { show } from '@/tests/render';
import { SettingsProvider, useSettings } from '@/hooks/useSettings';
import { inMarket } from '@/domain/site/inMarket';
import { QuickBreak } from '../stops/QuickBreak';
import { LimitsPanel } from './LimitsPanel';

const wire = (kind: string) => ({
  kind,
  period: 0,
  amount: '50.00',
  used: '0.00',
  currencyCode: 'EUR',
  pendingAmount: null,
  pendingFrom: null,
  lockedUntil: null,
});
const PLAY = {
  startedAt: null,
  now: '2026-11-21T10:00:00.000Z',
  netResult: '0.00',
  currencyCode: 'EUR',
  realityCheckMinutes: 60,
  realityCheckDue: false,
  realityCheckAt: null,
};

function InMarket({ name, children = <LimitsPanel /> }: { name: MarketName; children?: ReactNode }) {
  const settings = useSettings();
  return <SettingsProvider value={inMarket(settings, MARKETS[name])}>{children}</SettingsProvider>;
}

async function open(name: MarketName) {
  const { store } = await playerStore({
    '/api/user/limits': { data: { limits: [wire('deposit'), wire('loss')] } },
    '/api/user/play-session': { data: PLAY },
  });
  const shown = show(<InMarket name={name} />, { store });
  await screen.findByRole('heading', { name: 'Daily' });
  return shown;
}

const choices = async (group: string) =>
  within(await screen.findByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

test('MKT-32 MKT-33 Ontario’s breaks and exclusions are offered, and an exclusion says that it logs out', async () => {
  const { user } = await open('ontario');
  expect(await choices('Take a break')).toEqual(['1 day', '1 week', '1 month', '2 months', '3 months']);
  expect(await choices('Exclude yourself')).toEqual(['6 months', '1 year', '5 years']);
  await user.click(screen.getByRole('button', { name: 'Start self-exclusion' }));
  expect(screen.getByText('You’ll be logged out right away on all devices.')).toBeTruthy();
  expect(screen.queryByText(/You can still log in and withdraw/)).toBeNull();
});

test('MKT-42 in Germany the break from within a game is 24 hours in one press', async () => {
  const { store } = await playerStore({});
  show(
    <InMarket name="germany">
      <QuickBreak open onClose={() => {}} />
    </InMarket>,
    { store },
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1 day' }).checked).toBe(true);
});

test('MKT-47 where a check each hour is demanded it can be had more often, and not switched off', async () => {
  await open('spain');
  expect(await choices('Reality check')).toEqual(['15 min', '30 min', '60 min']);
});

test('MKT-46 in Sweden a limit of play that is raised waits 72 hours, as one of deposits does', async () => {
  const { user } = await open('sweden');
  for (const name of ['Change: Daily', 'Change: Daily loss']) {
    await user.click(screen.getByRole('button', { name }));
    const field = within(screen.getByRole('dialog')).getByLabelText(/Amount in EUR/);
    await user.clear(field);
    await user.type(field, '40');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      screen.getByText('If you raise or remove it later, the change won’t take effect for 72 hours.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  }
});

test('MKT-09 no amount is suggested for a limit that is not set: its field is empty', async () => {
  const { store } = await playerStore({
    '/api/user/limits': { data: { limits: [{ ...wire('deposit'), amount: null }] } },
    '/api/user/play-session': { data: PLAY },
  });
  const { user } = show(<InMarket name="unitedKingdom" />, { store });
  await user.click(await screen.findByRole('button', { name: /Daily/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>(/Amount in EUR/).value).toBe('');
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.queryByText(/[1-9]/)).toBeNull();
});

test('MKT-11 in Great Britain a raise is announced as one to confirm, and confirmed once its time has come', async () => {
  const pendingFrom = new Date(Date.now() - 60_000).toISOString();
  const waiting = { ...wire('deposit'), pendingAmount: '90.00', pendingFrom, pendingConfirm: true };
  const soon = {
    ...wire('loss'),
    pendingAmount: '80.00',
    pendingFrom: '2099-01-01T00:00:00.000Z',
    pendingConfirm: true,
  };
  const { store, asked } = await playerStore({
    '/api/user/limits': { data: { limits: [waiting, soon] } },
    '/api/user/confirm-limit': { data: { limit: { ...wire('deposit'), amount: '90.00' } } },
  });
  const { user } = show(<InMarket name="unitedKingdom" />, { store });
  // Only what has waited long enough can be confirmed.
  await user.click(await screen.findByRole('button', { name: 'Confirm increase' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm a second time: Daily' }));
  expect(dialog.getByText(/Now:/).textContent).toContain('€50.00');
  expect(dialog.getByText(/New:/).textContent).toContain('€90.00');
  expect(asked.filter(({ path }) => path === '/api/user/confirm-limit')).toEqual([]);
  // To keep the limit is to take the raise back, which is asked for as from the list.
  await user.click(dialog.getByRole('button', { name: 'Keep current limit' }));
  const takeBack = within(await screen.findByRole('dialog', { name: /Daily/ }));
  expect(takeBack.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await user.click(takeBack.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Confirm increase' }));
  await user.click(dialog.getByRole('button', { name: 'Confirm increase' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/user/confirm-limit')?.body).toEqual({
      kind: 'deposit',
      period: 0,
      currencyCode: 'EUR',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Change: Daily loss' }));
  await user.clear(screen.getByLabelText(/Amount in EUR/));
  await user.type(screen.getByLabelText(/Amount in EUR/), '70');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText(/you have to confirm it a second time/)).toBeTruthy();
});
