import { screen, within } from '@testing-library/react';
import { show } from '@/tests/render';
import { ProvidersScreen } from './ProvidersScreen';

const nothing = () => {};
const studios = [
  { id: 'oru-studios', name: 'Oru Studios', logo: null, gameCount: 1234 },
  { id: 'tavola', name: 'Tavola', logo: 'studios/tavola.svg', gameCount: 1 },
];

it('GAME-02 lists the providers with their true counts, each leading to its games', () => {
  show(<ProvidersScreen studios={studios} state="content" onRetry={nothing} />);
  const links = within(screen.getByRole('list', { name: 'Providers' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/casino?studio=oru-studios',
    '/casino?studio=tavola',
  ]);
  expect(links[0]).toHaveAccessibleName('Oru Studios 1,234 games');
  expect(links[1]).toHaveAccessibleName('Tavola 1 game');
  expect(screen.getByRole('img', { name: 'Tavola' })).toHaveAttribute(
    'src',
    '/api/core/casino/assets/studios/tavola.svg',
  );
});

it('says nothing of how many games a provider has where the backend does not', () => {
  show(<ProvidersScreen studios={[{ ...studios[0]!, gameCount: null }]} state="content" onRetry={nothing} />);
  expect(screen.getByRole('link', { name: 'Oru Studios' })).toBeVisible();
});

it('says when there is none, when they load, and when they did not come', async () => {
  const retry = jest.fn();
  const { user, rerender } = show(<ProvidersScreen studios={[]} state="empty" onRetry={retry} />);
  expect(screen.getByText('No providers here yet')).toBeInTheDocument();
  rerender(<ProvidersScreen studios={[]} state="loading" onRetry={retry} />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  rerender(<ProvidersScreen studios={[]} state="error" onRetry={retry} />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('finds a studio by a part of its name, without regard to accents and case', async () => {
  const { user } = show(
    <ProvidersScreen
      studios={[
        { id: 'oru', name: 'Órú Studios', logo: null, gameCount: 50 },
        { id: 'tavola', name: 'Tavola', logo: null, gameCount: 49 },
      ]}
      state="content"
      onRetry={() => {}}
    />,
  );
  const field = screen.getByRole('searchbox', { name: 'Search providers', hidden: true });
  await user.type(field, 'oru');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Órú Studios')).toBeInTheDocument();
  await user.type(field, 'x');
  expect(screen.getByText('No provider with this name')).toBeVisible();
});
