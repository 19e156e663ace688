import { PAGES } from './pages';
import { SITEMAP } from './sitemap';

test.each(SITEMAP)('%s is a page', (path) => {
  expect(PAGES.some(({ match }) => match.test(path))).toBe(true);
});
