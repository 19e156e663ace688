import { render } from '@testing-library/react';
import Router from 'next/router';
import { PageLanguage } from './PageLanguage';

test('OP-006 the page keeps its language tag, also where Next has written the language’s code before', () => {
  const page = document.documentElement;
  page.dataset.lang = 'nl-BE';
  page.lang = 'du';
  render(<PageLanguage />);
  expect(page.lang).toBe('nl-BE');
  page.lang = 'du';
  Router.events.emit('routeChangeComplete', '/du/casino', { shallow: false });
  expect(page.lang).toBe('nl-BE');
});
