import { act, screen, waitFor, within } from '@testing-library/react';
import { dropDraft } from '@/components/ui/form/drafts';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { STORED, writeStored } from '@/services/browser/storage';
import type { HttpRequest } from '@/services/http/call';
import { createSocketEvents } from '@/services/http/socketEvents';
import { clearSession } from '@/store/session';
import { beginAt } from '@/tests/support/fakeRouter';
import { BONUS_PATHS as PATHS, bonusAnswer, bonusRows, wireUserBonus } from '@/tests/support/bonuses';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { guestStore, show } from '@/tests/render';
import { MyBonuses } from './MyBonuses';

beginAt('/bonuses');
afterEach(() => dropDraft('coupon-u1'));

async function open(rows: readonly object[], answers: Answers = {}) {
  const all: Answers = { [PATHS.mine]: bonusRows(rows), ...answers };
  const { store, asked } = await playerStore(all, { currencyCode: 'EUR' });
  const events = createSocketEvents();
  const shown = show(
    <SocketEventsProvider value={events.subscribe}>
      <MyBonuses />
    </SocketEventsProvider>,
    { store },
  );
  const at = (path: string) => asked.filter((call) => call.path === path);
  return { ...shown, store, answers: all, at, publish: events.publish };
}

const card = (name: string) => screen.findByRole('article', { name });
const named = (title: string, over: object) =>
  wireUserBonus({ userBonusId: title, banner: { bannerTitle: title }, ...over });

test('BON-03 BON-07 every state says what it is, a loss as plain as a win', async () => {
  await open([
    named('Run', {}),
    named('Wait', { status: 'available' }),
    named('Gone', { status: 'cancelled', burnAmount: '8.00' }),
    named('Won', { status: 'completed', result: 'cash', winningAmount: '25.00' }),
    named('Lost', { status: 'completed', result: 'no-win' }),
    named('Late', { status: 'expired', burnAmount: '3.00' }),
  ]);
  expect(await card('Run')).toHaveTextContent('Active');
  expect(await card('Wait')).toHaveTextContent('Available');
  expect(await card('Gone')).toHaveTextContent('You lost €8.00 in bonus money.Canceled');
  expect(await card('Won')).toHaveTextContent('€25.00 was paid out as real money');
  expect(await card('Lost')).toHaveTextContent('There was no bonus money left');
  expect(await card('Late')).toHaveTextContent(/€3\.00.*Expired/);
  const ended = within(screen.getByRole('region', { name: 'Ended' })).getAllByRole('article');
  expect(ended).toHaveLength(4);
});

test.each([undefined, 'paused'])('a bonus of the status %j is neither ended nor anything else', async (status) => {
  await open([named('Riddle', { status, burnAmount: '8.00' })]);
  const row = await card('Riddle');
  expect(row).toHaveTextContent(/^RiddleDetails and terms/);
  expect(row).not.toHaveTextContent('Status');
  expect(screen.queryByRole('region', { name: /Ended|Ready/ })).toBeNull();
});

test('the active bonus stands first, above those that it blocks', async () => {
  await open([named('Wait', { status: 'available' }), named('Run', {})]);
  await card('Run');
  const titles = screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
  expect(titles).toEqual(['Run', 'Wait']);
});

test('BON-08 ENT-10 A29 L11 progress with wagered and left, every figure of the bonus, and its game', async () => {
  await open([
    named('Run', { freeSpinsQuantity: 20, freeSpinsLeft: 7, freeSpinGameName: 'Koi Fortune', freeSpinGame: 'koi' }),
  ]);
  const shown = within(await card('Run'));
  expect(shown.getByRole('progressbar', { name: 'Wagering' })).toHaveValue(0.2);
  expect(shown.getByText('€70.00 of €350.00 wagered')).toBeVisible();
  expect(shown.getByText('Left to wager: €280.00')).toBeVisible();
  expect(shown.getByText('Free spins left in Koi Fortune: 7')).toBeVisible();
  expect(shown.getAllByText(/^27 Nov 2026/)[0]).toBeVisible();
  expect(shown.getByRole('link', { name: 'Play Koi Fortune' })).toHaveAttribute('href', '/casino/games/koi');
  const game = shown.getByRole('link', { name: 'Koi Fortune', hidden: true });
  expect(game).toHaveAttribute('href', '/casino/games/koi');
  const facts = shown.getAllByRole('term', { hidden: true }).map(({ textContent }) => textContent);
  expect(facts).toEqual(
    expect.arrayContaining([
      'Promotion ID',
      'Name',
      'Type',
      'Status',
      'Bonus amount',
      'Free spins',
      'Free spins left',
      'Wagered',
      'Left to wager',
      'Activated',
      'Ends',
      'Won with free spins',
      'Paid out as real money',
      'Free spins game',
    ]),
  );
});

test('L23 while nothing has to be wagered yet no sums of nothing are shown', async () => {
  await open([named('Run', { wageredAmount: '0.00', wagerLeft: '0.00' })]);
  expect(await card('Run')).not.toHaveTextContent(/of €0.00 wagered|Left to wager:/);
});

test('an active bonus tells of no end but its own, and of no bonus money that its spins have not won', async () => {
  await open([named('Run', { bonusType: 'freespins', bonusAmount: '0.00', freeSpinsQuantity: 20 })]);
  const run = await card('Run');
  expect(run).toHaveTextContent('35 times your free spins winnings. If you win €10.00, that’s €350.00.');
  expect(run).not.toHaveTextContent(/€0\.00 in bonus money|If you activate it now/);
});

test('progress follows bets and wins', async () => {
  const { answers, publish } = await open([named('Run', {})]);
  await screen.findByText('€70.00 of €350.00 wagered');
  answers[PATHS.mine] = bonusRows([named('Run', { wageredAmount: '75.00', wagerLeft: '275.00' })]);
  act(() => publish('debit', { win: '5' }));
  expect(await screen.findByText('€75.00 of €350.00 wagered')).toBeVisible();
});

test('BON-04 ENT-13 cancelling asks first and names what is burned; kept by the other answer', async () => {
  const { user, at, answers } = await open([named('Run', {})], {
    [PATHS.cancel]: bonusAnswer({ status: 'cancelled' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel bonus' }));
  const dialog = () => screen.getByRole('dialog', { name: 'Cancel this bonus?' });
  expect(dialog()).toHaveTextContent('€12.50');
  await user.click(within(dialog()).getByRole('button', { name: 'Keep it' }));
  expect(at(PATHS.cancel)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel bonus' }));
  answers[PATHS.mine] = bonusRows([named('Run', { status: 'cancelled' })]);
  await user.dblClick(within(dialog()).getByRole('button', { name: 'Cancel it' }));
  expect(await screen.findByRole('region', { name: 'Ended' })).toHaveTextContent('Canceled');
  expect(at(PATHS.cancel)).toMatchObject([{ body: { userBonusId: 'Run' } }]);
});

test('a cancellation without an answer is not reported as done', async () => {
  const { user } = await open([named('Run', {})], { [PATHS.cancel]: () => Promise.reject(LOST) });
  await user.click(await screen.findByRole('button', { name: 'Cancel bonus' }));
  await user.click(screen.getByRole('button', { name: 'Cancel it' }));
  expect(await screen.findByText(/^We didn’t get a response/)).toBeVisible();
  expect(await card('Run')).toHaveTextContent('Active');
});

test('BON-09 a cashback is claimed, once', async () => {
  const cashback = named('Back', { status: 'available', bonusType: 'instant_cashback', bonusAmount: '4.20' });
  const { user, at } = await open([cashback], { [PATHS.claim]: bonusAnswer({ status: 'completed' }) });
  await user.dblClick(await screen.findByRole('button', { name: 'Claim €4.20' }));
  await waitFor(() => expect(at(PATHS.claim)).toMatchObject([{ body: { userBonusId: 'Back' } }]));
});

test('NAV-19 the play button leads to the slots', async () => {
  await open([named('Run', {})]);
  expect(await screen.findByRole('link', { name: 'Play slots' })).toHaveAttribute('href', '/casino/slots');
});

test('an available bonus shows its conditions and is activated with consent', async () => {
  const { user, at } = await open([named('Wait', { status: 'available' })], { [PATHS.activate]: bonusAnswer() });
  const shown = within(await card('Wait'));
  await user.click(shown.getByRole('button', { name: 'Claim offer' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Wait' }));
  expect(dialog.getByText('€350.00')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /agree/ }));
  await user.click(dialog.getByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(at(PATHS.activate)).toMatchObject([{ body: { bonusId: 'gift', termsVersion: '3' } }]));
});

test('a bonus that lies ready tells of its own end, on its card and in its terms, not of its offer’s', async () => {
  const { user } = await open([named('Wait', { status: 'available' })]);
  const wait = await card('Wait');
  expect(wait).toHaveTextContent(/Ends27 Nov 2026/);
  expect(wait).not.toHaveTextContent('2099');
  await user.click(within(wait).getByRole('button', { name: 'Claim offer' }));
  const terms = screen.getByRole('dialog', { name: 'Wait' });
  expect(terms).toHaveTextContent(/Available until 27 Nov 2026/);
  expect(terms).not.toHaveTextContent('2099');
});

test('the success of an activation stays to be read once its bonus is no longer among the ready ones', async () => {
  const { user, answers } = await open([named('Wait', { status: 'available' })], { [PATHS.activate]: bonusAnswer() });
  await user.click(within(await card('Wait')).getByRole('button', { name: 'Claim offer' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Wait' }));
  await user.click(dialog().getByRole('checkbox', { name: /agree/ }));
  answers[PATHS.mine] = bonusRows([named('Wait', {})]);
  await user.click(dialog().getByRole('button', { name: 'Activate' }));
  expect(await screen.findByRole('button', { name: 'Cancel bonus' })).toBeVisible();
  expect(dialog().getByText('Your bonus is active.')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'My bonuses' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('that a claimed cashback went into the calendar stays to be read when its card has gone', async () => {
  const back = (status: string) => named('Back', { status, bonusType: 'instant_cashback', bonusAmount: '4.20' });
  const { user, store, answers } = await open([back('available')], {
    [PATHS.claim]: () => Promise.reject({ code: 'ADD_TO_CALENDAR', message: 'Server words' }),
  });
  const claim = await screen.findByRole('button', { name: 'Claim €4.20' });
  answers[PATHS.mine] = bonusRows([back('completed')]);
  await user.click(claim);
  expect(await screen.findByRole('region', { name: 'Ended' })).toHaveTextContent('Completed');
  await waitFor(() =>
    expect(store.getState().alerts).toMatchObject([
      { kind: 'success', text: 'Your cashback was added to the rakeback calendar.' },
    ]),
  );
});

test('a coupon code that is typed when the session ends stays, though the list goes', async () => {
  const { user, store } = await open([named('Run', {})]);
  await card('Run');
  await user.click(screen.getByRole('button', { name: 'Coupon code' }));
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'WELCOME');
  await act(async () => {
    store.dispatch(clearSession('SESSION_ENDED'));
    writeStored(STORED.token, null);
  });
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Run' })).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('WELCOME');
});

test('L23 while a bonus is active the others say why they cannot be taken, but a cashback can be claimed', async () => {
  await open([
    named('Run', {}),
    named('Wait', { status: 'available' }),
    named('Back', { status: 'available', bonusType: 'instant_cashback', bonusAmount: '4.20' }),
  ]);
  const button = within(await card('Wait')).getByRole('button', { name: 'Claim offer' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Not right now. “Run” is active. Finish wagering it or cancel it first.');
  expect(within(await card('Back')).getByRole('button', { name: 'Claim €4.20' })).toBeEnabled();
  expect(await card('Run')).toHaveTextContent('If you cancel, you lose €12.50 in bonus money');
});

test('a page beyond the last one gives it its place, and nothing says that there are no bonuses', async () => {
  window.history.replaceState(null, '', '/bonuses?page=9');
  const { at } = await open([], {
    [PATHS.mine]: ({ query }: HttpRequest) => bonusRows(query?.pageNo === 2 ? [named('Run', {})] : [], 21),
  });
  expect(await card('Run')).toBeVisible();
  expect(location.search).toBe('?page=2');
  expect(at(PATHS.mine).map(({ query }) => query?.pageNo)).toEqual([9, 2]);
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(screen.queryByText('You have no bonuses')).toBeNull();
});

test('API-38 nothing is asked without a token; none at all is said', async () => {
  const asked = jest.fn(() => new Promise<unknown>(() => {}));
  const events = createSocketEvents();
  const { unmount } = show(
    <SocketEventsProvider value={events.subscribe}>
      <MyBonuses />
    </SocketEventsProvider>,
    { store: guestStore(asked) },
  );
  await act(async () => {});
  expect(asked).not.toHaveBeenCalled();
  unmount();
  await open([]);
  expect(await screen.findByText('You have no bonuses')).toBeVisible();
});
