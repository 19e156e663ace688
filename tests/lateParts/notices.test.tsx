import { useState, type ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { MARKETS } from '@/config/markets/markets';
import { SendState } from '@/components/cashier/deposit/SendState';
import { inMarket } from '@/domain/site/inMarket';
import { openModal } from '@/hooks/address/modalAddress';
import { SettingsProvider, useSettings } from '@/hooks/useSettings';
import { show } from '@/tests/render';
import { playerStore, type Answers } from '@/tests/support/player';
import { BeforeDeposit } from '@/components/app/late/BeforeDeposit';
import { NoticeGate } from '@/components/app/notices/NoticeGate';
import { NoticeDialog } from '@/components/protection/notices/NoticeDialog';

jest.mock('@/hooks/address/modalAddress');
jest.mock('@/services/texts/areaTexts', () => ({ areaTexts: async () => ({}) }));

const PATHS = {
  notices: '/api/user/protection-notices',
  answer: '/api/user/answer-notice',
  limits: '/api/user/limits',
  set: '/api/user/set-limit',
} as const;

const FUNDS = { id: 'funds:1', kind: 'funds', text: 'Your money is kept apart.\n\nIt is not insured.' };
const OFFER = { id: 'limits', kind: 'limits', kinds: ['deposit'], at: 'firstDeposit' };
const AT_ONCE = { ...OFFER, kinds: ['deposit', 'loss'], at: 'registration' };
const REMINDER = {
  id: 'reminder:6',
  kind: 'reminder',
  from: '2026-05-27',
  to: '2026-11-26',
  currencyCode: 'EUR',
  deposits: '120.00',
  withdrawals: '20.00',
  wins: '310.00',
  losses: '400.00',
  playedSeconds: 7_260,
  hasLimits: false,
};
const row = (kind: string, period: number, amount: string | null = null) => ({
  kind,
  period,
  amount,
  used: '0.00',
  currencyCode: 'EUR',
  pendingAmount: null,
  pendingFrom: null,
  lockedUntil: null,
});

/** The packs, and one that demands a second step, as none does so far. */
const PACKS = { ...MARKETS, demanding: { ...MARKETS.default, secondStep: true } } as const;

function InMarket({ name, children }: { name: keyof typeof PACKS; children: ReactNode }) {
  return <SettingsProvider value={inMarket(useSettings(), PACKS[name])}>{children}</SettingsProvider>;
}

/** A backend that keeps answers and limits. */
async function open(name: keyof typeof PACKS, part: ReactNode, first: object[], answers: Answers = {}) {
  let notices = first;
  let limits = ['deposit', 'loss'].flatMap((kind) => [0, 1, 2].map((period) => row(kind, period)));
  const all: Answers = {
    [PATHS.notices]: () => ({ data: { notices } }),
    [PATHS.limits]: () => ({ data: { limits } }),
    [PATHS.answer]: ({ body }: { body: { id: string } }) => {
      notices = notices.filter((one) => (one as { id: string }).id !== body.id);
      return { data: { success: true } };
    },
    [PATHS.set]: ({ body }: { body: { kind: string; period: number; amount: string } }) => {
      const limit = row(body.kind, body.period, body.amount);
      limits = limits.map((one) => (one.kind === body.kind && one.period === body.period ? limit : one));
      return { data: { limit } };
    },
    ...answers,
  };
  const { store, asked } = await playerStore(all);
  const shown = show(<InMarket name={name}>{part}</InMarket>, { store });
  const sent = (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body);
  return {
    ...shown,
    sent,
    keys: (path: string) => asked.filter((one) => one.path === path).map((one) => one.idempotencyKey),
  };
}

const STEP = { id: 'secondStep', kind: 'secondStep' };
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const CASHIER = <BeforeDeposit>The cashier</BeforeDeposit>;

test('MKT-21 MKT-08 in Great Britain the cashier comes after the notice of funds and the offer of limits', async () => {
  const { user, sent } = await open('unitedKingdom', CASHIER, [FUNDS, OFFER]);
  expect(await screen.findByRole('heading', { name: 'How your money is protected' })).toHaveFocus();
  expect(screen.getByText('It is not insured.')).toBeVisible();
  expect(screen.queryByText('The cashier')).toBeNull();
  await user.click(button('I’ve read this'));
  await screen.findByRole('heading', { name: 'Set your limits' });
  // Free text, and nothing is proposed.
  const fields = await screen.findAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ value, placeholder }) => value + placeholder)).toEqual(['', '', '']);
  await user.click(button('Set limits'));
  expect(screen.getByText('Enter at least one amount')).toBeVisible();
  await user.type(screen.getByLabelText('Weekly'), '1e3');
  await user.click(button('Set limits'));
  expect(screen.getByText('Enter the amount as a number, without symbols')).toBeVisible();
  await user.clear(screen.getByLabelText('Weekly'));
  await user.type(screen.getByLabelText('Weekly'), '100');
  await user.click(button('Set limits'));
  expect(await screen.findByText('The cashier')).toBeVisible();
  expect(sent(PATHS.set)).toEqual([{ kind: 'deposit', period: 1, amount: '100.00', currencyCode: 'EUR' }]);
  expect(sent(PATHS.answer)).toEqual([
    { id: 'funds:1', answer: 'acknowledged' },
    { id: 'limits', answer: 'acknowledged' },
  ]);
});

test('MKT-08 an offer of limits can be declined as easily', async () => {
  const { user, sent } = await open('unitedKingdom', CASHIER, [OFFER]);
  await user.click(await screen.findByRole('button', { name: 'Continue without limits' }));
  expect(await screen.findByText('The cashier')).toBeVisible();
  expect(sent(PATHS.answer)).toEqual([{ id: 'limits', answer: 'declined' }]);
  expect(sent(PATHS.set)).toEqual([]);
});

test('MKT-44 in Germany the cashier comes after a deposit limit, which cannot be declined', async () => {
  const { user } = await open('germany', CASHIER, []);
  expect(await screen.findByText(/You need a deposit limit/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue without limits' })).toBeNull();
  await user.type(screen.getByLabelText('Monthly'), '300');
  await user.click(button('Set limits'));
  expect(await screen.findByText('The cashier')).toBeVisible();
});

test('where a second step is demanded the cashier comes after it, and leads to it', async () => {
  const { rerender } = await open('demanding', CASHIER, [STEP]);
  expect(await screen.findByRole('heading', { name: 'One more step' })).toHaveFocus();
  expect(screen.queryByText('The cashier')).toBeNull();
  const way = screen.getByRole('link', { name: 'Set up a second step' });
  expect(way).toHaveAttribute('href', '/profile/safety');
  rerender(<InMarket name="demanding">{dialog('play')}</InMarket>);
  expect(await screen.findByRole('dialog', { name: 'One more step' })).toBeVisible();
});

test('where the market asks for nothing, or the backend does not tell, the cashier is there', async () => {
  const { sent, unmount } = await open('default', CASHIER, [FUNDS]);
  expect(screen.getByText('The cashier')).toBeVisible();
  expect(sent(PATHS.notices)).toEqual([]);
  unmount();
  await open('unitedKingdom', CASHIER, [], { [PATHS.notices]: undefined });
  expect(await screen.findByText('The cashier')).toBeVisible();
});

test('a limit that was not set keeps what was typed, and says so', async () => {
  const { user, sent } = await open('unitedKingdom', CASHIER, [OFFER], {
    [PATHS.set]: () => Promise.reject({ code: 'VALIDATION', message: 'Not like this.' }),
  });
  await user.type(await screen.findByLabelText('Daily'), '20');
  await user.click(button('Set limits'));
  expect(await screen.findByText('Not like this.')).toBeVisible();
  expect(screen.getByLabelText('Daily')).toHaveValue('20');
  expect(sent(PATHS.answer)).toEqual([]);
});

test('the cashier waits until all limits are set, though the first one is all that is demanded', async () => {
  let refuse = true;
  const kept = new Map<number, string>();
  const { user, sent } = await open('germany', CASHIER, [], {
    [PATHS.limits]: () => ({
      data: { limits: [0, 1].map((period) => row('deposit', period, kept.get(period) ?? null)) },
    }),
    [PATHS.set]: ({ body }: { body: { period: number; amount: string } }) => {
      if (body.period === 1 && refuse) throw { code: 'VALIDATION', message: 'Not like this.' };
      kept.set(body.period, body.amount);
      return { data: { limit: row('deposit', body.period, body.amount) } };
    },
  });
  await user.type(await screen.findByLabelText('Daily'), '20');
  await user.type(screen.getByLabelText('Weekly'), '50');
  await user.click(button('Set limits'));
  expect(await screen.findByText('Not like this.')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Daily')).toBeNull());
  expect(screen.getByLabelText('Weekly')).toHaveValue('50');
  refuse = false;
  await user.click(button('Set limits'));
  expect(await screen.findByText('The cashier')).toBeVisible();
  expect(sent(PATHS.set)).toMatchObject([{ period: 0 }, { period: 1 }, { period: 1 }]);
});

const dialog = (before?: string, onClose = jest.fn()) => (
  <NoticeDialog open values={before === undefined ? {} : { before }} onClose={onClose} />
);

test('MKT-27 MKT-35 limits offered at registration are shown at once, held until they are answered, and lead on', async () => {
  const onClose = jest.fn();
  const { user, sent } = await open('ontario', dialog(undefined, onClose), [AT_ONCE]);
  await screen.findByText('Loss limit in EUR');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Breaks, self-exclusion and other tools' })).toBeVisible();
  const [daily] = screen.getAllByLabelText('Daily');
  await user.type(daily!, '50');
  await user.click(button('Set limits'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(PATHS.set)).toMatchObject([{ kind: 'deposit', period: 0, amount: '50.00' }]);
});

test.each<[string, Answers]>([
  ['did not load', { [PATHS.limits]: () => Promise.reject({ code: 'INTERNAL_ERROR' }) }],
  ['were refused', { [PATHS.set]: () => Promise.reject({ code: 'VALIDATION', message: 'Not like this.' }) }],
])('an offer of limits that %s holds nobody', async (_, answers) => {
  const { user } = await open('ontario', dialog(), [AT_ONCE], answers);
  await waitFor(() => expect(screen.queryByText('Loss limit in EUR') ?? screen.getByRole('alert')).toBeVisible());
  const [daily] = screen.queryAllByLabelText('Daily');
  if (daily) {
    await user.type(daily, '50');
    await user.click(button('Set limits'));
  }
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
});

test('limits that are set while the notices do not come again can be sent once more, under the same key', async () => {
  let calls = 0;
  const notices = () => (calls++ === 0 ? { data: { notices: [OFFER] } } : Promise.reject({ code: 'INTERNAL_ERROR' }));
  const { user, sent, keys } = await open('unitedKingdom', CASHIER, [OFFER], { [PATHS.notices]: notices });
  await user.click(await screen.findByRole('button', { name: 'Continue without limits' }));
  await waitFor(() => expect(sent(PATHS.answer)).toHaveLength(1));
  await waitFor(() => expect(button('Continue without limits')).toBeEnabled());
  await user.click(button('Continue without limits'));
  await waitFor(() => expect(sent(PATHS.answer)).toHaveLength(2));
  expect(new Set(keys(PATHS.answer)).size).toBe(1);
});

test('MKT-49 in Switzerland a loss limit is asked for before play, and the dialog then closes', async () => {
  const onClose = jest.fn();
  const { user } = await open('switzerland', dialog('play', onClose), []);
  await screen.findByText(/You need a loss limit/);
  await user.type(screen.getByLabelText('Daily'), '50');
  await user.click(button('Set limits'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

function Closable() {
  const [isOpen, setOpen] = useState(true);
  return <NoticeDialog open={isOpen} values={{}} onClose={() => setOpen(false)} />;
}

test('MKT-10 a reminder shows the own figures and the way to limits; leaving it is to have read it', async () => {
  const { user, sent } = await open('unitedKingdom', <Closable />, [REMINDER]);
  await screen.findByText(/Here are your figures from/);
  const figure = (label: string) => screen.getByText(label).nextSibling?.textContent;
  expect(['Deposited', 'Withdrawn', 'Total bet', 'Won', 'Net', 'Time played'].map(figure)).toEqual([
    '€120.00',
    '€20.00',
    '€400.00',
    '€310.00',
    expect.stringContaining('€90.00'),
    expect.stringMatching(/2:01|2 h/),
  ]);
  expect(screen.getByText('You haven’t set any limits. Would you like to set one?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set a limit' })).toHaveAttribute('href', '/profile2/limits');
  expect(sent(PATHS.answer)).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(sent(PATHS.answer)).toEqual([{ id: 'reminder:6', answer: 'acknowledged' }]));
});

test('MKT-10 a figure that is not told is a dash, never zero', async () => {
  await open('unitedKingdom', dialog(), [{ ...REMINDER, wins: null, playedSeconds: null }]);
  await screen.findByText(/Here are your figures from/);
  const figure = (label: string) => screen.getByText(label).nextSibling?.textContent;
  expect(['Won', 'Net', 'Time played'].map(figure)).toEqual(['–', '–', '–']);
});

test('a reminder that does not say whether there are limits says nothing of them', async () => {
  await open('unitedKingdom', dialog(), [{ ...REMINDER, hasLimits: undefined }]);
  expect(await screen.findByRole('link', { name: 'Check limits' })).toBeVisible();
  expect(screen.queryByText(/haven’t set any limits/)).toBeNull();
});

test('MKT-10 MKT-27 after the log-in what is due opens once; what waits for a deposit does not', async () => {
  const opened = jest.mocked(openModal);
  const first = await open('unitedKingdom', <NoticeGate />, [FUNDS, OFFER]);
  await waitFor(() => expect(first.sent(PATHS.notices)).toHaveLength(1));
  await act(async () => {});
  expect(opened).not.toHaveBeenCalled();
  first.unmount();
  await open('malta', <NoticeGate />, [AT_ONCE]);
  await waitFor(() => expect(opened).toHaveBeenCalledWith('notices'));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a deposit that is refused for it leads to what has to be read', async () => {
  const state = { phase: 'refused', error: { code: 'NOTICE_REQUIRED', message: 'x' } } as never;
  const { user } = await open('unitedKingdom', <SendState state={state} onAskAgain={() => {}} />, []);
  await user.click(button('Read it now'));
  expect(openModal).toHaveBeenCalledWith('notices', { before: 'deposit' });
});
