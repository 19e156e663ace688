import { screen } from '@testing-library/react';
import { show } from '@/tests/render';
import { NotFoundScreen } from './NotFoundScreen';
import { ServerErrorScreen } from './ServerErrorScreen';

it('404 has a title, a text and Go Home, which leads to / (NAV-18)', () => {
  show(<NotFoundScreen />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByText(/nothing at this address/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

it.each([
  [500, 'Internal server error'],
  [503, 'Service Unavailable'],
  [418, 'Internal server error'],
])('%d is told as "%s", and can be tried again', async (status, title) => {
  const retry = jest.fn();
  const { user } = show(<ServerErrorScreen status={status} onRetry={retry} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('tells what can be quoted to support, where the request is known', () => {
  const { rerender } = show(<ServerErrorScreen status={500} reference="a1b2" />);
  expect(screen.getByText('Reference for support: a1b2')).toBeInTheDocument();
  rerender(<ServerErrorScreen status={500} />);
  expect(screen.queryByText(/Reference for support/)).not.toBeInTheDocument();
});
