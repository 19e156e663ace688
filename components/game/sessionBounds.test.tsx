import { act, screen, waitFor, within } from '@testing-library/react';
import { wrapStudioMessage, type StudioMessage } from '@/domain/game/frameMessages';
import { api, USER_TAG } from '@/services/http/api';
import type { Store } from '@/store/store';
import { show } from '@/tests/render';
import { sampleDetails } from '@/tests/sampleGames';
import { playerStore, type Answers } from '@/tests/support/player';
import { GamePage } from './GamePage';
import { SessionBounds } from './play/SessionBounds';

const STUDIO = 'http://127.0.0.1:4100';
const LAUNCH = '/api/user/launch-game';
const SESSION = '/api/user/play-session';
const BOUNDS = '/api/user/session-bounds';
const NOW = Date.now();
const bounds = (over: object = {}) => ({
  minutes: 30,
  amount: '20.00',
  left: '20.00',
  currencyCode: 'EUR',
  endsAt: new Date(NOW + 30 * 60_000).toISOString(),
  reached: null,
  ...over,
});
const session = (set: object | null) => ({
  data: {
    startedAt: null,
    now: new Date().toISOString(),
    netResult: '-20.00',
    staked: '90.00',
    won: '70.00',
    currencyCode: 'EUR',
    bounds: set,
  },
});
const REQUIRED = { status: 409, body: { code: 'SESSION_BOUNDS_REQUIRED', message: 'Set them first' } };
const LAUNCHED = { data: { sessionId: 's', launchUrl: `${STUDIO}/play/kraken-tides?launch=t`, mode: 'real' } };

let store: Store;
afterEach(async () => {
  await act(async () => void store.dispatch(api.util.resetApiState()));
});

const Nothing = () => null;
const PARTS = {
  Above: Nothing,
  Below: Nothing,
  Bar: Nothing,
  Break: Nothing,
  Limits: Nothing,
  Buying: Nothing,
  Bounds: SessionBounds,
};

async function open(answers: Answers) {
  const known: Answers = {
    '/api/core/casino/games/kraken-tides': { data: { game: sampleDetails() } },
    [SESSION]: session(null),
    [LAUNCH]: () => Promise.reject({ status: 409, ...REQUIRED.body }),
    ...answers,
  };
  const wallet = { currencyCode: 'EUR', realMoney: '100.00', isActive: true };
  const player = await playerStore(known, { currencyCode: 'EUR' }, { userWallet: [wallet] });
  store = player.store;
  const shown = show(<GamePage game="kraken-tides" country="" realPlay={PARTS} />, {
    store,
    settings: { gameOrigins: [STUDIO] },
  });
  const count = (path: string) => player.asked.filter((request) => request.path === path);
  return { ...shown, known, count };
}

const play = () => screen.findByRole('button', { name: 'Play for real' });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Kraken Tides');
const dialog = (name: string) => screen.findByRole('dialog', { name });

async function say(message: StudioMessage) {
  const { contentWindow: source } = await frame();
  const data = wrapStudioMessage(message);
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: STUDIO, source })));
}

/** Sets time and money in the dialog before the game, and opens the game. */
async function begun(set: object = bounds()) {
  const shown = await open({});
  const { user, known } = shown;
  await user.click(await play());
  const asked = within(await dialog('Before you play'));
  known[BOUNDS] = () => {
    known[LAUNCH] = LAUNCHED;
    known[SESSION] = session(set);
    return { data: { bounds: set } };
  };
  return { ...shown, asked };
}

test('MKT-47 before the game opens time and money are asked for, in empty fields, and it opens once they are set', async () => {
  const { user, asked, count } = await begun();
  const [time, money] = asked.getAllByRole<HTMLInputElement>('textbox');
  expect([time!.value, money!.value]).toEqual(['', '']);
  await user.click(asked.getByRole('button', { name: 'Start playing' }));
  expect(time).toBeInvalid();
  expect(money).toBeInvalid();
  expect(time).toHaveFocus();
  expect(count(BOUNDS)).toEqual([]);
  await user.type(time!, '30');
  await user.type(money!, '20');
  await user.click(asked.getByRole('button', { name: 'Start playing' }));
  expect(await frame()).toBeInTheDocument();
  expect(count(BOUNDS).map(({ body }) => body)).toEqual([{ minutes: 30, amount: '20.00', currencyCode: 'EUR' }]);
  expect(screen.queryByRole('dialog', { name: 'Before you play' })).toBeNull();
});

test('a second session on the same page is asked for in an empty form that can be sent', async () => {
  const onSet = jest.fn();
  const player = await playerStore({ [SESSION]: session(null), [BOUNDS]: { data: { bounds: bounds() } } });
  store = player.store;
  const { user } = show(<SessionBounds open isOver={false} currency="EUR" onSet={onSet} onClose={jest.fn()} />, {
    store,
  });
  for (const times of [1, 2]) {
    const [time, money] = screen.getAllByRole<HTMLInputElement>('textbox');
    expect([time!.value, money!.value]).toEqual(['', '']);
    await user.type(time!, '30');
    await user.type(money!, '20');
    await user.click(screen.getByRole('button', { name: 'Start playing' }));
    await waitFor(() => expect(onSet).toHaveBeenCalledTimes(times));
  }
});

test('who decides not to play is back at the game, and nothing was set', async () => {
  const { user, asked, count } = await begun();
  await user.click(asked.getByRole('button', { name: 'Don’t play' }));
  expect(await play()).toBeEnabled();
  expect(count(BOUNDS)).toEqual([]);
});

test.each([
  ['time', 'The time you set is up, so the game has closed.'],
  ['money', 'You’ve reached the loss limit you set for this session, so the game has closed.'],
])(
  'MKT-47 the game closes when the %s is used up, after the round, and says so with the figures',
  async (reached, said) => {
    const { user, asked, known } = await begun();
    const [time, money] = asked.getAllByRole('textbox');
    await user.type(time!, '30');
    await user.type(money!, '20');
    await user.click(asked.getByRole('button', { name: 'Start playing' }));
    await frame();
    await say({ type: 'ready' });
    await say({ type: 'roundStarted', stake: '20.00', balance: '80.00', currency: 'EUR' });
    known[SESSION] = session(bounds({ left: '0.00', reached }));
    // As a tab is told of a round: the figures are asked anew.
    act(() => void store.dispatch(api.util.invalidateTags([{ type: USER_TAG, id: 'playSession' }])));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await say({ type: 'roundEnded', roundId: 'r', stake: '20.00', win: '0.00', balance: '80.00', currency: 'EUR' });
    const over = within(await screen.findByRole('alertdialog', { name: 'Your session is over' }));
    expect(over.getByText(said)).toBeInTheDocument();
    expect(over.getByText('−€20.00')).toBeInTheDocument();
    expect(screen.queryByTitle('Kraken Tides')).toBeNull();
    await user.click(over.getByRole('button', { name: 'Stop playing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
);
