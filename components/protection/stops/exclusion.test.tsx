import type { ReactNode } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Market } from '@/config/markets/market';
import { MARKETS } from '@/config/markets/markets';
import { inMarket } from '@/domain/site/inMarket';
import { SettingsProvider, useSettings } from '@/hooks/useSettings';
import { show } from '@/tests/render';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { ExcludedBanner } from './ExcludedBanner';
import { ExclusionCard } from './ExclusionCard';
import { ExclusionTools } from './ExclusionTools';

const STATE = '/api/user/exclusion';
const EXCLUDE = '/api/user/self-exclude';
const ASK = '/api/user/request-lifting';
const CANCEL = '/api/user/cancel-lifting';
const RECEIPT = { reference: 'P-1', from: '2026-11-21T10:00:00Z', until: '2027-11-21T11:00:00Z' };
const FREE = { isSelfExclusionPermanent: false, selfExclusion: null };
const FOR_GOOD = { isSelfExclusionPermanent: true, selfExclusion: null };

const told = (more: object = {}) => ({
  data: {
    userLimit: FREE,
    otherBrands: 19,
    exclusion: null,
    lifting: null,
    mayAskLifting: false,
    liftingHours: null,
    ...more,
  },
});

function InMarket({ market, children }: { market: Market; children: ReactNode }) {
  return <SettingsProvider value={inMarket(useSettings(), market)}>{children}</SettingsProvider>;
}

async function tools(answers: Answers, market: Market = MARKETS.default) {
  const { store, asked } = await playerStore(answers);
  const shown = show(
    <InMarket market={market}>
      <ExclusionTools />
    </InMarket>,
    { store },
  );
  await waitFor(() => expect(asked.some(({ path }) => path === STATE)).toBe(true));
  return { ...shown, sent: () => asked.filter(({ path }) => path === EXCLUDE).map(({ body }) => body) };
}

const also = 'Also exclude me from all your other brands';

test('MKT-28 the player is asked whether it holds at all brands, nothing is ticked ahead, and the receipt says so', async () => {
  const { user, sent } = await tools({
    [STATE]: told(),
    [EXCLUDE]: { data: { ...RECEIPT, allBrands: true } },
  });
  await user.click(screen.getByLabelText('Permanently'));
  await user.click(screen.getByRole('button', { name: 'Start self-exclusion' }));
  const tick = await screen.findByRole('checkbox', { name: also });
  expect(tick).not.toBeChecked();
  await user.click(tick);
  await user.dblClick(screen.getByRole('button', { name: 'Exclude me' }));
  expect(await screen.findByText('All our brands')).toBeVisible();
  expect(sent()).toEqual([{ duration: 'permanent', allBrands: true }]);
});

test('a refusal that comes when the dialog is closed already is told on the page', async () => {
  let refuse = (_: object) => {};
  const { user } = await tools({
    [STATE]: told(),
    [EXCLUDE]: () => new Promise((_, reject) => void (refuse = reject)),
  });
  await user.click(screen.getByLabelText('Permanently'));
  await user.click(screen.getByRole('button', { name: 'Start self-exclusion' }));
  await user.click(screen.getByRole('button', { name: 'Exclude me' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => refuse({ code: 'NOT_NOW', message: 'Ask support.' }));
  const words = await screen.findAllByText('Ask support.');
  expect(words.filter((one) => one.closest('dialog') === null)).toHaveLength(1);
});

test('MKT-28 where the market decides, it is told and not asked; a break is asked all the same', async () => {
  const { user } = await tools({ [STATE]: told() }, MARKETS.germany);
  await user.click(screen.getByLabelText('Permanently'));
  await user.click(screen.getByRole('button', { name: 'Start self-exclusion' }));
  expect(await screen.findByText(/It applies to all our brands/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: /^Start a break/ }));
  expect(await screen.findByRole('checkbox', { name: also })).not.toBeChecked();
});

test.each<[string, Answers]>([
  ['there is no other brand', { [STATE]: told({ otherBrands: 0 }) }],
  ['the backend tells nothing of brands', { [STATE]: () => Promise.reject({ code: 'INTERNAL_ERROR' }) }],
])('other brands are not mentioned where %s', async (_, answers) => {
  const { user, sent } = await tools({ ...answers, [EXCLUDE]: { data: RECEIPT } });
  await user.click(screen.getByRole('button', { name: /^Start a break/ }));
  await user.click(await screen.findByRole('button', { name: 'Start break' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  await waitFor(() => expect(sent()).toEqual([{ duration: '1d' }]));
});

test('after a lost answer the same exclusion is asked for under the same key, and the choice stays', async () => {
  let calls = 0;
  const { store, asked } = await playerStore({
    [STATE]: told(),
    [EXCLUDE]: () => (++calls === 1 ? Promise.reject(LOST) : { data: { ...RECEIPT, allBrands: true } }),
  });
  const { user } = show(<ExclusionTools />, { store });
  await user.click(await screen.findByRole('button', { name: /^Start a break/ }));
  await user.click(await screen.findByRole('checkbox', { name: also }));
  await user.click(screen.getByRole('button', { name: 'Start break' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: also })).toBeDisabled());
  expect(await screen.findByText('All our brands')).toBeVisible();
  const sent = asked.filter(({ path }) => path === EXCLUDE);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(sent.map(({ body }) => body)).toEqual([
    { duration: '1d', allBrands: true },
    { duration: '1d', allBrands: true },
  ]);
});

test('MKT-29 the confirmation says that it stays until it is lifted, or can be lifted, where the market knows that', async () => {
  const { user } = await tools({ [STATE]: told() }, MARKETS.malta);
  await user.click(screen.getByLabelText('1 year'));
  await user.click(screen.getByRole('button', { name: 'Start self-exclusion' }));
  expect(await screen.findByText(/After that date, it stays in place until we lift it at your request/)).toBeVisible();
  expect(screen.getByText(/You can’t undo this/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByLabelText('Permanently'));
  await user.click(screen.getByRole('button', { name: 'Start self-exclusion' }));
  expect(await screen.findByText(/you can’t play again until at least 7 days after our decision/)).toBeVisible();
  expect(screen.queryByText(/You can’t undo this/)).toBeNull();
});

const EXCLUSION = { reference: 'P-1', from: '2026-11-21T10:00:00Z', until: null, allBrands: true, stays: false };
const ASKED = { reference: 'L-1', state: 'asked', askedAt: '2026-11-22T10:00:00Z', liftsAt: null, reason: null };

async function card(answers: Answers, userLimit: object = FOR_GOOD, settings: Record<string, unknown> = {}) {
  const { store, asked } = await playerStore(answers, { userLimit });
  return { ...show(<ExclusionCard />, { store, settings }), asked };
}

test('MKT-29 a lifting is asked for once, with a reason, and its state stands', async () => {
  let lifting: object | null = null;
  const state = () =>
    told({ userLimit: FOR_GOOD, exclusion: EXCLUSION, lifting, mayAskLifting: !lifting, liftingHours: 168 });
  const { user, asked } = await card({
    [STATE]: state,
    [ASK]: () => {
      lifting = ASKED;
      return state();
    },
    [CANCEL]: () => {
      lifting = null;
      return state();
    },
  });
  const region = await screen.findByRole('region', { name: 'Your exclusion' });
  expect(region).toHaveTextContent('All our brands');
  expect(region).toHaveTextContent('You can’t play again until at least 7 days after our decision');
  await user.click(screen.getByRole('button', { name: 'Ask us to lift it' }));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(asked.some(({ path }) => path === ASK)).toBe(false);
  await user.type(screen.getByRole('textbox', { name: /Why do you want/ }), 'I have changed');
  await user.dblClick(screen.getByRole('button', { name: 'Send request' }));
  expect(await within(region).findByText(/We haven’t decided yet/)).toBeVisible();
  expect(asked.filter(({ path }) => path === ASK).map(({ body }) => body)).toEqual([{ reason: 'I have changed' }]);
  expect(screen.queryByRole('button', { name: 'Ask us to lift it' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep my exclusion' }));
  expect(await screen.findByRole('button', { name: 'Ask us to lift it' })).toBeVisible();
});

test.each<[string, object, RegExp]>([
  [
    'granted',
    { ...ASKED, state: 'granted', liftsAt: '2026-12-01T10:00:00Z' },
    /We approved your request\. .*1 December 2026/,
  ],
  ['declined', { ...ASKED, state: 'declined', reason: 'Too soon.' }, /We declined your request: Too soon\./],
])('MKT-29 a %s request is told', async (_, lifting, words) => {
  await card({ [STATE]: told({ userLimit: FOR_GOOD, exclusion: EXCLUSION, lifting, liftingHours: 168 }) });
  expect(await screen.findByRole('region', { name: 'Your exclusion' })).toHaveTextContent(words);
});

test('what the backend does not say of an exclusion is not said: no end, no place, no promise', async () => {
  const exclusion = { reference: 'P-1', from: '2026-11-21T10:00:00Z' };
  await card({ [STATE]: told({ userLimit: FOR_GOOD, exclusion, liftingHours: undefined }) });
  const region = await screen.findByRole('region', { name: 'Your exclusion' });
  expect(within(region).getByText('–')).toBeVisible();
  expect(region).not.toHaveTextContent(/Permanent|permanent|brand|ends automatically/);
});

test('a state that did not load can be asked for again', async () => {
  const answers: Answers = { [STATE]: () => Promise.reject({ code: 'INTERNAL_ERROR' }) };
  const { user } = await card(answers);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers[STATE] = told({ userLimit: FOR_GOOD, exclusion: EXCLUSION });
  await user.click(again);
  expect(await screen.findByRole('region', { name: 'Your exclusion' })).toBeVisible();
});

test('where nothing is lifted, or the backend lacks the call, no button is offered', async () => {
  const { unmount } = await card({ [STATE]: told({ userLimit: FOR_GOOD, exclusion: EXCLUSION }) });
  expect(await screen.findByText('It’s permanent and can’t be lifted.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const answers = {
    [STATE]: told({ userLimit: FOR_GOOD, exclusion: EXCLUSION, mayAskLifting: true, liftingHours: 24 }),
  };
  await card(answers, FOR_GOOD, { endpoints: { requestLifting: null } });
  expect(await screen.findByRole('region', { name: 'Your exclusion' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('MKT-29 after its end the banner and the card say that it stays until it is lifted', async () => {
  const over = { isSelfExclusionPermanent: false, selfExclusion: '2026-01-01T00:00:00Z', isSelfExclusionByClock: true };
  const userLimit = { ...over, isSelfExclusionUntilLifted: true };
  const exclusion = { ...EXCLUSION, until: '2026-01-01T00:00:00Z', stays: true };
  await card({ [STATE]: told({ userLimit, exclusion, mayAskLifting: true, liftingHours: 24 }) }, userLimit);
  const words = 'The time you chose is over. Your exclusion stays in place until we lift it.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText(/24 hours after our decision/)).toBeVisible();
  show(<ExcludedBanner exclusion={{ forGood: false, isOver: true }} />);
  expect(screen.getAllByText(words)).toHaveLength(2);
});
