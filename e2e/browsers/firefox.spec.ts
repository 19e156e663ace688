import { test } from '../support/test';
import { ACCOUNT_JOURNEYS } from './accountJourneys';
import { JOURNEYS } from './journeys';
import { MONEY_JOURNEYS } from './moneyJourneys';
import { pageVisitor } from './pageVisitor';

test.skip(!process.env.FIREFOX_PATH, 'Firefox ESR is not installed');

for (const [title, walk] of Object.entries({ ...JOURNEYS, ...ACCOUNT_JOURNEYS, ...MONEY_JOURNEYS })) {
  test(title, ({ page, baseURL }) => walk(pageVisitor(page, baseURL!)));
}
