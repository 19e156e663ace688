import { act, createRef, useState, type RefObject } from 'react';
import { screen, waitFor } from '@testing-library/react';
import type { BonusAsker, DepositBonus } from '@/domain/cashier/deposit/depositBonus';
import { userDetailsEndpoint } from '@/services/account/profile';
import type { HttpRequest } from '@/services/http/call';
import { sampleDetails } from '@/tests/sampleGames';
import { BONUS_PATHS as PATHS, bonusRows, wireOffer, wireUserBonus } from '@/tests/support/bonuses';
import { beginAt } from '@/tests/support/fakeRouter';
import { playerStore, type Answers } from '@/tests/support/player';
import { show } from '@/tests/render';
import { BonusChoice } from './BonusChoice';
import { GameBonusNotes } from './GameBonusNotes';

const goTo = beginAt('/deposit');
const onState = jest.fn();
beforeEach(() => onState.mockClear());

function Cashier({ asker }: { asker: RefObject<BonusAsker | null> }) {
  const [amount, setAmount] = useState('25.00');
  return (
    <>
      <input aria-label="Amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
      <BonusChoice amount={amount} asker={asker} onState={onState} />
    </>
  );
}

async function open(answers: Answers = {}, more: object = {}, user: { depositCount?: number | null } = {}) {
  const all: Answers = { [PATHS.offers]: bonusRows([wireOffer()]), ...answers };
  const { store, asked } = await playerStore(all, { currencyCode: 'EUR', ...user }, more);
  const asker = createRef<BonusAsker>();
  const shown = show(<Cashier asker={asker} />, { store });
  const ask = (amount: string) => {
    let answer: DepositBonus | null = null;
    act(() => {
      answer = asker.current!.ask(amount);
    });
    return answer as DepositBonus | null;
  };
  return { ...shown, store, ask, answers: all, at: (path: string) => asked.filter((call) => call.path === path) };
}

const option = (name: RegExp) => screen.findByRole('radio', { name });

test('PAY-01 no bonus stands first and is chosen; the offers with a deposit follow', async () => {
  const { ask, at } = await open();
  await option(/Twice the start/);
  const all = screen.getAllByRole('radio');
  expect(all[0]).toBe(screen.getByRole('radio', { name: /No bonus/ }));
  expect(all[0]).toBeChecked();
  expect(at(PATHS.offers)[0]?.query).toMatchObject({
    isDeposit: true,
    dayOfWeek: expect.stringMatching(/^[A-Z]{3}$/),
    calendarDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\d 12:00:00$/),
  });
  expect(ask('25.00')).toEqual({});
});

test('an offer that the player came for and that is not for this deposit is told of, until a choice is made', async () => {
  goTo('/deposit?bonus=gone');
  const { user } = await open();
  await option(/Twice the start/);
  expect(screen.getByText('This bonus isn’t available right now.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Twice the start/ }));
  expect(screen.queryByText('This bonus isn’t available right now.')).toBeNull();
});

test('a row names its wagering, and the tick box no version', async () => {
  const { user } = await open();
  const offer = await option(/Twice the start/);
  expect(offer.closest('label')).toHaveTextContent('Wager 35× the bonus money before you withdraw');
  await user.click(offer);
  expect(screen.getByRole('region', { name: 'Bonus terms' })).toHaveTextContent('Maximum bet');
  expect(screen.getByRole('checkbox', { name: 'I have read and agree to these terms.' })).not.toBeChecked();
});

test('three offers at first, all at a press, and none of a deposit of another number', async () => {
  const titled = (title: string, over: object = {}) =>
    wireOffer({ id: title, banner: { bannerTitle: title }, ...over });
  const rows = [titled('One', { depositNumber: 2 }), ...['Two', 'Three', 'Four', 'Five'].map((title) => titled(title))];
  const { user } = await open({ [PATHS.offers]: bonusRows(rows) });
  await option(/Two/);
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Show all offers (4)' }));
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.queryByRole('radio', { name: /One/ })).toBeNull();
});

test('an offer beyond the first twenty can be chosen too', async () => {
  goTo('/deposit?bonus=o24');
  const rows = Array.from({ length: 25 }, (_, index) =>
    wireOffer({ id: `o${index}`, banner: { bannerTitle: `Offer ${index}` } }),
  );
  const page = ({ query }: HttpRequest) => bonusRows(rows.slice(0, Number(query?.limit)), rows.length);
  await open({ [PATHS.offers]: page });
  expect(await option(/Offer 24/)).toBeChecked();
});

test('a chosen bonus is worked out for this deposit, and asks for consent to its conditions', async () => {
  const { ask, user } = await open();
  await user.click(await option(/Twice the start/));
  expect(
    screen.getByText(
      'With this deposit, you get €25.00 in bonus money. You have to wager €875.00 before it becomes real money.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Maximum bet while wagering: €5.00.')).toBeVisible();
  expect(ask('25.00')).toBeNull();
  expect(screen.getByText('Agree to the terms first.')).toBeVisible();
  const box = screen.getByRole('checkbox', { name: /agree to these terms/ });
  expect(box).toHaveFocus();
  await user.click(box);
  expect(ask('25.00')).toEqual({ bonusId: 'double', bonusTermsVersion: '3' });
});

test('a deposit below the bonus’s minimum says so, and is sent without the bonus', async () => {
  const { ask, user } = await open();
  await user.click(await option(/Twice the start/));
  await user.clear(screen.getByLabelText('Amount'));
  await user.type(screen.getByLabelText('Amount'), '19.99');
  expect(screen.getByText(/requires a deposit of €20\.00 or more/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /agree/ }));
  expect(ask('19.99')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /No bonus/ }));
  expect(ask('19.99')).toEqual({});
});

test('A20 BON-05 a deposit while a bonus is active asks first, and names what is lost', async () => {
  const { ask, user } = await open({}, { activeBonus: wireUserBonus() });
  expect(await screen.findByText(/your active bonus “Ten for nothing” is canceled and you lose €12\.50/)).toBeVisible();
  expect(ask('25.00')).toBeNull();
  const box = screen.getByRole('checkbox', { name: /cancels my active bonus/ });
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription('Confirm this first.');
  await user.click(box);
  expect(ask('25.00')).toEqual({ cancelsActiveBonus: true });
});

test('a consent to the end of one bonus is none to the end of another', async () => {
  const more = { activeBonus: wireUserBonus() };
  const { ask, user, store } = await open({}, more);
  await user.click(await screen.findByRole('checkbox', { name: /cancels my active bonus/ }));
  expect(ask('25.00')).toEqual({ cancelsActiveBonus: true });
  more.activeBonus = wireUserBonus({ userBonusId: 'ub2', banner: { bannerTitle: 'Another' } });
  await act(async () => void (await store.dispatch(userDetailsEndpoint.initiate(undefined, { forceRefetch: true }))));
  expect(await screen.findByText(/your active bonus “Another” is canceled/)).toBeVisible();
  expect(ask('25.00')).toBeNull();
});

test('BON-05 an active bonus of which the backend tells the id alone is not called by it', async () => {
  await open({}, { activeBonus: 4 });
  expect(await screen.findByText(/your active bonus “Active bonus” is canceled/)).toBeVisible();
});

test.each([
  [1, 0],
  [null, 1],
])('an offer for a first deposit after %j deposits: %i', async (depositCount, count) => {
  const rows = bonusRows([
    wireOffer({ id: 'any', banner: { bannerTitle: 'Any time' } }),
    wireOffer({ depositNumber: 1 }),
  ]);
  await open({ [PATHS.offers]: rows }, {}, { depositCount });
  await option(/Any time/);
  expect(screen.queryAllByRole('radio', { name: /Twice the start/ })).toHaveLength(count);
});

test('A20 it is ready once the offers have come, or are known not to come', async () => {
  let come: (rows: unknown) => void = () => undefined;
  const { unmount } = await open({ [PATHS.offers]: new Promise((resolve) => (come = resolve)) });
  expect(onState.mock.calls).toEqual([['loading']]);
  await act(async () => come(bonusRows([])));
  await waitFor(() => expect(onState).toHaveBeenLastCalledWith('ready'));
  unmount();
  onState.mockClear();
  await open({ [PATHS.offers]: undefined });
  await screen.findByText(/You can deposit without one/);
  expect(onState.mock.calls).toEqual([['loading'], ['ready']]);
});

test('the address may name one; bonuses that did not load leave a deposit without one', async () => {
  goTo('/deposit?bonus=double');
  const { unmount } = await open();
  expect(await option(/Twice the start/)).toBeChecked();
  unmount();
  const { ask, user, answers } = await open({ [PATHS.offers]: undefined });
  expect(await screen.findByText(/You can deposit without one/)).toBeVisible();
  expect(ask('25.00')).toEqual({});
  answers[PATHS.offers] = bonusRows([wireOffer()]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await option(/Twice the start/)).toBeVisible();
});

describe('on the page of a game', () => {
  async function at(game: object, bonus: object | null) {
    const { store } = await playerStore({}, {}, { activeBonus: bonus });
    return show(<GameBonusNotes game={{ ...sampleDetails(), ...game }} />, { store });
  }

  test('GAME-10 ERR-36 a game that takes no bonus money warns while a bonus is active', async () => {
    await at({ id: 'aztec-sunstone' }, wireUserBonus());
    expect(await screen.findByRole('alert')).toHaveTextContent(/You can’t use your bonus “Ten for nothing” here/);
    expect(screen.getByRole('link', { name: 'My bonuses' })).toHaveAttribute('href', '/profile2/my-bonuses');
  });

  test('the highest bet is told, and how much of a bet counts', async () => {
    await at({ id: 'roulette', features: ['roulette'] }, wireUserBonus());
    const note = await screen.findByRole('status');
    expect(note).toHaveTextContent('10% of each bet in this game counts toward your bonus “Ten for nothing”');
    expect(note).toHaveTextContent('the maximum bet is €5.00');
  });

  test('nothing is said without a bonus', async () => {
    const { container } = await at({}, null);
    expect(container).toBeEmptyDOMElement();
  });
});
