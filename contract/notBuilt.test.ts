import { operationsOfContract } from '@/contract/document';

/** The operations the site does not use yet. Remove an operation from this list when it is built. */
const NOT_BUILT: Record<string, string[]> = {};

test('exactly the listed operations are not built', () => {
  const notBuilt: Record<string, string[]> = {};
  for (const { operationId, tags, ...operation } of operationsOfContract) {
    if (!operation['x-built']) (notBuilt[tags[0]!] ??= []).push(operationId);
  }
  const sorted = (areas: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(areas).map(([area, ids]) => [area, [...ids].sort()]));
  expect(sorted(notBuilt)).toEqual(sorted(NOT_BUILT));
});
