import { THEMES } from './brands/registry';
import { curacao } from './brands/curacao';
import { type Theme } from './contract';
import { themeFaults, tokenFault } from './faults';

const withTokens = (tokens: object): unknown => ({ ...curacao, tokens: { ...curacao.tokens, ...tokens } });
const places = (value: unknown) => themeFaults(value).map(({ at }) => at);

it.each(THEMES)('$label has no fault', (theme) => {
  expect(themeFaults(theme)).toEqual([]);
});

it.each([null, undefined, [], 'curacao', 7])('%j is no theme', (value) => {
  expect(places(value)).toEqual(['theme']);
});

it('names every field that is missing or unknown', () => {
  expect(places({})).toEqual(expect.arrayContaining(['name', 'label', 'mode', 'scene', 'fonts.text', 'bg', 'scrim']));
  const odd = { ...curacao, name: 'Two words', mode: 'dim', scene: 'beach', fonts: { display: 'Papyrus', text: null } };
  expect(places(odd)).toEqual(['name', 'mode', 'scene', 'fonts.display', 'fonts.text']);
  expect(places(withTokens({ 'no-such-token': '#000000' }))).toEqual(['no-such-token']);
});

it.each([
  ['accent', 'red'],
  ['accent', '#ABCDEF'],
  ['accent', '#abc'],
  ['scrim', '#000000'],
  ['radius-md', '1em'],
  ['gradient-hero', 'url(https://elsewhere.example/x.png)'],
  ['gradient-hero', 'linear-gradient(90deg, #fff 0%, #000 100%);}body{display:none'],
  ['shadow-md', '0 0 1px #000</style>'],
  ['font-display-weight', 'bold'],
  ['font-display-tracking', '3px'],
  ['font-display-case', 'lowercase'],
] as const)('refuses %s: %s', (token, value) => {
  expect(tokenFault(token, value)).toContain(token);
  expect(places(withTokens({ [token]: value }))).toEqual([token]);
});

it('names each pair that cannot be read, with its contrast and the one it needs', () => {
  const [first, ...others] = themeFaults(withTokens({ 'text-subtle': '#000000' }));
  expect(first).toEqual({
    at: 'text-subtle',
    message: expect.stringMatching(/^text-subtle on sunken has a contrast of \d\.\d\d; it needs 4\.5\.$/),
  });
  expect(others).toHaveLength(3);
});

it('refuses a weight that the display font lacks', () => {
  const heavy: Theme = { ...curacao, fonts: { display: 'Manrope Variable', text: 'Inter Variable' } };
  expect(themeFaults({ ...heavy, tokens: { ...heavy.tokens, 'font-display-weight': '900' } })).toEqual([
    { at: 'font-display-weight', message: 'Manrope has weights from 200 to 800.' },
  ]);
});
