import { growCovers, PLACE } from './growCovers';

const GAME = { pathname: '/casino/games/[game]', path: '/casino/games/kraken-tides' };
const LOBBY = { pathname: '/casino', path: '/casino' };

let still = false;
let stop = () => {};
let finish: () => void;
const begin = jest.fn();
const skipTransition = jest.fn();

/** A browser that takes its picture in the next task. */
function startViewTransition(update: () => Promise<void>) {
  begin(document.querySelector('[style*=view-transition]')?.className);
  const updateCallbackDone = new Promise<void>((resolve, reject) => {
    setTimeout(() => void update().then(resolve, reject));
  });
  const finished = new Promise<void>((resolve) => (finish = resolve));
  return { ready: updateCallbackDone, updateCallbackDone, finished, skipTransition };
}

const html = {
  lobby: `<a href="${GAME.path}"><span class="cover"></span></a>`,
  game: '<main><div class="stage"></div></main>',
};

/** A router that shows one page; `go` brings another as Next does: address first, then the drawing. */
function open(at: typeof LOBBY, fails = false) {
  const show = ({ pathname }: typeof LOBBY) => {
    document.body.innerHTML = pathname === GAME.pathname ? html.game : html.lobby;
  };
  history.replaceState(null, '', at.path);
  show(at);
  const drawn = jest.fn();
  let next = at;
  const router = {
    pathname: at.pathname,
    sub: async () => {
      drawn();
      if (fails) throw new Error('broken page');
      show(next);
    },
  };
  stop = growCovers(router);
  const go = (to: typeof LOBBY) => {
    next = to;
    router.pathname = to.pathname;
    history.replaceState(null, '', to.path);
    return router.sub();
  };
  return { go, drawn };
}

const named = () => [...document.querySelectorAll<HTMLElement>('*')].filter((one) => one.style.viewTransitionName);

afterEach(() => stop());

beforeEach(() => {
  still = false;
  jest.clearAllMocks();
  Object.assign(document, { startViewTransition });
  Object.assign(window, { matchMedia: () => ({ matches: still }) });
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 100, 100);
  // jsdom knows no such property.
  Object.defineProperty(CSSStyleDeclaration.prototype, 'viewTransitionName', {
    configurable: true,
    get(this: CSSStyleDeclaration) {
      return this.getPropertyValue('--view-transition');
    },
    set(this: CSSStyleDeclaration, name: string) {
      if (name) this.setProperty('--view-transition', name);
      else this.removeProperty('--view-transition');
    },
  });
});

test('a cover grows into the place of its game, and nothing keeps the name afterwards', async () => {
  const { go, drawn } = open(LOBBY);
  await go(GAME);
  expect(begin).toHaveBeenCalledWith('cover');
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(named().map(({ className, style }) => [className, style.viewTransitionName])).toEqual([['stage', PLACE]]);
  finish();
  await Promise.resolve().then(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(named()).toEqual([]);
});

test('on the way back the place shrinks into the cover', async () => {
  const { go } = open(GAME);
  await go(LOBBY);
  expect(begin).toHaveBeenCalledWith('stage');
  expect(named().map(({ className }) => className)).toEqual(['cover']);
});

test.each(['reduced motion', 'no View Transitions', 'another page'])('nothing moves with %s', async (why) => {
  still = why === 'reduced motion';
  if (why === 'no View Transitions') Object.assign(document, { startViewTransition: undefined });
  const { go, drawn } = open(LOBBY);
  await go(why === 'another page' ? { pathname: '/vip', path: '/vip' } : GAME);
  expect(begin).not.toHaveBeenCalled();
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('a browser that takes no picture keeps no page waiting, and a press ends the movement', async () => {
  const never = new Promise<void>(() => undefined);
  Object.assign(document, {
    startViewTransition: () => ({ ready: never, updateCallbackDone: never, finished: never, skipTransition }),
  });
  const { go, drawn } = open(LOBBY);
  void go(GAME);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(drawn).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pointerdown'));
  expect(skipTransition).toHaveBeenCalledTimes(1);
});

test('a page that cannot be drawn fails as it does without movement', async () => {
  const { go } = open(LOBBY, true);
  await expect(go(GAME)).rejects.toThrow('broken page');
});
