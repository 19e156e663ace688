import { test as base } from '@playwright/test';
import { ACCOUNT_JOURNEYS } from './accountJourneys';
import { JOURNEYS } from './journeys';
import { moneyJourneys } from './moneyJourneys';
import { startWebkit } from './webkitSession';
import { webkitVisitor } from './webkitVisitor';

type Session = Awaited<ReturnType<typeof startWebkit>>;

const driverPath = process.env.WEBKIT_DRIVER_PATH;

/** A fresh browser per journey, so no state carries over. WebKitWebDriver holds one session per process. */
const test = base.extend<{ session: Session }>({
  session: [
    async ({}, use) => {
      const session = await startWebkit(driverPath!);
      await use(session);
      await session.stop();
    },
    { scope: 'test' },
  ],
});

test.skip(!driverPath, 'WebKitWebDriver or Xvfb is not installed');

for (const [title, walk] of Object.entries({
  ...JOURNEYS,
  ...ACCOUNT_JOURNEYS,
  ...moneyJourneys({ payer: 'approved@baize.example', spinner: 'player@baize.example', brand: 'bordeaux' }),
})) {
  test(title, async ({ session, baseURL }) => {
    test.setTimeout(600_000);
    const visitor = webkitVisitor(session.driver, baseURL!);
    await walk(visitor);
    test.expect(visitor.faults(), 'errors of the page and policy violations').toEqual([]);
  });
}
