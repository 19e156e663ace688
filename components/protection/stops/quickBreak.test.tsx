import { screen, waitFor } from '@testing-library/react';
import { SHORT_EXCLUSIONS } from '@/domain/protection/options';
import { show } from '@/tests/render';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { QuickBreak } from './QuickBreak';

const EXCLUDE = '/api/user/self-exclude';
const RECEIPT = { data: { reference: 'ABC123', from: '2026-11-21T10:00:00Z', until: '2026-11-21T11:00:00Z' } };

async function open(answers: Answers) {
  const { store, asked } = await playerStore(answers);
  const onClose = jest.fn();
  const shown = show(<QuickBreak open onClose={onClose} />, { store });
  return { ...shown, onClose, sent: () => asked.filter(({ path }) => path === EXCLUDE) };
}

const start = () => screen.getByRole('button', { name: 'Start break' });

test('the shortest break is chosen already: one more press begins it, and its receipt stands', async () => {
  const { user, sent } = await open({ [EXCLUDE]: RECEIPT });
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('1 hour');
  expect(screen.getAllByRole('radio')).toHaveLength(SHORT_EXCLUSIONS.length);
  await user.dblClick(start());
  expect(await screen.findByRole('dialog', { name: 'Your break has started' })).toHaveTextContent('ABC123');
  expect(sent().map(({ body }) => body)).toEqual([{ duration: '1h' }]);
});

test('another length is one more press, and Back changes nothing', async () => {
  const { user, sent, onClose } = await open({ [EXCLUDE]: RECEIPT });
  await user.click(screen.getByRole('radio', { name: '3 days' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([onClose.mock.calls.length, sent().length]).toEqual([1, 0]);
  await user.click(start());
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ duration: '3d' }]));
});

test('after a lost answer the same break is asked for under the same key, and its length stays', async () => {
  let calls = 0;
  const { user, sent } = await open({
    [EXCLUDE]: () => (++calls === 1 ? Promise.reject(LOST) : RECEIPT),
  });
  await user.click(start());
  await waitFor(() => expect(screen.getByRole('radio', { name: '1 week' })).toBeDisabled());
  expect(await screen.findByRole('dialog', { name: 'Your break has started' })).toBeVisible();
  expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});
