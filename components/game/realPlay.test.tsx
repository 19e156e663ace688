import { act, screen, waitFor } from '@testing-library/react';
import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import { wrapStudioMessage, type StudioMessage } from '@/domain/game/frameMessages';
import type { RealPlayNow } from '@/domain/game/realPlay';
import { api } from '@/services/http/api';
import { call } from '@/services/http/call';
import { userDetailsEndpoint } from '@/services/account/profile';
import { STORED, writeStored } from '@/services/browser/storage';
import { clearSession } from '@/store/session';
import { closeModal } from '@/hooks/address/modalAddress';
import { usePlaySession } from '@/hooks/player/usePlaySession';
import { makeStore, type Store } from '@/store/store';
import { guestStore, show } from '@/tests/render';
import { sampleDetails } from '@/tests/sampleGames';
import { otherTab } from '@/tests/support/otherTab';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { wireUserBonus } from '@/tests/support/bonuses';
import { playerStore, type Answers } from '@/tests/support/player';
import type { CockpitProps } from './cockpit/Cockpit';
import { GamePage, type BarDialogProps, type BuyingProps } from './GamePage';

const STUDIO = 'http://127.0.0.1:4100';
const GAME = '/api/core/casino/games/kraken-tides';
const LAUNCH = '/api/user/launch-game';
const SESSION = '/api/user/play-session';
const LAUNCHED = { data: { sessionId: 's', launchUrl: `${STUDIO}/play/kraken-tides?launch=t`, mode: 'real' } };
const SETTINGS = { allowGuestPlayDemoGames: true, demoUserId: 'demo-guest', gameOrigins: [STUDIO] };
const EUR = { currencyCode: 'EUR', realMoney: '10.00', isActive: true };
const activeBonus = (over: object = {}) => wireUserBonus({ excludedGames: [], gameWeights: [], ...over });

/** A wire play session that began an hour ago, on a server whose clock is a day behind. */
function session(over = {}) {
  const now = Date.now() - 86_400_000;
  return {
    data: {
      startedAt: new Date(now - 3_600_000).toISOString(),
      now: new Date(now).toISOString(),
      netResult: '-18.40',
      currencyCode: 'EUR',
      staked: '92.00',
      won: '73.60',
      realityCheckMinutes: null,
      realityCheckDue: false,
      realityCheckAt: null,
      ...over,
    },
  };
}

const NOT_YET = session({ startedAt: null, netResult: '0.00' });

let store: Store;
afterEach(async () => {
  await act(async () => void store.dispatch(api.util.resetApiState()));
  localStorage.clear();
});

/** Prints what the page passes to the part above the frame. */
const Above = ({ play: { balance, refusal, online, resumed } }: { play: RealPlayNow }) => (
  <p data-testid="above">
    {JSON.stringify({ balance: balance?.amount, code: refusal?.code, online, resumed, parts: balance?.parts })}
  </p>
);
/** Prints what the page passes to the bonus buy confirmation. */
const Buying = ({ ask, sessionId, onAnswer }: BuyingProps) => (
  <div role="dialog" aria-label={`${ask.price} ${sessionId}`}>
    <button onClick={() => onAnswer(true)}>Yes</button>
    <button onClick={() => onAnswer(false)}>No</button>
  </div>
);
/** A bar with both of its presses, and its dialogs. */
const Bar = ({ bar, onAsk }: CockpitProps) => (
  <div ref={bar} role="group" aria-label="Your play" tabIndex={-1}>
    <p>Net {usePlaySession().session?.netResult}</p>
    <button onClick={() => onAsk('break')}>Break</button>
    <button onClick={() => onAsk('limits')}>Limits</button>
  </div>
);
const named = (label: string) =>
  function BarDialog({ open, onClose }: BarDialogProps) {
    return (
      <div role="dialog" aria-label={label} hidden={!open}>
        <button onClick={onClose}>Done</button>
      </div>
    );
  };
const parts = { Above, Below: () => null, Bar, Break: named('A break'), Limits: named('All limits'), Buying };
const above = () => JSON.parse(screen.getByTestId('above').textContent) as Record<string, unknown>;

async function open(answers: Answers = {}, settings: Record<string, unknown> = {}, more: object = {}) {
  const known: Answers = {
    [LAUNCH]: LAUNCHED,
    [GAME]: { data: { game: sampleDetails() } },
    [SESSION]: NOT_YET,
    ...answers,
  };
  const details: { userWallet: object[] } = { userWallet: [EUR], ...more };
  const player = await playerStore(known, { currencyCode: 'EUR' }, details);
  store = player.store;
  const shown = show(<GamePage game="kraken-tides" country="" realPlay={parts} />, {
    store,
    settings: { ...SETTINGS, ...settings },
  });
  const launches = () => player.asked.filter(({ path }) => path === LAUNCH);
  return { ...shown, answers: known, details, asked: player.asked, launches };
}

const real = () => screen.findByRole('button', { name: 'Play for real' });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Kraken Tides');

async function say(message: StudioMessage) {
  const { contentWindow: source } = await frame();
  const data = wrapStudioMessage(message);
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: STUDIO, source })));
}
async function playing(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await real());
  await frame();
  await say({ type: 'ready' });
}
/** The messages that make a frame refetch its data from the casino. */
const ANEW = [
  ['pause', STUDIO],
  ['resume', STUDIO],
];
/** Records the messages sent to the frame from now on. */
async function heard() {
  const post = jest.spyOn((await frame()).contentWindow!, 'postMessage');
  return () => post.mock.calls.map(([message, origin]) => [(message as { type: string }).type, origin]);
}
const detailsAnew = () =>
  act(async () => void store.dispatch(api.util.invalidateTags([{ type: 'user', id: 'details' }])));
const round = { currency: 'EUR', stake: '1.00' };
const started: StudioMessage = { type: 'roundStarted', ...round, balance: '9.00' };
const ended: StudioMessage = { type: 'roundEnded', ...round, roundId: 'r', win: '0.40', balance: '9.40' };

test('a player starts the game with the wallet, once however often it is pressed', async () => {
  const { user, launches } = await open();
  await real();
  expect(screen.getByText(/Balance/).textContent).toBe('Balance €10.00');
  await user.dblClick(await real());
  await frame();
  expect(launches().map(({ body }) => body)).toEqual([
    { game: 'kraken-tides', mode: 'real', locale: 'en', tab: expect.stringMatching(/^[\da-f-]{36}$/) },
  ]);
  expect(launches()[0]).toMatchObject({ needsToken: true, idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) });
});

test('L02 on a phone real play has its own bar instead of the strip of a demo', async () => {
  const { user } = await open();
  await user.click(await real());
  await frame();
  await say({ type: 'ready', anyShape: true });
  expect(screen.getByRole('group', { name: 'Your play' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Your play session' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Stop playing' })[0]!);
  expect(screen.queryByRole('group', { name: 'Your play' })).toBeNull();
});

test('the key of the bar moves the focus there from the page and from the frame, and back into the game', async () => {
  const { user } = await open();
  await playing(user);
  const bar = screen.getByRole('group', { name: 'Your play' });
  await user.keyboard('{F8}');
  expect(bar).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Break' })).toHaveFocus();
  await user.keyboard('{F8}');
  expect(await frame()).toHaveFocus();
  await say({ type: 'toBar' });
  expect(bar).toHaveFocus();
});

test.each([
  ['Break', 'A break'],
  ['Limits', 'All limits'],
])('%s pauses the game while its dialog is open', async (press, dialog) => {
  const { user } = await open();
  await playing(user);
  const told = await heard();
  await user.click(screen.getByRole('button', { name: press }));
  expect(screen.getByRole('dialog', { name: dialog })).toBeVisible();
  expect(told()).toEqual(ANEW.slice(0, 1));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(told()).toEqual(ANEW);
});

test('D09 the page is marked while a game is played with real money, not while its demo is', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Play demo' }));
  await say({ type: 'ready' });
  expect(document.body).not.toHaveClass('game-real');
  await user.click(screen.getByRole('button', { name: 'End demo' }));
  await playing(user);
  expect(document.body).toHaveClass('game-real');
  await user.click(screen.getByRole('button', { name: 'Stop playing' }));
  expect(document.body).not.toHaveClass('game-real');
});

test.each([
  ['bonus money alone', '0.00', {}, 'Balance €20.00 · Real money €0.00 · Bonus money €20.00'],
  ['both purses', '100.00', {}, 'Balance €120.00 · Real money €100.00 · Bonus money €20.00'],
  [
    'bonus money that this game does not take',
    '100.00',
    { excludedGames: [{ game: 'kraken-tides', name: 'Kraken Tides' }] },
    'Balance €100.00 · bonus money can’t be used in this game',
  ],
])('E02 before the game is started it is told what can be staked, with %s', async (_, realMoney, bonus, words) => {
  await open({}, {}, { userWallet: [{ ...EUR, realMoney, bonus: '20.00' }], activeBonus: activeBonus(bonus) });
  await real();
  expect(screen.getByText(/Balance/).textContent).toBe(words);
});

test('E02 what can be staked is counted from both purses in a round and after it', async () => {
  const wallet = { ...EUR, realMoney: '3.00', bonus: '20.00' };
  const { user, details } = await open({}, {}, { userWallet: [wallet], activeBonus: activeBonus() });
  await playing(user);
  expect(above()).toMatchObject({ balance: '23.00', parts: { realMoney: '3.00', bonus: '20.00' } });
  const both = { currency: 'EUR', stake: '5.00' };
  await say({ type: 'roundStarted', ...both, balance: '18.00' });
  expect(above()).toMatchObject({ balance: '18.00', parts: { realMoney: '0.00', bonus: '18.00' } });
  details.userWallet = [{ ...wallet, realMoney: '6.00', bonus: '22.00' }];
  await say({ type: 'roundEnded', ...both, roundId: 'r', win: '10.00', balance: '28.00' });
  expect(above()).toMatchObject({ balance: '28.00', parts: null });
  await waitFor(() =>
    expect(above()).toMatchObject({ balance: '28.00', parts: { realMoney: '6.00', bonus: '22.00' } }),
  );
});

test('a player may play the demo as well, and of a game without one with money alone', async () => {
  const { user, launches, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: 'Play demo' }));
  await frame();
  expect(launches()[0]?.body).toMatchObject({ mode: 'demo', demoUserId: 'demo-guest' });
  unmount();
  await open({ [GAME]: { data: { game: sampleDetails({ demo: false }) } } });
  expect(await real()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play demo' })).toBeNull();
});

test('E20 from a demo a player goes on with real money, by one press', async () => {
  const { user, launches } = await open();
  await user.click(await screen.findByRole('button', { name: 'Play demo' }));
  await frame();
  await say({ type: 'ready' });
  await user.click(await real());
  await waitFor(() => expect(launches()).toHaveLength(2));
  expect(launches()[1]?.body).toMatchObject({ mode: 'real' });
  await frame();
  await say({ type: 'ready' });
  expect(await screen.findByRole('button', { name: 'Stop playing' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play for real' })).toBeNull();
});

test('after a reload the way in says that the player is being found, takes no press, and is then the player’s', async () => {
  const { path } = call(ACCOUNT_ENDPOINTS.userDetails);
  let answer: (details: object) => void = () => undefined;
  const launches: unknown[] = [];
  writeStored(STORED.token, 'token-of-maria');
  store = makeStore({
    http: async (request) => {
      if (request.path === path) return new Promise((resolve) => (answer = resolve));
      if (request.path === LAUNCH) launches.push(request.body);
      return { [GAME]: { data: { game: sampleDetails() } }, [LAUNCH]: LAUNCHED, [SESSION]: NOT_YET }[request.path];
    },
  });
  const { user } = show(<GamePage game="kraken-tides" country="" realPlay={parts} />, { store, settings: SETTINGS });
  const known = store.dispatch(userDetailsEndpoint.initiate());
  const waiting = await screen.findByRole('button', { name: 'Loading your balance' });
  expect(waiting).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('button', { name: /Log in/ })).toBeNull();
  await user.click(waiting);
  answer({ getUser: { userId: 'u1', email: 'maria@example.com', currencyCode: 'EUR' }, userWallet: [EUR] });
  await act(async () => void (await known));
  expect(launches).toEqual([]);
  await user.click(await real());
  await frame();
  expect(launches).toHaveLength(1);
});

test('who is not known because the details could not be had gets the way in of a guest', async () => {
  writeStored(STORED.token, 'token-of-maria');
  store = guestStore(async () => ({ data: { game: sampleDetails() } }));
  show(<GamePage game="kraken-tides" country="" />, { store, settings: SETTINGS });
  expect(await screen.findByRole('button', { name: 'Log in to play for real' })).toBeVisible();
});

test('a guest logs in first, and cannot where nobody can', async () => {
  store = guestStore(async () => ({ data: { game: sampleDetails() } }));
  const page = <GamePage game="kraken-tides" country="" />;
  const router = fakeRouter('/casino/games/kraken-tides');
  const { user, unmount } = show(page, { store, settings: SETTINGS });
  await user.click(await screen.findByRole('button', { name: 'Log in to play for real' }));
  expect(location.search).toBe('?modal=login');
  router.remove();
  expect(screen.getByRole('button', { name: 'Play demo' })).toBeVisible();
  unmount();
  show(page, { store, settings: { ...SETTINGS, loginOff: true } });
  await screen.findByRole('button', { name: 'Play demo' });
  expect(screen.queryByRole('button', { name: 'Log in to play for real' })).toBeNull();
});

test('time and net of the play stand under the game before it is started, and above it while it is played', async () => {
  // More than a second may pass before the assertion.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const { user, answers, asked } = await open({ [SESSION]: session() });
  expect(await screen.findByText('1:00:00')).toBeVisible();
  expect(screen.getByText('−€18.40')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop playing' })).toBeNull();
  await playing(user);
  expect(screen.getByRole('button', { name: 'Stop playing' })).toBeVisible();
  await say(started);
  const before = asked.filter(({ path }) => path === SESSION).length;
  answers[SESSION] = session({ netResult: '-19.00' });
  await say(ended);
  expect(await screen.findByText('Net -19.00')).toBeVisible();
  expect(screen.queryByText('1:00:00')).toBeNull();
  expect(asked.filter(({ path }) => path === SESSION)).toHaveLength(before + 1);
});

test('the balance is what the frame told of the round, until the casino was asked since', async () => {
  const { user, details } = await open();
  await playing(user);
  expect(above()).toMatchObject({ balance: '10.00', online: true });
  await say(started);
  expect(above()).toMatchObject({ balance: '9.00' });
  details.userWallet = [{ ...EUR, realMoney: '25.00' }];
  await say(ended);
  expect(above()).toMatchObject({ balance: '9.40' });
  await waitFor(() => expect(above()).toMatchObject({ balance: '25.00' }));
});

test('what the frame tells of refusals and its connection is handed on', async () => {
  const { user } = await open();
  await playing(user);
  await say({ type: 'refused', code: 'dailyLossLimit', limit: '5.00', left: '0.50', currency: 'EUR' });
  expect(above()).toMatchObject({ code: 'dailyLossLimit' });
  await say({ type: 'connection', online: false });
  expect(above()).toMatchObject({ online: false, resumed: false });
  await say({ type: 'connection', online: true });
  expect(above()).toMatchObject({ online: true, resumed: true });
});

test('the game stands still while a reality check is due, and goes on after it', async () => {
  const { user, answers } = await open({ [SESSION]: session() });
  await playing(user);
  const said = await heard();
  answers[SESSION] = session({ realityCheckMinutes: 15, realityCheckDue: true });
  await act(async () => void store.dispatch(api.util.invalidateTags([{ type: 'user', id: 'playSession' }])));
  await waitFor(() => expect(said()).toEqual([['pause', STUDIO]]));
  answers[SESSION] = session({ realityCheckMinutes: 15 });
  await act(async () => void store.dispatch(api.util.invalidateTags([{ type: 'user', id: 'playSession' }])));
  await waitFor(() =>
    expect(said()).toEqual([
      ['pause', STUDIO],
      ['resume', STUDIO],
    ]),
  );
});

test('a bonus that begins or ends outside of the game has it ask what can be played with', async () => {
  const { user, details } = await open();
  await playing(user);
  const said = await heard();
  const asked = async (activeBonus: { userBonusId: string } | null) => {
    Object.assign(details, { activeBonus });
    await detailsAnew();
  };
  await asked({ userBonusId: 'b' });
  await waitFor(() => expect(said()).toEqual(ANEW));
  await asked({ userBonusId: 'b' });
  expect(said()).toEqual(ANEW);
  await asked(null);
  await waitFor(() => expect(said()).toEqual([...ANEW, ...ANEW]));
});

test('E14 money that comes or goes outside of the game has it ask what can be played with, and its own rounds do not', async () => {
  const { user, details } = await open();
  await playing(user);
  const said = await heard();
  await say(started);
  details.userWallet = [{ ...EUR, realMoney: '9.40' }];
  await say(ended);
  await detailsAnew();
  await say({ ...started, balance: '8.40' });
  await say({ type: 'refused', code: 'dailyLossLimit' });
  expect(above()).toMatchObject({ balance: '9.40' });
  expect(said()).toEqual([]);
  details.userWallet = [{ ...EUR, realMoney: '25.00' }];
  await detailsAnew();
  await waitFor(() => expect(above()).toMatchObject({ balance: '25.00' }));
  expect(said()).toEqual(ANEW);
});

test('what another tab does with bonuses is asked about while the game is played', async () => {
  const other = otherTab('bonuses');
  const { user, details } = await open();
  await playing(user);
  details.userWallet = [{ ...EUR, realMoney: '25.00' }];
  act(() => other.tell());
  await waitFor(() => expect(above()).toMatchObject({ balance: '25.00' }));
  other.remove();
});

describe('a bonus buy', () => {
  const ASKED: StudioMessage = { type: 'bonusBuyAsked', price: '75.00', stake: '1.00', currency: 'EUR' };
  const listen = async () => {
    const post = jest.spyOn((await frame()).contentWindow!, 'postMessage');
    return () => post.mock.calls.map(([message]) => message as Record<string, unknown>);
  };

  test.each([
    ['Yes', true],
    ['No', false],
  ])('is asked about for the session in the frame, which hears the answer once: %s', async (name, confirmed) => {
    const { user } = await open();
    await user.click(await real());
    const said = await listen();
    await say({ type: 'ready' });
    expect(said()).toMatchObject([{ type: 'hello', locale: 'en', bonusBuy: true }]);
    await say(ASKED);
    expect(screen.getByRole('dialog', { name: '75.00 s' })).toBeVisible();
    expect(said()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name }));
    expect(said().slice(1)).toMatchObject([{ type: 'bonusBuyAnswer', confirmed }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['of a demo', {}, 'Play demo'],
    ['whose call the operator switched off', { endpoints: { buyBonus: null } }, 'Play for real'],
  ])('%s is not offered, and one that is asked about all the same is declined', async (_, settings, way) => {
    const { user } = await open({}, settings);
    await user.click(await screen.findByRole('button', { name: way }));
    const said = await listen();
    await say({ type: 'ready' });
    await say(ASKED);
    expect(said()).toMatchObject([
      { type: 'hello', bonusBuy: false },
      { type: 'bonusBuyAnswer', confirmed: false },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('ends with the game that asked', async () => {
    const { user } = await open();
    await playing(user);
    await say(ASKED);
    await say({ type: 'exit' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a session that ends closes the game', async () => {
  const { user } = await open();
  await playing(user);
  act(() => {
    writeStored(STORED.token, null);
    store.dispatch(clearSession());
  });
  expect(await screen.findByRole('button', { name: 'Log in to play for real' })).toBeVisible();
  expect(screen.queryByTitle('Kraken Tides')).toBeNull();
});

test('a game is closed when another player’s session takes its place', async () => {
  const { user, details } = await open();
  await playing(user);
  Object.assign(details, { getUser: { userId: 'other' } });
  await detailsAnew();
  await waitFor(() => expect(screen.queryByTitle('Kraken Tides')).toBeNull());
});

test('a start that was refused is tried again with money, under a key of its own', async () => {
  let tries = 0;
  const { user, launches } = await open({
    [LAUNCH]: () => (++tries === 1 ? Promise.reject({ code: 'CURRENCY_MISSING', message: 'no' }) : LAUNCHED),
  });
  await user.click(await real());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await frame();
  expect(launches().map(({ body }) => body)).toMatchObject([{ mode: 'real' }, { mode: 'real' }]);
  expect(launches()[0]?.idempotencyKey).not.toBe(launches()[1]?.idempotencyKey);
});

describe('a game that is open elsewhere', () => {
  const refusal = (over: object = {}) => ({
    status: 409,
    code: 'GAME_OPEN_ELSEWHERE',
    details: { game: 'sun', name: 'Sun Temple', tab: 'another', ...over },
  });
  /** The backend refuses the first launch, or every one. */
  const refusing = (times = 1) => {
    let left = times;
    return () => (left-- > 0 ? Promise.reject(refusal()) : LAUNCHED);
  };
  const title = () => screen.queryByText('Another game is open');

  test('is asked about, and ends where the player says so', async () => {
    const { user, launches } = await open({ [LAUNCH]: refusing() });
    await user.click(await real());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You have a real-money game of Sun Temple open in another tab',
    );
    await user.click(screen.getByRole('button', { name: 'Play here' }));
    await frame();
    expect(launches().map(({ body }) => (body as { playHere?: boolean }).playHere)).toEqual([undefined, true]);
    expect(new Set(launches().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  test('stays where it is if the player stays with it', async () => {
    const { user, launches } = await open({ [LAUNCH]: refusing() });
    await user.click(await real());
    await user.click(await screen.findByRole('button', { name: 'Keep playing there' }));
    expect(await real()).toBeVisible();
    expect([title(), launches().length]).toEqual([null, 1]);
  });

  test('cannot be ended from here where the casino refuses a second one', async () => {
    const { user, launches } = await open({ [LAUNCH]: refusing(2) }, { simultaneousGames: 'refused' });
    await user.click(await real());
    expect(await screen.findByRole('alert')).toHaveTextContent('You can play only one game at a time');
    expect(screen.queryByRole('button', { name: 'Play here' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(launches()).toHaveLength(2));
    expect(launches().every(({ body }) => !('playHere' in (body as object)))).toBe(true);
  });
});

describe('what the market wants before play', () => {
  const refusing = (code: string) => {
    let left = 1;
    return () => (left-- > 0 ? Promise.reject({ status: 409, code, details: { kind: 'loss' } }) : LAUNCHED);
  };

  test('MKT-49 a loss limit is asked for by a dialog that leads back to the game, which then starts', async () => {
    const { user, launches } = await open({ [LAUNCH]: refusing('LIMIT_REQUIRED') });
    await user.click(await real());
    expect(await screen.findByRole('alert')).toHaveTextContent('Set a loss limit first');
    await user.click(screen.getByRole('button', { name: 'Set a limit' }));
    await waitFor(() => expect(new URLSearchParams(location.search).get('modal')).toBe('notices'));
    expect(new URLSearchParams(location.search).get('before')).toBe('play');
    expect(launches()).toHaveLength(1);
    act(() => closeModal());
    await frame();
    expect(launches()).toHaveLength(2);
  });

  test('MKT-27 so is the answer to an offer that stands before the first bet', async () => {
    const { user } = await open({ [LAUNCH]: refusing('NOTICE_REQUIRED') });
    await user.click(await real());
    expect(await screen.findByRole('alert')).toHaveTextContent('Answer one question first');
    expect(screen.getByRole('button', { name: 'Answer it' })).toBeVisible();
  });
});
