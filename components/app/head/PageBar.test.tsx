import { screen } from '@testing-library/react';
import { show } from '@/tests/render';
import { PageBar } from './PageBar';

const bar = <PageBar title="Kraken Tides" />;
const back = () => screen.getByRole('link', { name: 'Back' });

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

it('names an inner page, with the way up', () => {
  show(bar, { pathname: '/casino/games/[game]', locale: 'ar' });
  expect(back()).toHaveAttribute('href', '/ar/casino');
  expect(screen.getByText('Kraken Tides')).toHaveAttribute('aria-hidden', 'true');
});

it('is absent from the home page, which shows the logo', () => {
  const { container } = show(bar, { pathname: '/' });
  expect(container).toBeEmptyDOMElement();
});

it.each([
  [true, 1],
  [false, 0],
])('goes back in the history of the site where there is one (%s)', async (canGoBack, times) => {
  Object.assign(window, { navigation: { canGoBack } });
  const went = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const { user } = show(bar, { pathname: '/vip' });
  await user.click(back());
  expect(went).toHaveBeenCalledTimes(times);
});
