import { test } from '../support/test';
import { ACCOUNT_JOURNEYS } from './accountJourneys';
import { JOURNEYS } from './journeys';
import { moneyJourneys } from './moneyJourneys';
import { pageVisitor } from './pageVisitor';

test.skip(!process.env.FIREFOX_PATH, 'Firefox ESR is not installed');

for (const [title, walk] of Object.entries({
  ...JOURNEYS,
  ...ACCOUNT_JOURNEYS,
  ...moneyJourneys('depositor@baize.example', 'depositor@baize.example'),
})) {
  test(title, ({ page, baseURL }) => walk(pageVisitor(page, baseURL!)));
}
