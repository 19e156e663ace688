import { act, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { wrapStudioMessage, type StudioMessage } from '@/domain/game/frameMessages';
import { api } from '@/services/http/api';
import type { HttpRequest } from '@/services/http/call';
import { locate } from '@/store/visit/location';
import { signedOut } from '@/store/auth';
import { makeStore, type Store } from '@/store/store';
import { show } from '@/tests/render';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { sampleDetails } from '@/tests/sampleGames';
import { GamePage } from './GamePage';

const STUDIO = 'http://127.0.0.1:4100';
const LAUNCHED = { data: { sessionId: 's', launchUrl: `${STUDIO}/play/kraken-tides?launch=t`, mode: 'demo' } };
const DEMO = { allowGuestPlayDemoGames: true, demoUserId: 'demo-guest', gameOrigins: [STUDIO] };

let store: Store;
afterEach(() => act(() => void store.dispatch(api.util.resetApiState())));

type Backend = {
  game?: () => Promise<unknown>;
  launch?: () => Promise<unknown>;
  settings?: Record<string, unknown>;
  /** The country of the server-rendered page, and the one that the browser is told. */
  pageCountry?: string;
  country?: string;
};

const COUNTRIES = { data: { allCountries: [{ code: 'AT', name: 'Austria' }], countries: { rows: [], count: 0 } } };
const WITHOUT_AUSTRIA = async () => ({ data: { game: sampleDetails({ restrictedCountries: ['AT'] }) } });

function open({ game, launch, settings = DEMO, pageCountry = '', country }: Backend = {}) {
  const requests: HttpRequest[] = [];
  const answerGame = game ?? (async () => ({ data: { game: sampleDetails() } }));
  const answerLaunch = launch ?? (async () => LAUNCHED);
  store = makeStore({
    http: async (request) => {
      requests.push(request);
      if (request.path === '/api/admin/get-location') return { data: { location: { country } } };
      if (request.path === '/api/admin/get-all-country') return COUNTRIES;
      return request.method === 'POST' ? answerLaunch() : answerGame();
    },
  });
  if (country) void store.dispatch(locate());
  const launches = () => requests.filter(({ method }) => method === 'POST');
  const shown = show(
    <Provider store={store}>
      <GamePage game="kraken-tides" country={pageCountry} similar={<p>Games like it</p>} />
    </Provider>,
    { settings },
  );
  return { ...shown, launches };
}

const playButton = () => screen.findByRole('button', { name: 'Play demo' });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Kraken Tides');

/** A message as the browser delivers it, by default from the frame itself. */
async function say(message: unknown, { origin = STUDIO, source }: { origin?: string; source?: Window | null } = {}) {
  const from = source === undefined ? (await frame()).contentWindow : source;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: message, origin, source: from })));
}
const told = (message: StudioMessage) => wrapStudioMessage(message);

test('a guest’s way to play is marked once it is known who visits; till then a stored session hides it', async () => {
  open();
  await playButton();
  const logIn = () => screen.getByRole('button', { name: 'Log in to play for real' });
  expect(logIn()).not.toHaveAttribute('data-known');
  act(() => void store.dispatch(signedOut(null)));
  expect(logIn()).toHaveAttribute('data-known');
});

test('GAME-08 CONF-23 a guest starts demo play with the account the operator names', async () => {
  const { user, launches } = open();
  await user.click(await playButton());
  expect((await frame()).src).toBe(LAUNCHED.data.launchUrl);
  expect(launches()).toHaveLength(1);
  expect(launches()[0]).toMatchObject({
    path: '/api/user/launch-game',
    body: { game: 'kraken-tides', mode: 'demo', demoUserId: 'demo-guest' },
    idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

test('E20 a guest in a demo sees the way to real play', async () => {
  const router = fakeRouter('/casino/games/kraken-tides');
  const { user } = open();
  await user.click(await playButton());
  await frame();
  await say(told({ type: 'ready' }));
  await user.click(await screen.findByRole('button', { name: 'Log in to play for real' }));
  expect(location.search).toBe('?modal=login');
  router.remove();
});

test.each([
  ['the operator does not allow it', { ...DEMO, allowGuestPlayDemoGames: false }],
  ['no account is named', { ...DEMO, demoUserId: null }],
])('CONF-22 GAME-08 there is no demo when %s', async (_, settings) => {
  open({ settings });
  expect(await screen.findByText('Demo play unavailable')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play demo' })).not.toBeInTheDocument();
});

test('two quick presses start one game', async () => {
  const { user, launches } = open({ launch: () => new Promise(() => {}) });
  await user.dblClick(await playButton());
  expect(launches()).toHaveLength(1);
});

test('the frame is covered until the studio says that it is ready, then the session is counted', async () => {
  const { user } = open();
  await user.click(await playButton());
  await frame();
  expect(screen.getByRole('button', { name: /starting/i })).toBeVisible();
  await say(told({ type: 'ready' }));
  expect(screen.queryByRole('button', { name: /starting/i })).not.toBeInTheDocument();
  await say(told({ type: 'roundStarted', stake: '1.00', balance: '999.00', currency: 'DEMO' }));
  await say(
    told({ type: 'roundEnded', roundId: 'r', stake: '1.00', win: '0.40', balance: '999.40', currency: 'DEMO' }),
  );
  expect(screen.getByText(/0\.60/)).toBeVisible();
});

test('the site greets the frame at its own origin and nowhere else', async () => {
  const { user } = open();
  await user.click(await playButton());
  const post = jest.spyOn((await frame()).contentWindow!, 'postMessage');
  await say(told({ type: 'ready' }));
  expect(post).toHaveBeenCalledWith(expect.objectContaining({ type: 'hello', locale: 'en' }), STUDIO);
});

test.each([
  ['another origin', told({ type: 'ready' }), { origin: 'http://127.0.0.1:4101' }],
  ['a look-alike origin', told({ type: 'ready' }), { origin: `${STUDIO}.evil.example` }],
  ['another window', told({ type: 'ready' }), { source: window }],
  ['no window', told({ type: 'ready' }), { source: null }],
  ['the wrong schema', { type: 'ready' }, {}],
])('a message of %s is ignored', async (_, message, from) => {
  const { user } = open();
  await user.click(await playButton());
  await frame();
  await say(message, from);
  expect(screen.getByRole('button', { name: /starting/i })).toBeVisible();
});

test('an address outside the named game origins is never framed', async () => {
  const { user } = open({ launch: async () => ({ data: { sessionId: 's', launchUrl: 'https://evil.example/play' } }) });
  await user.click(await playButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('FRAME_REFUSED');
  expect(screen.queryByTitle('Kraken Tides')).not.toBeInTheDocument();
});

test('a refused start says so and can be tried again with a new key', async () => {
  const answers = [() => Promise.reject({ message: 'Something went wrong', network: true }), async () => LAUNCHED];
  const { user, launches } = open({ launch: () => answers.shift()!() });
  await user.click(await playButton());
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: /try again/i }));
  await frame();
  const [first, second] = launches();
  expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
});

test('a frame that stays silent for 15 seconds is given up', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = open();
  await user.click(await playButton());
  await frame();
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('alert')).toHaveTextContent('FRAME_TOO_LATE');
  jest.useRealTimers();
});

test('the studio can close its own frame', async () => {
  const { user } = open();
  await user.click(await playButton());
  await frame();
  await say(told({ type: 'ready' }));
  await say(told({ type: 'exit' }));
  expect(await playButton()).toBeVisible();
  expect(screen.queryByTitle('Kraken Tides')).not.toBeInTheDocument();
});

test("GAME-07 an unknown game shows 'GAME NOT FOUND'", async () => {
  open({ game: () => Promise.reject({ code: 'GAME_NOT_FOUND', message: 'GAME NOT FOUND' }) });
  expect(await screen.findByRole('heading', { name: 'GAME NOT FOUND' })).toBeVisible();
});

test('a game whose data did not come can be asked for again', async () => {
  const answers = [
    () => Promise.reject({ message: 'Something went wrong', network: true }),
    async () => ({ data: { game: sampleDetails() } }),
  ];
  const { user } = open({ game: () => answers.shift()!() });
  await user.click(await screen.findByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('heading', { name: 'Kraken Tides' })).toBeVisible();
});

const RESTRICTED = 'Not available in your country';

test.each([
  ['the page was made for', { pageCountry: 'AT' }],
  ['the browser is in', { country: 'AT' }],
])(
  'GAME-09 ERR-36 a game restricted in the country %s shows its message, where, and what else there is',
  async (_, at) => {
    open({ game: WITHOUT_AUSTRIA, ...at });
    expect(await screen.findByText(RESTRICTED)).toBeVisible();
    expect(await screen.findByText('Your location appears to be Austria.')).toBeVisible();
    expect(screen.getByText('Games like it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Play demo' })).not.toBeInTheDocument();
  },
);

test('where the browser is counts more than where the page was made for', async () => {
  open({ game: WITHOUT_AUSTRIA, pageCountry: 'AT', country: 'DE' });
  expect(await playButton()).toBeVisible();
  expect(screen.queryByText(RESTRICTED)).not.toBeInTheDocument();
});

test('the country a refusal names is the one that is told', async () => {
  const refusal = { code: 'GAME_RESTRICTED', message: 'no', details: { country: 'AT' } };
  const { user } = open({ launch: () => Promise.reject(refusal) });
  await user.click(await playButton());
  expect(await screen.findByText(RESTRICTED)).toBeVisible();
  expect(await screen.findByText('Your location appears to be Austria.')).toBeVisible();
});

test('GAME-05 TRK-10 the document has the style of a game page while it is open, another while the game is', async () => {
  const { user, unmount } = open();
  await user.click(await playButton());
  await frame();
  expect(document.body).toHaveClass('game-page', 'game-playing');
  await say(told({ type: 'ready' }));
  await user.click(screen.getByRole('button', { name: 'End demo' }));
  expect(document.body).toHaveClass('game-page');
  expect(document.body).not.toHaveClass('game-playing');
  unmount();
  expect(document.body).not.toHaveClass('game-page');
});

describe('L02 on a phone', () => {
  const own = () => document.querySelector<HTMLElement>('[data-own] > .own-bar');

  test('a game that fits any frame has the screen, with a way back, its session and its net', async () => {
    const { user } = open();
    await user.click(await playButton());
    const before = await frame();
    await say(told({ type: 'ready', anyShape: true }));
    expect(document.body).toHaveClass('game-fills');
    expect(await frame()).toBe(before);
    await say(told({ type: 'roundStarted', stake: '1.00', balance: '999.00', currency: 'DEMO' }));
    const strip = within(own()!).getByRole('group', { name: 'Your play session' });
    expect(strip).toHaveTextContent(/Session \d:\d\d:\d\d.*Net −1\.00/);
    // A break is from play with real money; from a demo there is the way to it.
    expect(within(strip).queryByRole('link')).toBeNull();
    expect(within(strip).getByRole('button', { name: 'Log in' })).toBeVisible();
    await user.click(within(own()!).getByRole('button', { name: 'End demo' }));
    expect(own()).toBeNull();
    expect(document.body).not.toHaveClass('game-fills');
  });

  test('any other keeps its place in the page', async () => {
    const { user } = open();
    await user.click(await playButton());
    await frame();
    await say(told({ type: 'ready' }));
    expect(own()).toBeNull();
    expect(document.body).not.toHaveClass('game-fills');
  });
});

describe('theatre mode', () => {
  const theatre = (pressed: boolean) => screen.getByRole('button', { name: 'Theater mode', pressed });
  beforeAll(() => void (Element.prototype.scrollIntoView = jest.fn()));
  afterEach(() => sessionStorage.clear());

  test('keeps the very frame, is left by Escape, and is remembered by the tab', async () => {
    const { user, unmount } = open();
    await user.click(await playButton());
    const before = await frame();
    await user.click(theatre(false));
    expect(await frame()).toBe(before);
    await user.keyboard('{Escape}');
    expect(theatre(false)).toBeVisible();
    await user.click(theatre(false));
    unmount();
    const next = open();
    await next.user.click(await playButton());
    await frame();
    expect(theatre(true)).toBeVisible();
  });

  test('is left by an Escape that the game hands on', async () => {
    const { user } = open();
    await user.click(await playButton());
    await user.click(theatre(false));
    await say(told({ type: 'escape' }));
    expect(theatre(false)).toBeVisible();
  });

  test('is for play: before it there is no such button', async () => {
    open();
    await playButton();
    expect(screen.queryByRole('button', { name: 'Theater mode' })).not.toBeInTheDocument();
  });
});

describe('full screen', () => {
  const full = (pressed: boolean) => screen.getByRole('button', { name: 'Full screen', pressed });
  const container = () => full(true).closest('[data-view]');

  test('where the browser has none, the game is laid over the page until Escape', async () => {
    const { user } = open();
    await playButton();
    await user.click(full(false));
    expect(container()).toHaveAttribute('data-view', 'filled');
    await user.keyboard('{Escape}');
    expect(full(false)).toBeVisible();
  });

  test('is asked of the browser where it can', async () => {
    const request = jest.fn(() => Promise.resolve());
    Object.assign(Element.prototype, { requestFullscreen: request });
    const { user } = open();
    await playButton();
    await user.click(full(false));
    expect(request).toHaveBeenCalledTimes(1);
    expect(full(false).closest('[data-view]')).toHaveAttribute('data-view', 'page');
    delete (Element.prototype as Partial<Element>).requestFullscreen;
  });
});

describe('share', () => {
  const press = async (user: ReturnType<typeof open>['user']) => {
    await playButton();
    await user.click(screen.getByRole('button', { name: 'Share' }));
  };
  afterEach(() => Object.assign(navigator, { share: undefined }));

  test('hands the address, without its query, to the system', async () => {
    window.history.replaceState(null, '', '/casino/games/kraken-tides?at=secret');
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    const { user } = open();
    await press(user);
    expect(share).toHaveBeenCalledWith({
      title: 'Kraken Tides',
      url: `${location.origin}/casino/games/kraken-tides`,
    });
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  });

  test('copies it where the system shares nothing, and says so', async () => {
    const { user } = open();
    await press(user);
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname);
  });

  test('says nothing when the player thinks better of it', async () => {
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) });
    const { user } = open();
    await press(user);
    await act(async () => {});
    expect(screen.queryByText(/link/i)).not.toBeInTheDocument();
  });

  test('says where the address is when it can neither be shared nor copied', async () => {
    const { user } = open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    await press(user);
    expect(await screen.findByText(/copy it from the address bar/i)).toBeVisible();
  });
});
