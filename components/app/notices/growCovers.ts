/** Name of what grows. */
export const PLACE = 'game-place';

/** How long a page that has arrived waits for the browser to take a picture of the one before, in milliseconds. */
const PATIENCE_MS = 100;

/** Where the router puts a page that has arrived: `sub` draws it and resolves once it is drawn. */
type Pages = { pathname: string; sub: (...given: never[]) => Promise<void> };

const GAME = '/casino/games/[game]';

const isInSight = (element: Element) => {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
};

/** The cover of the first link in sight to the game with that path. */
const coverOf = (path: string) =>
  [...document.querySelectorAll<HTMLElement>('a[href] .cover')].find(
    (cover) => cover.closest('a')?.pathname === path && isInSight(cover),
  );

const stage = () => document.querySelector<HTMLElement>('main .stage');

const wantsStillness = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.hasAttribute('data-quiet');

/** The page is drawn once, whoever asks for it first. */
function once(task: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => (result ??= task());
}

const ignore = () => undefined;

/**
 * Draws the router's next page inside a view transition where it leads from a cover in sight to its game, or back. The
 * page has arrived by then, so that nothing waits for the network with a still picture; a press ends the movement at
 * once. Returns a function that stops it.
 */
export function growCovers(router: object): () => void {
  const pages = router as Pages;
  const draw = pages.sub;
  let pressed: HTMLElement | null = null;
  let shown = { page: pages.pathname, path: location.pathname };
  let running: ViewTransition | null = null;

  const press = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    pressed = link?.querySelector<HTMLElement>('.cover') ?? null;
  };
  const skip = () => running?.skipTransition();

  /** What the movement begins with, and how to find what it ends with. */
  function movement(before: typeof shown): { from: HTMLElement; to: () => HTMLElement | null | undefined } | null {
    const path = location.pathname;
    if (path === before.path) return null;
    if (pages.pathname === GAME && before.page !== GAME) {
      const isPressed = pressed?.isConnected && pressed.closest('a')?.pathname === path && isInSight(pressed);
      const from = isPressed ? pressed : coverOf(path);
      return from ? { from, to: stage } : null;
    }
    const from = before.page === GAME && pages.pathname !== GAME ? stage() : null;
    return from && isInSight(from) ? { from, to: () => coverOf(before.path) } : null;
  }

  pages.sub = (...given) => {
    const before = shown;
    shown = { page: pages.pathname, path: location.pathname };
    const change = once(() => draw(...given));
    if (typeof document.startViewTransition !== 'function' || wantsStillness() || document.hidden) return change();
    const move = movement(before);
    if (!move) return change();
    let to: HTMLElement | null | undefined;
    const { from } = move;
    const named = (element: HTMLElement, name: string) => {
      element.style.viewTransitionName = name;
    };
    named(from, PLACE);
    const transition = document.startViewTransition(async () => {
      named(from, '');
      await change();
      to = move.to();
      if (to) named(to, PLACE);
    });
    running = transition;
    transition.ready.catch(ignore);
    void transition.finished.catch(ignore).then(() => {
      named(from, '');
      if (to) named(to, '');
      if (running === transition) running = null;
    });
    const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
    return Promise.race([transition.updateCallbackDone.catch(ignore), patience]).then(change);
  };

  document.addEventListener('click', press, true);
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, skip, true);
  return () => {
    pages.sub = draw;
    document.removeEventListener('click', press, true);
    for (const touch of ['pointerdown', 'keydown']) window.removeEventListener(touch, skip, true);
  };
}
