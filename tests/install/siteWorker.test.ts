import type * as SiteWorker from '@/services/browser/siteWorker';

/** A worker whose state a test moves on. */
class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = jest.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  finds(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

async function start(registration: unknown) {
  const register = jest.fn(async (_path: string) => registration);
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  let site!: typeof SiteWorker;
  await jest.isolateModulesAsync(async () => {
    site = await import('@/services/browser/siteWorker');
  });
  site.startWorker();
  site.startWorker();
  await Promise.resolve().then(() => undefined);
  return { site, register };
}

test('the first worker is no update; a later one waits until it is taken, and then the page is told', async () => {
  const registration = new Registration();
  const { site, register } = await start(registration);
  expect(register.mock.calls).toEqual([['/sw.js']]);
  const first = new FakeWorker();
  registration.finds(first);
  first.become('installed');
  expect(site.updateWaits()).toBe(false);

  registration.active = first;
  const told = jest.fn();
  site.watchUpdate(told);
  const next = new FakeWorker();
  registration.finds(next);
  next.become('installed');
  expect(site.updateWaits()).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  expect(next.postMessage).not.toHaveBeenCalled();

  const done = jest.fn();
  site.takeUpdate(done);
  expect(next.postMessage).toHaveBeenCalledWith('update');
  expect(done).not.toHaveBeenCalled();
  next.become('activated');
  expect(done).toHaveBeenCalledTimes(1);
  expect(site.updateWaits()).toBe(false);
});

test('a version that waited before the page was opened is offered too', async () => {
  const registration = new Registration();
  registration.active = new FakeWorker();
  registration.waiting = new FakeWorker();
  expect((await start(registration)).site.updateWaits()).toBe(true);
});

test('a version that takes over by itself, because no page used the old one, is offered no longer', async () => {
  const registration = new Registration();
  registration.active = new FakeWorker();
  registration.waiting = new FakeWorker();
  const { site } = await start(registration);
  registration.waiting.become('activating');
  expect(site.updateWaits()).toBe(false);
});

test('a browser that refuses the worker leaves the site as it is', async () => {
  const { site } = await start(Promise.reject(new Error('refused')));
  expect(site.updateWaits()).toBe(false);
});
