import { renderHook } from '@testing-library/react';
import { api } from '@/services/http/api';
import { makeStore } from '@/store/store';
import { useVisit } from './useVisit';

const idle: (() => void)[] = [];
beforeEach(() => {
  idle.length = 0;
  window.requestIdleCallback = (task) => idle.push(() => task({ didTimeout: false, timeRemaining: () => 1 }));
  window.cancelIdleCallback = (handle) => void (idle[handle - 1] = () => undefined);
});

const asked = () => {
  const http = jest.fn(async (_request: { path: string }) => ({ data: { location: { country: 'DE' } } }));
  const store = makeStore({ http });
  return { store, http, end: () => store.dispatch(api.util.resetApiState()) };
};

test('the place is asked for once, when the page is at rest', async () => {
  const { store, http, end } = asked();
  const { rerender } = renderHook(() => useVisit(store));
  rerender();
  expect(http).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  idle.forEach((task) => task());
  await new Promise((resolve) => setTimeout(resolve));
  expect(http.mock.calls.map(([{ path }]) => path)).toEqual(['/api/admin/get-location']);
  end();
});

test('a page that is gone before asks nobody', () => {
  const { store, http, end } = asked();
  renderHook(() => useVisit(store)).unmount();
  window.dispatchEvent(new Event('pointerdown'));
  idle.forEach((task) => task());
  expect(http).not.toHaveBeenCalled();
  end();
});
