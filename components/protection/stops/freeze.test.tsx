import { act, screen, waitFor } from '@testing-library/react';
import { swapModal } from '@/hooks/address/modalAddress';
import { readFreezeReceipt } from '@/services/protection/freezeReceipt';
import { endSession } from '@/store/session';
import { show } from '@/tests/render';
import { beginAt } from '@/tests/support/fakeRouter';
import { playerStore } from '@/tests/support/player';
import { FreezePanel } from './FreezePanel';

const FREEZE = '/api/user/freeze-account';
const RECEIPT = { reference: 'P-1', from: '2026-11-21T10:00:00Z', until: '2026-11-22T10:00:00Z' };

beginAt('/profile2/freeze-account');

test('the receipt of a freeze is not read below a log-in that another call has opened meanwhile', async () => {
  let answer = (_: unknown) => {};
  const { store } = await playerStore({ [FREEZE]: () => new Promise((resolve) => (answer = resolve)) });
  const { user } = show(<FreezePanel />, { store });
  await user.click(screen.getByRole('button', { name: 'Freeze account' }));
  await user.click(screen.getByRole('button', { name: 'Freeze now' }));
  await act(() => store.dispatch(endSession('token-of-maria')));
  act(() => swapModal('login'));
  await waitFor(() => expect(location.search).toBe('?modal=login'));
  await act(async () => answer({ data: RECEIPT }));
  await waitFor(() => expect(location.search).toBe(''));
  expect(readFreezeReceipt()?.reference).toBe('P-1');
});
