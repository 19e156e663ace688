import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { I18nextProvider } from 'react-i18next';
import { ENGLISH } from '@/config/locale';
import { createI18n } from '@/services/texts/i18n';
import { Sentence } from './Sentence';

const show = (text: string, name = 'Ann', terms = <a href="https://site.example/terms">Read more</a>) =>
  render(
    <I18nextProvider i18n={createI18n({ 'account.terms': text, 'a.brand': 'Baize' }, ENGLISH)}>
      <Sentence of="account.terms" values={{ name }} marks={{ terms, figure: <b>5</b> }} />
    </I18nextProvider>,
  ).container;

test('the words of the text stand around and in its marks, wherever it puts them', () => {
  const view = show('{{name}} has <figure/> from $t(a.brand); read the <terms>terms of <figure/></terms>.');
  expect(view).toHaveTextContent('Ann has 5 from Baize; read the terms of 5.');
  expect(screen.getByRole('link')).toHaveTextContent('terms of 5');
});

test('a text says where a link stands, and not where it leads', () => {
  const view = show(
    '<terms href="https://elsewhere.example" onclick="alert(1)" style="color:red" dangerouslySetInnerHTML="x">Terms</terms><figure class="x" />',
  );
  expect(view.innerHTML).toBe('<a href="https://site.example/terms">Terms</a><b>5</b>');
});

test('a value is text, also where it looks like a mark', () => {
  const name = '<terms>x</terms> <img src=x onerror="alert(1)"> &amp; $t(a.brand)';
  expect(show('{{name}}: <terms>Terms</terms>', name)).toHaveTextContent(`${name}: Terms`);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('whatever an operator writes is shown without an element of its own', () => {
  const piece = fc.constantFrom(
    '<terms>',
    '</terms>',
    '<figure/>',
    '<figure>',
    '<0>',
    '<',
    '>',
    '<img src="x">',
    'a',
    ' ',
    '{{name}}',
    '<script>',
    '"',
    '&lt;',
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      // A span, because a link must not stand in a link.
      const view = show(pieces.join(''), 'Ann', <span />);
      expect(view.querySelectorAll(':not(span, b)')).toHaveLength(0);
      view.remove();
    }),
  );
});
