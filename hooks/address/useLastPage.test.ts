import { act, renderHook } from '@testing-library/react';
import Router from 'next/router';
import { beginAt } from '@/tests/support/fakeRouter';
import { useLastPage } from './useLastPage';

beginAt('/bonuses?page=9');

test('the last page takes the place of one beyond it, but calls off no page that is being loaded', () => {
  Router.events.emit('routeChangeStart', '/casino', { shallow: false });
  const { result } = renderHook(() => useLastPage(9, { rows: [], count: 21 }, 20));
  expect(result.current).toBe(true);
  expect(location.search).toBe('?page=9');
  act(() => Router.events.emit('routeChangeError', new Error('lost'), '/casino', { shallow: false }));
  expect(location.search).toBe('?page=2');
});

test('a page with rows keeps its place whatever the backend counts', () => {
  const { result } = renderHook(() => useLastPage(9, { rows: ['a row'], count: 1 }, 20));
  expect(result.current).toBe(false);
  expect(location.search).toBe('?page=9');
});
