import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonical } from '../../base/canonical';
import { checkEvidence, type Evidence, type Facts, FORMAT, sealed } from './seal';

const SECRET = 'secret of the casino';
const FACTS: Facts = {
  format: FORMAT,
  kind: 'round',
  id: 'round-1',
  madeAt: '2026-11-27T12:00:00.000Z',
  rules: 'abc',
  round: { stake: '1.00', win: '25.00', game: 'Käfer “2”\n', entries: [{ amount: '-1.00' }, { amount: '25.00' }] },
};

const file = (evidence: unknown) => JSON.stringify(evidence, null, 2);
const verdict = (text: string, secret = SECRET) => checkEvidence(text, secret).verdict;

test('evidence is genuine as it was saved, and with other spaces, another order of names, or a mark at its beginning', () => {
  const evidence = sealed(FACTS, SECRET);
  const { sha256, signature, ...facts } = evidence;
  for (const text of [
    file(evidence),
    JSON.stringify(evidence),
    `\uFEFF${file(evidence)}\r\n`,
    file(evidence).replace(/\n/g, '\r\n'),
    file({ signature, sha256, ...Object.fromEntries(Object.entries(facts).toReversed()) }),
  ])
    assert.equal(verdict(text), 'genuine');
});

/** The paths to every value within. */
const pathsOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([name, one]) => pathsOf(one, [...path, name]))]
    : [path];

function changedAt(evidence: Evidence, path: readonly string[], to: unknown): unknown {
  const copy = structuredClone(evidence) as unknown as Record<string, unknown>;
  let at = copy;
  for (const name of path.slice(0, -1)) at = at[name] as Record<string, unknown>;
  const last = path.at(-1)!;
  if (to === undefined) delete at[last];
  else at[last] = to;
  return copy;
}

test('whatever is changed, added or left out shows', () => {
  const evidence = sealed(FACTS, SECRET);
  const paths = pathsOf(evidence).filter((path) => path.length > 0);
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.oneof(fc.jsonValue(), fc.constant(undefined)), (path, to) => {
      const other = changedAt(evidence, path, to);
      fc.pre(canonical(other) !== canonical(evidence));
      assert.notEqual(verdict(file(other)), 'genuine', path.join('.'));
    }),
    { numRuns: 500 },
  );
  assert.equal(verdict(file({ ...evidence, note: 'added' })), 'changed');
  assert.equal(verdict(file(evidence).replace('25.00', '2500.00')), 'changed');
  // The eye reads the first of two values, the parser the last.
  assert.equal(verdict(file(evidence).replace('"win"', '"win": "9999.00",\n"win"')), 'changed');
});

test('who knows the rule of the hash but not the key signs nothing', () => {
  const forged = sealed({ ...FACTS, round: { win: '1000000.00' } }, 'another secret');
  assert.equal(verdict(file(forged)), 'foreign');
  assert.equal(verdict(file({ ...forged, signature: sealed(FACTS, SECRET).signature })), 'foreign');
  assert.equal(verdict(file({ ...forged, signature: 'f'.repeat(63) })), 'foreign');
});

test('what is no evidence is said to be none, and breaks nothing', () => {
  const evidence = sealed(FACTS, SECRET);
  for (const text of [
    '',
    'null',
    '[]',
    '7',
    '{}',
    '{"format":"baize-evidence-1"}',
    '{"format":"baize-evidence-1","sha256":7,"signature":null}',
    file({ ...evidence, format: 'other' }),
    file(evidence).slice(0, -1),
    '{"__proto__":{"format":"baize-evidence-1"}}',
    '['.repeat(50_000),
  ])
    assert.equal(verdict(text), 'unreadable', text.slice(0, 60));
  fc.assert(fc.property(fc.string(), (text) => assert.equal(verdict(text), 'unreadable')));
});

test('equal values have equal texts, and others do not', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      assert.equal(canonical(structuredClone(one)), canonical(one));
      if (canonical(one) === canonical(other)) assert.deepEqual(one, other);
    }),
  );
});
