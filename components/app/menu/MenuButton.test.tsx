import { screen, waitFor } from '@testing-library/react';
import { show } from '@/tests/render';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { MenuButton } from './MenuButton';

jest.mock('./MenuSheet', () => {
  throw new Error('ChunkLoadError');
});

test('E18 a menu that cannot be had is no address; the button jumps to the links of the footer', async () => {
  const router = fakeRouter('/casino');
  const { user } = show(<MenuButton />);
  const button = screen.getByRole('button', { name: 'Menu' });
  await user.click(button);
  await waitFor(() => expect(location.hash).toBe('#all-links'));
  expect(location.search).toBe('');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  router.remove();
});
