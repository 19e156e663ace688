import { ACCOUNT_ENDPOINTS } from '@/config/accountEndpoints';
import { BONUS_ENDPOINTS } from '@/config/bonusEndpoints';
import { ENDPOINTS } from '@/config/endpoints';
import { HISTORY_ENDPOINTS } from '@/config/historyEndpoints';
import { MONEY_ENDPOINTS } from '@/config/moneyEndpoints';
import { PLAY_ENDPOINTS } from '@/config/playEndpoints';
import { REWARD_ENDPOINTS } from '@/config/rewardEndpoints';
import { WITHDRAWAL_ENDPOINTS } from '@/config/withdrawalEndpoints';
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
