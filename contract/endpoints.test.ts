import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import { BONUS_ENDPOINTS } from '@/config/endpoints/bonuses';
import { ENDPOINTS } from '@/config/endpoints/endpoints';
import { HISTORY_ENDPOINTS } from '@/config/endpoints/history';
import { MONEY_ENDPOINTS } from '@/config/endpoints/cashier';
import { PLAY_ENDPOINTS } from '@/config/endpoints/game';
import { REWARD_ENDPOINTS } from '@/config/endpoints/rewards';
import { WITHDRAWAL_ENDPOINTS } from '@/config/endpoints/withdrawal';
import { operationsOfContract } from '@/contract/document';

const CALLED = {
  ...ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...MONEY_ENDPOINTS,
  ...PLAY_ENDPOINTS,
  ...WITHDRAWAL_ENDPOINTS,
  ...HISTORY_ENDPOINTS,
  ...BONUS_ENDPOINTS,
  ...REWARD_ENDPOINTS,
};

/** A file that browsers load. */
const LOADED = ['asset'];

test('A36 what is built is called by the site', () => {
  const built = operationsOfContract.filter((operation) => operation['x-built']).map(({ operationId }) => operationId);
  const uncalled = built.filter((id) => !Object.hasOwn(CALLED, id));
  expect(uncalled).toEqual(LOADED);
});

test.each(Object.entries(CALLED))('the site calls %s as the contract has it, and it is built', (id, endpoint) => {
  const operation = operationsOfContract.find(({ operationId }) => operationId === id);
  expect(operation).toMatchObject({
    method: endpoint.method.toLowerCase(),
    path: endpoint.path,
    'x-built': true,
  });
});
