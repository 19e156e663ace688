import { act, renderHook } from '@testing-library/react';
import { noteServerTime } from '@/services/http/serverClock';
import { useClock } from './useClock';

const DEVICE = Date.parse('2026-11-23T10:00:20.000Z');

test('it is the backend’s minute, whatever the device’s clock says, from the moment that is known', () => {
  jest.useFakeTimers({ now: DEVICE });
  const { result } = renderHook(() => useClock());
  expect(result.current).toBe(Date.parse('2026-11-23T10:00:00.000Z'));
  act(() => noteServerTime('Tue, 24 Nov 2026 10:00:30 GMT', DEVICE, DEVICE));
  expect(result.current).toBe(Date.parse('2026-11-24T10:00:00.000Z'));
  act(() => void jest.advanceTimersByTime(60_000));
  expect(result.current).toBe(Date.parse('2026-11-24T10:01:00.000Z'));
});

test('on the way back from a sleep, in which no timer went on, it is right at once', () => {
  jest.useFakeTimers({ now: DEVICE });
  const { result } = renderHook(() => useClock());
  const before = result.current!;
  jest.setSystemTime(DEVICE + 3 * 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current! - before).toBe(3 * 3_600_000);
});
