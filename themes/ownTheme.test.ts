import { curacao } from './brands/curacao';
import { linen } from './brands/linen';
import { ownTheme } from './ownTheme';

const places = (given: unknown) => ownTheme(curacao, given).faults?.map(({ at }) => at) ?? [];

it('a whole theme is taken as it is, under the name of the one it starts from', () => {
  const { name, label, ...data } = linen;
  expect(ownTheme(curacao, data).theme).toEqual({ ...linen, name: 'curacao', label: 'Curaçao' });
  expect(ownTheme(curacao, { name, label, ...data }).theme).toEqual(ownTheme(curacao, data).theme);
});

it('what is left out is that of the theme it starts from', () => {
  const { theme } = ownTheme(curacao, { tokens: { 'radius-md': '3px' }, fonts: { text: 'Inter Variable' } });
  expect(theme).toEqual({
    ...curacao,
    fonts: { display: 'Onest Variable', text: 'Inter Variable' },
    tokens: { ...curacao.tokens, 'radius-md': '3px' },
  });
  expect(ownTheme(curacao, {}).theme).toEqual(curacao);
});

it.each([null, [], 'curacao', 7])('%j is no theme', (given) => {
  expect(places(given)).toEqual(['theme']);
});

it('what falls short in contrast is refused with the pair and its ratio', () => {
  const { theme, faults = [] } = ownTheme(curacao, { tokens: { text: '#333333' } });
  expect(theme).toBeUndefined();
  expect(faults.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^text on bg has a contrast of \d\.\d\d; it needs 7\.$/),
  );
});

it('what a theme does not have is refused by its name', () => {
  expect(places({ flags: {} })).toEqual(['flags']);
  expect(places({ mode: 'dim', scene: 'beach', fonts: { text: 'Papyrus' } })).toEqual(['mode', 'scene', 'fonts.text']);
  expect(places({ tokens: { 'no-such-token': '#000000' } })).toEqual(['no-such-token']);
  expect(places({ tokens: [] }).length).toBeGreaterThan(50);
  expect(places({ fonts: 'Inter Variable' })).toEqual(['fonts.display', 'fonts.text']);
});

const HOSTILE = [
  '#00ff00}body{display:none',
  '#00ff00;background:url(https://elsewhere.example/x)',
  '#00ff00</style><script>alert(1)</script>',
  'url(https://elsewhere.example/x.png)',
  'URL (https://elsewhere.example/x.png)',
  'expression(alert(1))',
  'linear-gradient(90deg, expression(alert) 0%, #000000 100%)',
  'linear-gradient(90deg, image-set("https://elsewhere.example/x" 1x), #000000 100%)',
  "linear-gradient('', #000000)",
  '@import "https://elsewhere.example/x.css"',
  '#00ff00/*',
  '\\75rl(x)',
  '#00ff00\n}',
  'var(--x)',
  { toString: 'x' },
  ['#00ff00'],
];

it.each(HOSTILE)('no token takes %j', (value) => {
  for (const token of Object.keys(curacao.tokens)) expect(places({ tokens: { [token]: value } })).toEqual([token]);
});

it.each(HOSTILE)('no other part takes %j', (value) => {
  expect(places({ mode: value, scene: value, fonts: { display: value, text: value } })).toEqual([
    'mode',
    'scene',
    'fonts.display',
    'fonts.text',
  ]);
});
