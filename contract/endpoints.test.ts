import { ALL_ENDPOINTS } from '@/config/endpoints/all';
import { operationsOfContract } from '@/contract/document';

/** A file that browsers load. */
const LOADED = ['asset'];

test('A36 what is built is called by the site', () => {
  const built = operationsOfContract.filter((operation) => operation['x-built']).map(({ operationId }) => operationId);
  const uncalled = built.filter((id) => !Object.hasOwn(ALL_ENDPOINTS, id));
  expect(uncalled).toEqual(LOADED);
});

test.each(Object.entries(ALL_ENDPOINTS))(
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
