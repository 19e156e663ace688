import { sampleCategory } from '@/tests/sampleGames';
import { hydrate } from './hydrate';
import { handOver, makeStore } from './store';
import { topCategoriesCame, topCategoryList } from './topCategories';

const http = () => Promise.reject({});
const lists = [sampleCategory('popular', 'Popular'), sampleCategory('ways', 'Ways')];

test('CONF-30 the lists that the server got are in the state of the page, and then of the tab', () => {
  const server = makeStore({ http });
  expect(topCategoryList(server.getState())).toEqual([]);
  server.dispatch(topCategoriesCame(lists));
  const state = JSON.parse(JSON.stringify(handOver(server))) as ReturnType<typeof handOver>;
  const tab = makeStore({ http });
  tab.dispatch(hydrate(state));
  expect(topCategoryList(tab.getState())).toEqual(lists);
});

test('a page that has no lists leaves those of the tab', () => {
  const tab = makeStore({ http });
  tab.dispatch(topCategoriesCame(lists));
  tab.dispatch(hydrate(handOver(makeStore({ http }))));
  expect(topCategoryList(tab.getState())).toBe(lists);
});
