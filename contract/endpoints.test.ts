import { ACCOUNT_ENDPOINTS } from '@/config/accountEndpoints';
import { ENDPOINTS } from '@/config/endpoints';
import { operationsOfContract } from '@/contract/document';

test.each(Object.entries({ ...ENDPOINTS, ...ACCOUNT_ENDPOINTS }))(
  'the site calls %s as the contract has it, and it is built',
  (id, endpoint) => {
    const operation = operationsOfContract.find(({ operationId }) => operationId === id);
    expect(operation).toMatchObject({
      method: endpoint.method.toLowerCase(),
      path: endpoint.path,
      'x-built': true,
    });
  },
);
