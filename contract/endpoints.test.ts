import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import { BONUS_ENDPOINTS } from '@/config/endpoints/bonuses';
import { ENDPOINTS } from '@/config/endpoints/endpoints';
import { HISTORY_ENDPOINTS } from '@/config/endpoints/history';
import { MONEY_ENDPOINTS } from '@/config/endpoints/cashier';
import { PLAY_ENDPOINTS } from '@/config/endpoints/game';
import { REWARD_ENDPOINTS } from '@/config/endpoints/rewards';
import { WITHDRAWAL_ENDPOINTS } from '@/config/endpoints/withdrawal';
import { operationsOfContract } from '@/contract/document';

test.each(
  Object.entries({
    ...ENDPOINTS,
    ...ACCOUNT_ENDPOINTS,
    ...MONEY_ENDPOINTS,
    ...PLAY_ENDPOINTS,
    ...WITHDRAWAL_ENDPOINTS,
    ...HISTORY_ENDPOINTS,
    ...BONUS_ENDPOINTS,
    ...REWARD_ENDPOINTS,
  }),
)('the site calls %s as the contract has it, and it is built', (id, endpoint) => {
  const operation = operationsOfContract.find(({ operationId }) => operationId === id);
  expect(operation).toMatchObject({
    method: endpoint.method.toLowerCase(),
    path: endpoint.path,
    'x-built': true,
  });
});
