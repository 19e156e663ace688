import { patient } from '../support/patient';
import { test } from '../support/test';
import { ACCOUNT_JOURNEYS } from './accountJourneys';
import { JOURNEYS } from './journeys';
import { moneyJourneys } from './moneyJourneys';
import { pageVisitor } from './pageVisitor';

test.skip(!process.env.FIREFOX_PATH, 'Firefox ESR is not installed');

for (const [title, walk] of Object.entries({
  ...JOURNEYS,
  ...ACCOUNT_JOURNEYS,
  ...moneyJourneys({ payer: 'depositor@baize.example', spinner: 'depositor@baize.example', brand: 'glacier' }),
})) {
  test(title, async ({ page, baseURL }) => {
    test.setTimeout(600_000);
    await patient(page);
    await walk(pageVisitor(page, baseURL!));
  });
}
