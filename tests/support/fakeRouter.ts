import Router from 'next/router';

type Options = { shallow?: boolean };
type MayPop = (state: { url: string; as: string; options: Options }) => boolean;

/**
 * The part of Next's router that changes the address, on jsdom's history. `fetched` lists the addresses for which Next
 * would have requested data from the server.
 */
export function fakeRouter(address: string) {
  window.history.replaceState(null, '', address);
  const fetched: string[] = [];
  let mayPop: MayPop = () => true;
  const arrive = (as: string, { shallow = false }: Options) => {
    if (!shallow) fetched.push(as);
    Router.events.emit('routeChangeComplete', as, { shallow });
  };
  const going = (method: 'pushState' | 'replaceState') =>
    jest.fn(async (page: string, as = page, options: Options = {}) => {
      window.history[method](options, '', as);
      arrive(as, options);
      return true;
    });
  const onPop = () => {
    const as = location.pathname + location.search;
    // The history entry of the first load is not marked as shallow; this fake exists for that case.
    if (mayPop({ url: as, as, options: {} })) arrive(as, {});
  };
  window.addEventListener('popstate', onPop);
  const router = {
    push: going('pushState'),
    replace: going('replaceState'),
    beforePopState: (ask: MayPop) => {
      mayPop = ask;
    },
  };
  Router.router = router as unknown as typeof Router.router;
  return { ...router, fetched, remove: () => window.removeEventListener('popstate', onPop) };
}

/**
 * Starts each test of a file at an address, with a new router and empty storages; answers how to go to another address.
 */
export function beginAt(address: string): (address: string) => void {
  let router: ReturnType<typeof fakeRouter>;
  beforeEach(() => {
    router = fakeRouter(address);
  });
  afterEach(() => {
    router.remove();
    localStorage.clear();
    sessionStorage.clear();
  });
  return (other) => {
    router.remove();
    router = fakeRouter(other);
  };
}

/** Goes back in the history and waits until the address has changed. */
export const goBack = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
    window.history.back();
  });
