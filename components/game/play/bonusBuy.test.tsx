import { act, screen, waitFor } from '@testing-library/react';
import { NOTHING_TOLD, type BonusBuyAsk } from '@/domain/game/realPlay';
import { stakeable } from '@/domain/game/stakeable';
import { show } from '@/tests/render';
import { sampleDetails } from '@/tests/sampleGames';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { BonusBuy } from './BonusBuy';

const BUY = '/api/user/buy-bonus';
const ASK: BonusBuyAsk = { price: '75.00', stake: '1.00', currency: 'EUR', returnToPlayer: 96.12 };

const REAL_TO_FUN = { currency: 'EUR', wageringType: 'REAL_TO_FUN' as const, weights: [], excludedGames: [] };

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

async function open(answers: Answers = {}, realMoney = '120.00', bonus = '0.00') {
  const { store, asked } = await playerStore(answers);
  const onAnswer = jest.fn();
  const game = sampleDetails({ rulesUrl: 'https://studio.example/rules' });
  const balance = stakeable({ currencyCode: 'EUR', realMoney, bonus }, REAL_TO_FUN, game);
  const play = { ...NOTHING_TOLD, balance };
  const shown = show(<BonusBuy ask={ASK} play={play} game={game} onAnswer={onAnswer} sessionId="s1" />, { store });
  return { ...shown, onAnswer, calls: () => asked.filter(({ path }) => path === BUY) };
}

const button = (name: string) => screen.getByRole('button', { name });
const confirm = () => button('Buy for €75.00');

test('GAME-11 a bonus buy is confirmed with its price, the money it costs and the limits that hold', async () => {
  const { user, onAnswer, calls } = await open({ [BUY]: {} });
  const dialog = screen.getByRole('dialog', { name: 'Confirm bonus buy' });
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '€75.00',
    '€1.00',
    '€120.00',
  ]);
  expect(dialog).toHaveTextContent('often less than the price. The price is 75 times your bet.');
  expect(dialog).toHaveTextContent('96.12% of the price is paid back in winnings');
  expect(dialog).toHaveTextContent(/real money from your balance\. Bonus money isn’t used/);
  expect(dialog).toHaveTextContent(
    /bet limits \(per bet, daily, weekly and monthly\) don’t apply to this purchase.*Your loss limits do\./,
  );
  expect(screen.getByRole('link', { name: /rules and RTP/ })).toHaveAttribute('href', 'https://studio.example/rules');
  expect(calls()).toEqual([]);
  await user.dblClick(confirm());
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[true]]));
  expect(calls()).toMatchObject([
    {
      body: { game: 'kraken-tides', sessionId: 's1' },
      needsToken: true,
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
});

test.each([
  ['Don’t buy', () => button('Don’t buy')],
  ['the close button', () => button('Close')],
])('%s asks nothing of the casino, and the game goes on', async (_, target) => {
  const { user, onAnswer, calls } = await open();
  await user.click(target());
  expect(onAnswer.mock.calls).toEqual([[false]]);
  expect(calls()).toEqual([]);
});

test('a refusal says why, and that nothing was bought; it is not asked again', async () => {
  const { user, onAnswer } = await open({
    [BUY]: () => Promise.reject({ code: 'BONUS_BUY_UNAVAILABLE', message: 'no' }),
  });
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /You can’t buy this game’s bonus right now.*Nothing was bought\./,
  );
  expect(onAnswer).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /Buy for|Confirm again/ })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(onAnswer.mock.calls).toEqual([[false]]);
});

test('an answer that is lost is asked for under the same key, and then not known: it can be confirmed again', async () => {
  jest.useFakeTimers();
  let lost = true;
  const { onAnswer, calls } = await open({ [BUY]: () => (lost ? Promise.reject(LOST) : {}) });
  act(() => confirm().click());
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.getByRole('alert')).toHaveTextContent('You haven’t bought anything yet');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole('alert')).toHaveTextContent('confirming by itself costs nothing');
  expect(onAnswer).not.toHaveBeenCalled();
  lost = false;
  act(() => button('Confirm again').click());
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(onAnswer.mock.calls).toEqual([[true]]);
  expect(new Set(calls().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test.each(['closed', 'gone'])('a yes of the casino to a question that is %s answers nothing any more', async (end) => {
  let say: (answer: object) => void = () => undefined;
  const { user, onAnswer, unmount } = await open({ [BUY]: () => new Promise((resolve) => (say = resolve)) });
  await user.click(confirm());
  if (end === 'closed') await user.click(button('Don’t buy'));
  else unmount();
  const before = end === 'closed' ? [[false]] : [];
  await act(async () => say({}));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
  expect(onAnswer.mock.calls).toEqual(before);
});

test('E02 where the real money does not reach, the way leads to the cashier, however much bonus money there is', async () => {
  await open({}, '74.99', '100.00');
  expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent('€74.99');
  expect(screen.getByRole('alert')).toHaveTextContent('You don’t have enough real money');
  expect(screen.queryByRole('button', { name: /Buy for/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit');
});
