import { test as base } from '@playwright/test';
import { JOURNEYS } from './journeys';
import { startWebkit } from './webkitSession';
import { webkitVisitor } from './webkitVisitor';

type Session = Awaited<ReturnType<typeof startWebkit>>;

const driverPath = process.env.WEBKIT_DRIVER_PATH;

/** WebKitWebDriver holds one session a process, so a worker has one browser. */
const test = base.extend<object, { session: Session }>({
  session: [
    async ({}, use) => {
      const session = await startWebkit(driverPath!);
      await use(session);
      await session.stop();
    },
    { scope: 'worker' },
  ],
});

test.skip(!driverPath, 'WebKitWebDriver or Xvfb is not installed');

for (const [title, walk] of Object.entries(JOURNEYS)) {
  test(title, async ({ session, baseURL }) => {
    // The browser stays open between journeys: what breaks off as the last one's page is left belongs to nobody.
    await session.driver.get('about:blank');
    const visitor = webkitVisitor(session.driver, baseURL!);
    await walk(visitor);
    test.expect(visitor.faults(), 'errors of the page and policy violations').toEqual([]);
  });
}
