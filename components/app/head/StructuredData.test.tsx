import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StructuredData } from './StructuredData';

const FACTS = { '@type': 'VideoGame', name: 'A "b" & </script><b>' };

test('the HTML of the server holds the facts as they are, whatever stands in them', () => {
  const html = renderToString(<StructuredData facts={FACTS} />);
  const json = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)?.[1] ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(FACTS);
});

test('they stay when the page wakes up, and do not change', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<StructuredData facts={FACTS} />);
  const before = container.innerHTML;
  const { rerender } = render(<StructuredData facts={FACTS} />, { container, hydrate: true });
  rerender(<StructuredData facts={{ name: 'other' }} />);
  expect(container.innerHTML).toBe(before);
});

test('a page opened by navigation writes none', () => {
  expect(render(<StructuredData facts={FACTS} />).container).toBeEmptyDOMElement();
});
