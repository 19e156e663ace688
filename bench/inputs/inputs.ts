import type { CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Recorded by `noteInputs`. */
    notedInputs: { name: string; duration: number }[];
  }
}

/** The slow-down of the processor that inputs are measured with. */
const SLOW_DOWN = 4;

/** Records in `window.notedInputs` the time from each input to its frame, from the page's first script on. */
export const noteInputs = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.notedInputs = [];
    new PerformanceObserver((list) =>
      window.notedInputs.push(
        ...(list.getEntries() as PerformanceEventTiming[])
          .filter(({ interactionId }) => interactionId > 0)
          .map(({ name, duration }) => ({ name, duration })),
      ),
    ).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Slows the page's processor down four times; resolves with the session that can set it back. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return client;
}

/** What was recorded since the last call, after the page is idle: the last entries are delivered then. */
export const takeInputs = (page: Page): Promise<Window['notedInputs']> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    return window.notedInputs.splice(0);
  });

/** Signs a sample player in (sandbox/src/seed/samples.json) for the pages to come, which ask for no consent. */
export async function signIn(page: Page, site: string, email: string): Promise<void> {
  const answer = await page.request.post(`${site}/api/user/login`, {
    headers: { 'Accept-Language': 'en', 'Idempotency-Key': crypto.randomUUID() },
    data: {
      email,
      password: 'Baize-2026!',
      recaptchaToken: '',
      afterReg: false,
      cpnc: null,
      mkt: null,
      userDeviceType: 'desktop',
      screenResolution: '1440x900',
      uidToken: 'bench',
    },
  });
  const { accessToken } = await answer.json();
  await page.addInitScript((token) => {
    // The provider's frames have their own storage.
    if (window !== top) return;
    localStorage.setItem('token', token);
    localStorage.setItem('consent', JSON.stringify({ value: 'refused', at: Date.now() }));
  }, accessToken);
}
