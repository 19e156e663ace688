import { safeHref } from './safeHref';

it.each(['/responsibility', 'https://help.example/a?b=c', 'tel:+491234', 'mailto:help@example.com'])(
  'keeps %s',
  (href) => {
    expect(safeHref(href)).toBe(href);
  },
);

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:x',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'help',
  '',
  '/\t/evil.example',
  '/%5c/evil.example',
  '/casino/../../..//evil.example',
])('C02 refuses %j', (href) => {
  expect(safeHref(href)).toBeNull();
});
