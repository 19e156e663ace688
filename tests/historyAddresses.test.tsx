import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { HISTORY_ENDPOINTS } from '@/config/endpoints/history';
import en from '@/locales-fallback/en.json';
import MyHistory, { getServerSideProps as ofMyHistory } from '@/pages/profile2/my-history';
import Transactions, { getServerSideProps as ofTransactions } from '@/pages/profile/transactions';
import { call } from '@/services/http/call';
import type { GuardedProps } from '@/store/pages/guardedPage';
import { show } from './render';
import { fakeRouter } from './support/fakeRouter';
import { playerStore } from './support/player';

// Only the page's calls to the server matter here; getServerSideProps has its own tests.
jest.mock('@/store/pages/serverPage', () => ({ serverPage: (_areas: string[], load: unknown) => load }));
jest.mock('@/services/texts/areaTexts', () => ({ areaTexts: () => Promise.resolve(en) }));

const ROW = {
  date: new Date().toISOString(),
  transactionId: 't1',
  method: 'Visa',
  transactionType: 'deposit',
  amount: '50.00',
  currencyCode: 'EUR',
  status: 'completed',
  bonus: false,
};

test.each([
  ['/profile/transactions', Transactions, ofTransactions],
  ['/profile2/my-history', MyHistory, ofMyHistory],
] as const)('HIST-04 at %s a player finds what was paid', async (address, Page, load) => {
  const props = await (load as unknown as () => Promise<GuardedProps>)();
  const router = fakeRouter(address);
  const { path } = call(HISTORY_ENDPOINTS.transactions);
  const { store } = await playerStore({ [path]: { data: { transactions: { rows: [ROW], count: 1 } } } });
  const Shown = Page as ComponentType<GuardedProps>;
  show(<Shown {...props} />, { store, pathname: address });
  const table = await screen.findByRole('table', { name: 'Transactions' });
  expect(within(table).getByText('Visa')).toBeVisible();
  router.remove();
});
