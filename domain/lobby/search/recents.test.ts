import fc from 'fast-check';
import { readRecents, RECENTS_KEPT, recentKey, withoutRecent, withRecent, type Recent } from './recents';

const KRAKEN: Recent = { kind: 'game', id: 'kraken-tides', name: 'Kraken Tides' };

test.each([
  null,
  '',
  'no json',
  '{}',
  '7',
  '[null, 7, "a", [], {}]',
  '[{"kind":"game","id":"a"},{"kind":"text","text":""},{"kind":"text","text":7},{"kind":"page","id":"a","name":"b"}]',
  JSON.stringify([
    { kind: 'text', text: 'x'.repeat(41) },
    { kind: 'game', id: 'a', name: 'x'.repeat(201) },
  ]),
])('nothing can be read of %j', (stored) => expect(readRecents(stored)).toEqual([]));

test('what can be read among other things is kept, and nothing more of it than its own fields', () => {
  const stored = JSON.stringify([
    7,
    { ...KRAKEN, href: 'javascript:alert(1)' },
    { kind: 'text', text: 'tides', more: 1 },
  ]);
  expect(readRecents(stored)).toEqual([KRAKEN, { kind: 'text', text: 'tides' }]);
});

const recent: fc.Arbitrary<Recent> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), text: fc.constantFrom('a', 'A', ' a ', 'tides', 'gold') }),
  fc.record({
    kind: fc.constantFrom('game' as const, 'studio' as const),
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    name: fc.constantFrom('One', 'Two'),
  }),
);

test('the latest choice is in front, each choice stands once, and no more than five are kept', () => {
  fc.assert(
    fc.property(fc.array(recent, { maxLength: 12 }), (choices) => {
      const recents = choices.reduce<Recent[]>(withRecent, []);
      const latest = [...new Set(choices.map(recentKey).reverse())].slice(0, RECENTS_KEPT);
      expect(recents.map(recentKey)).toEqual(latest);
      expect(readRecents(JSON.stringify(recents))).toEqual(recents);
    }),
  );
});

test('a choice taken away is gone, the others stay', () => {
  fc.assert(
    fc.property(fc.array(recent, { maxLength: 8 }), recent, (choices, gone) => {
      const recents = choices.reduce<Recent[]>(withRecent, []);
      const rest = withoutRecent(recents, gone);
      expect(rest.map(recentKey)).toEqual(recents.map(recentKey).filter((key) => key !== recentKey(gone)));
    }),
  );
});

test('an entry that would not be read again is not kept', () => {
  expect(withRecent([KRAKEN], { kind: 'text', text: '  ' })).toEqual([KRAKEN]);
  expect(withRecent([KRAKEN], { kind: 'text', text: 'x'.repeat(41) })).toEqual([KRAKEN]);
});

test('whatever stands in the storage gives choices that can be shown', () => {
  fc.assert(
    fc.property(fc.json(), (stored) => {
      for (const found of readRecents(stored)) expect(readRecents(JSON.stringify([found]))).toEqual([found]);
    }),
  );
});
