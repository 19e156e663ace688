import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOfTiers, gateTests, SHARES } from './tiers';
import { listLines, testsIn } from './browserList';

const REPORT = {
  errors: [],
  suites: [
    {
      title: 'a.spec.ts',
      specs: [{ title: 'alone', file: 'a.spec.ts', tests: [{ projectName: 'desktop' }, { projectName: 'phone' }] }],
      suites: [
        { title: 'group', specs: [{ title: 'inside', file: 'a.spec.ts', tests: [{ projectName: 'desktop' }] }] },
      ],
    },
  ],
};

test('every test of a report is listed with its project, file and groups', () => {
  assert.deepEqual(
    testsIn(REPORT).map(({ project, title }) => `${project}: ${title}`),
    ['desktop: alone', 'phone: alone', 'desktop: group inside'],
  );
  assert.equal(
    listLines(testsIn(REPORT)),
    '[desktop] › a.spec.ts › alone\n[phone] › a.spec.ts › alone\n[desktop] › a.spec.ts › group › inside',
  );
});

test('a title that a list cannot name is an error, not a test that never runs', () => {
  const [first] = testsIn(REPORT);
  assert.throws(() => listLines([{ ...first!, titles: ['one › two'] }]), /cannot find "one › two"/);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, row) => ({ project: 'desktop', file: 'a.spec.ts', title: `row ${row}` }));
const FIRST_STAYS = [{ file: 'a.spec.ts', title: /^row (?!0$)/, standIn: 'row 0' }];

test('what moved runs in one gate of sixteen, the same again for the same turn; what stayed runs in each', () => {
  const all = many(400);
  const seen = new Map<string, number>();
  for (let turn = 0; turn < SHARES; turn++) {
    const chosen = gateTests(all, turn, FIRST_STAYS);
    assert.deepEqual(chosen, gateTests(all, turn + SHARES, FIRST_STAYS));
    assert.ok([25, 26].includes(chosen.length), 'shares of one size, and the test that stays');
    for (const { title } of chosen) seen.set(title, (seen.get(title) ?? 0) + 1);
  }
  assert.equal(seen.get('row 0'), SHARES);
  assert.ok(all.slice(1).every(({ title }) => seen.get(title) === 1));
});

test('a rule that matches nothing, and one whose stand-in the gate does not run, are faults', () => {
  assert.deepEqual(faultsOfTiers(many(3), FIRST_STAYS), []);
  assert.match(
    faultsOfTiers(many(3), [{ file: 'b.spec.ts', title: /x/, standIn: 'row 0' }])[0]!,
    /no test of its own matches/,
  );
  assert.match(
    faultsOfTiers(many(3), [{ file: 'a.spec.ts', title: /row/, standIn: 'row 0' }])[0]!,
    /nothing .* stands in/,
  );
  const elsewhere = { project: 'desktop', file: 'b.spec.ts', title: 'the same' };
  const stoodFor = [{ file: 'a.spec.ts', title: /row/, standIn: 'b.spec.ts: the same' }];
  assert.deepEqual(faultsOfTiers([...many(3), elsewhere], stoodFor), []);
  assert.match(faultsOfTiers(many(3), stoodFor)[0]!, /nothing .* stands in/);
  const sizes = [...many(1), { project: 'phone', file: 'a.spec.ts', title: 'row 0' }];
  assert.deepEqual(faultsOfTiers(sizes, [{ file: 'a.spec.ts', title: /row/, project: 'phone' }]), []);
  assert.match(faultsOfTiers(sizes, [{ file: 'a.spec.ts', title: /row/ }])[0]!, /nothing .* stands in/);
  const byIds = [{ file: 'a.spec.ts', title: /./, byIds: true as const }];
  const [a] = many(1).map((test) => ({ ...test, title: 'PAY-07 SESS-02 paid' }));
  const proofs = [{ file: 'a.test.ts', title: 'PAY-07 SESS-02' }];
  assert.deepEqual(faultsOfTiers([a!], byIds, proofs), []);
  assert.match(faultsOfTiers([a!], byIds, [{ file: 'a.test.ts', title: 'PAY-07' }])[0]!, /nothing .* stands in/);
  assert.match(faultsOfTiers(many(1), byIds, proofs)[0]!, /nothing .* stands in/);
});
