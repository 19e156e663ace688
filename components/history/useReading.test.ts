import { act, renderHook, waitFor } from '@testing-library/react';
import { useReading } from './useReading';

test('rows that could not be read are counted where a reading is cut too', async () => {
  const most = 150;
  const list = async ({ page }: { page: number }) => {
    const rows = page === 1 ? 99 : 100;
    return { rows, fresh: rows, count: 400 };
  };
  const { result } = renderHook(() => useReading(() => ({ lists: [list], end: (how) => how }), most));
  act(() => result.current.start());
  await waitFor(() => expect(result.current.state).toEqual({ phase: 'done', rows: 199, unread: 1, cut: true }));
});
