import { contract, operationsOfContract, refusalsOf, resolve, type Operation } from '@/contract/document';
import { requestProblems, responseProblems } from '@/contract/validate';

const OPERATIONS = operationsOfContract.map((operation) => [operation.operationId, operation] as const);

/** Areas in which a repeated write would play, pay or lock twice. */
const ONCE = ['cashier', 'withdrawals', 'protection', 'bonuses', 'rewards', 'safety'];
const ONCE_OUTSIDE = ['launchGame', 'uploadDocument', 'joinTournament', 'claimReferral', 'sendChatMessage'];

const mustHappenOnce = (operation: Operation) =>
  ONCE_OUTSIDE.includes(operation.operationId) ||
  (operation.method !== 'get' && operation.tags.some((tag) => ONCE.includes(tag)));

test('operation ids are unique, and there are operations', () => {
  const ids = operationsOfContract.map((operation) => operation.operationId);
  expect(ids.length).toBeGreaterThan(80);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(OPERATIONS)('%s', (id, operation) => {
  test('says where it comes from and whether it is built', () => {
    expect(['specification', 'ours']).toContain(operation['x-source']);
    expect(typeof operation['x-built']).toBe('boolean');
  });

  test('answers 200 with JSON, and everything else in the one error shape', () => {
    const success = resolve(operation.responses['200']!) as { content: object };
    expect(Object.keys(success.content)).toEqual([id === 'asset' ? '*/*' : 'application/json']);
    const others = Object.entries(operation.responses).filter(([status]) => status !== '200');
    expect(others.map(([status]) => status)).toContain('default');
    for (const [, response] of others) {
      expect(resolve(response)).toMatchObject({
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      });
    }
  });

  test('lists the statuses of its refusals, and 403 exactly where a session is needed', () => {
    const listed = Object.keys(operation.responses).filter((status) => !['200', 'default'].includes(status));
    const refusals = Object.values(refusalsOf(operation)).map(String);
    const session = operation.security ? ['403'] : [];
    expect(new Set(listed)).toEqual(new Set([...refusals, ...session]));
    expect(refusals.filter((status) => !['404', '409', '422'].includes(status))).toEqual([]);
  });

  test('carries the language', () => {
    const names = operation.parameters.map((parameter) => parameter.name);
    expect(names.includes('Accept-Language')).toBe(id !== 'asset');
  });

  test('names every parameter of its address', () => {
    const inAddress = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const named = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(named.map(({ name }) => name)).toEqual(inAddress);
    expect(named.every(({ required }) => required)).toBe(true);
  });

  if (mustHappenOnce(operation)) {
    test('carries an idempotency key', () => {
      const key = operation.parameters.find((parameter) => parameter.name === 'Idempotency-Key');
      expect(key).toMatchObject({ schema: { format: 'uuid' } });
      expect(key!.required ?? false).toBe(operation['x-source'] === 'ours');
    });
  }

  test('has shapes that a validator can read', () => {
    expect(() => responseProblems(id, 200, {})).not.toThrow();
    expect(() => responseProblems(id, 409, {})).not.toThrow();
    const query = Object.fromEntries(operation.parameters.map(({ name }) => [name, 'x']));
    expect(() => requestProblems(id, { query, path: query, headers: query, body: {} })).not.toThrow();
  });
});

test('every component is used', () => {
  const text = JSON.stringify(contract);
  const unused = Object.entries(contract.components)
    .filter(([kind]) => kind !== 'securitySchemes')
    .flatMap(([kind, byName]) => Object.keys(byName).map((name) => `#/components/${kind}/${name}`))
    .filter((reference) => !text.includes(`"${reference}"`));
  expect(unused).toEqual([]);
});
