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
  ['gradient-hero', 'linear-gradient(90deg, #ffffff 0%, expression(alert) 100%)'],
  ['gradient-hero', 'linear-gradient(@import x, #000000 100%)'],
  ['gradient-card', 'linear-gradient(image-set("https://elsewhere.example/x.png" 1x), #000)'],
  ['gradient-card', `linear-gradient(${'#000000, '.repeat(100)}#000000)`],
  ['shadow-md', '0 0 1px #000</style>'],
  ['shadow-md', '0 0 1px expression(alert)'],
  ['shadow-md', '0 0 1px @import'],
  ['shadow-sm', '0 0 1px var(--x)'],
  ['font-display-weight', 'bold'],
  ['font-display-tracking', '3px'],
  ['font-display-case', 'lowercase'],
] as const)('refuses %s: %s', (token, value) => {
  expect(tokenFault(token, value)).toContain(token);
  expect(places(withTokens({ [token]: value }))).toEqual([token]);
});

it.each([
  ['gradient-hero', 'linear-gradient(100deg, rgb(0 0 0 / 20%) 0%, oklch(0.7 0.1 200) 58%, #1d989a 100%)'],
  ['gradient-sheen', 'repeating-radial-gradient(circle, #ffffff0f 0%, #ffffff00 100%)'],
  ['shadow-md', '0 8px 24px rgba(0, 0, 0, .4), inset 0 0 1px #ffffff20'],
] as const)('takes %s: %s', (token, value) => {
  expect(tokenFault(token, value)).toBeNull();
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
