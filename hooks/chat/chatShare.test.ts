import { act, renderHook } from '@testing-library/react';
import { STORED, writeStored } from '@/services/browser/storage';
import { offerShare, useOfferedShare } from './chatShare';

afterEach(() => act(() => writeStored(STORED.token, null)));

test('what one player wanted to share is not offered to the next', () => {
  act(() => writeStored(STORED.token, 'of A'));
  act(() => offerShare({ kind: 'statistics' }));
  expect(renderHook(useOfferedShare).result.current).toEqual({ kind: 'statistics' });
  act(() => writeStored(STORED.token, 'of B'));
  expect(renderHook(useOfferedShare).result.current).toBeNull();
});
