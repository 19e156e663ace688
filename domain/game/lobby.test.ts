import { homeQuery, lobbyQuery, pageNumber } from './lobby';

test.each([
  [undefined, 1],
  ['1', 1],
  ['7', 7],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['07', 1],
  ['999999', 1],
  ['x', 1],
])('the page %s of an address is page %i', (value, page) => {
  expect(pageNumber(value)).toBe(page);
});

test('a lobby without category asks for all games', () => {
  expect(lobbyQuery(undefined, 1)).not.toHaveProperty('category');
  expect(lobbyQuery('ways', 3)).toMatchObject({ category: 'ways', pageNo: 3 });
});

test('the home page asks for its first five categories', () => {
  const categories = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, order) => ({
    id,
    name: id,
    order,
    gameCount: 1,
    icon: null,
  }));
  expect(homeQuery(categories).categories).toEqual(['a', 'b', 'c', 'd', 'e']);
});
