import { splitStyles } from './splitStyles';

/** The output of styled-components 6 for two components, one with a media query. */
const DRAWN = `.a{color:red;}/*!sc*/
@media (min-width:1px){.a{color:blue;}}/*!sc*/
data-styled.g1[id="sc-one"]{content:"a,"}/*!sc*/
.b{margin:0;}/*!sc*/
data-styled.g7[id="sc-two"]{content:"b,"}/*!sc*/
`;

test('the rules of a page are apart from what says which they are', () => {
  expect(splitStyles(DRAWN)).toEqual({
    rules: '.a{color:red;}@media (min-width:1px){.a{color:blue;}}.b{margin:0;}',
    names: 'data-styled.g1[id="sc-one"]{content:"a,"}/*!sc*/\ndata-styled.g7[id="sc-two"]{content:"b,"}/*!sc*/\n',
  });
});

test('a page without styles has neither', () => {
  expect(splitStyles('')).toEqual({ rules: '', names: '' });
});
