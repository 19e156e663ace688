import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Cover, ListedCover } from './Cover';

const PICTURE = '/api/core/casino/assets/games/koi-1a/%7Bwidth%7D.%7Btype%7D';

const listed = (more = {}) => <ListedCover name="Koi Fortune" picture={PICTURE} {...more} />;

test('a picture is offered in every width as AVIF and once as WebP, in a place that is kept for it', () => {
  const { container } = render(listed());
  const image = screen.getByRole('img', { name: 'Koi Fortune' });
  expect(image).toHaveAttribute('src', '/api/core/casino/assets/games/koi-1a/360.webp');
  expect(image).toHaveAttribute('width', '300');
  expect(image).toHaveAttribute('height', '400');
  expect(image).toHaveAttribute('loading', 'lazy');
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('srcset', expect.stringContaining('/koi-1a/240.avif 240w'));
  expect(source).toHaveAttribute('sizes', expect.stringMatching(/31vw$/));
});

test('the covers of the first row are fetched with the page, the first of them before others', () => {
  const html = renderToString(listed({ load: 'first' }));
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('lazy');
  expect(renderToString(listed({ load: 'soon' }))).not.toMatch(/lazy|high/);
});

test.each([
  ['listed', ListedCover],
  ['alone', Cover],
])('a cover %s carries the name when its picture fails, and a next picture gets its chance', (_, Shown) => {
  const { rerender } = render(<Shown name="Koi Fortune" picture={PICTURE} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Koi Fortune')).toBeInTheDocument();
  rerender(<Shown name="Koi Fortune" picture="/other.avif" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/other.avif');
});

test('a picture that failed before the page was alive is noticed', () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(listed());
  expect(screen.queryByRole('img')).toBeNull();
  complete.mockRestore();
});
