import { readdirSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import fc from 'fast-check';
import { CAPABILITIES, type CapabilityRow } from '@/config/capabilities';
import { CAPABILITY_NOTES } from '@/config/capabilityNotes';
import { ACCOUNT } from '@/contract/mockBackend/accounts';
import { operationsOfContract } from '@/contract/document';
import { responseProblems } from '@/contract/validate';
import type { OperationId } from '@/contract/wire';
import type { Backend, Reply } from '@/scripts/conformance/backend/backend';
import { jsonOf } from '@/scripts/conformance/json';
import { reportOf } from '@/scripts/conformance/report';
import { CHECKS, runChecks, type Result } from '@/scripts/conformance/run';
import { SCREENS } from '@/scripts/conformance/screens';
import { summarise } from '@/scripts/conformance/summary';
import { without } from '@/scripts/conformance/withoutCall';
import { MODALS } from '@/store/modal';
import schema from '../docs/conformance/report.schema.json';

const ALL = operationsOfContract.map(({ operationId }) => operationId);

/** A run in which every call passed, but for these. */
function summaryOf({ missing = [], failed = [], skipped = [], mute = [] }: Record<string, string[]>) {
  const results = ALL.map((subject): Result => {
    if (failed.includes(subject) || mute.includes(subject) || missing.includes(subject))
      return { subject, outcome: 'failed', reasons: ['/data: must be object'] };
    return skipped.includes(subject)
      ? { subject, outcome: 'skipped', reasons: ['it writes: give --writes'] }
      : { subject, outcome: 'passed', reasons: [] };
  });
  return summarise(results, {
    missing: () => new Set(missing as OperationId[]),
    answered: (id) => !mute.includes(id) && !missing.includes(id),
  });
}

test.each([
  ['works', {}],
  ['reduced', { failed: ['games'] }],
  ['reduced', { missing: ['studios'] }],
  ['reduced', { mute: ['studios'] }],
  ['absent', { missing: ['games'] }],
  ['breaks', { mute: ['games'] }],
  ['unchecked', { skipped: ['games'] }],
])('the lobby %s with %j', (verdict, run) => {
  const { capabilities, screens } = summaryOf(run);
  expect(capabilities.find(({ name }) => name === 'lobby')).toMatchObject({ verdict });
  expect(screens.find(({ name }) => name === '/casino')).toMatchObject({ verdict });
});

test('of two calls of which one is enough the better counts', () => {
  const { capabilities } = summaryOf({ missing: ['updateUserDetails'] });
  expect(capabilities.find(({ name }) => name === 'profile')).toMatchObject({ verdict: 'works' });
});

test('a backend without self-exclusion is told so first, and gets the block for its settings', () => {
  const summary = summaryOf({ missing: ['selfExclude', 'studios'] });
  expect(summary.protection).toEqual(['Players cannot exclude themselves: the backend lacks the calls for it.']);
  expect(summary.endpoints).toEqual({ selfExclude: null, studios: null });
  const report = reportOf(summary);
  expect(report.startsWith('Do not go live like this\n\n  Players cannot exclude themselves')).toBe(true);
  expect(report).toContain('reduced   lobby: there is no studios');
  expect(report).toContain('"selfExclude": null');
});

test('the calls of the specification stand apart from those of this contract', () => {
  const { specification, ours } = summaryOf({});
  expect(specification.map(({ subject }) => subject)).toContain('bonuses');
  expect(ours.map(({ subject }) => subject)).toContain('games');
  expect(specification.length + ours.length).toBe(ALL.length);
});

/** The reasons of the screen at an address. */
const reasonsAt = (address: string, run: Parameters<typeof summaryOf>[0]) =>
  summaryOf(run).screens.find(({ addresses }) => addresses.includes(address))?.reasons;

test.each([
  ['/casino', { missing: ['games'] }, 'missing', 'Not in menus and links; its address says that this casino'],
  ['/casino', { mute: ['games'] }, 'wrong', 'It opens, and says that it could not be loaded'],
  ['/casino', { missing: ['categories'] }, 'missing', 'Games are not sorted into categories'],
  ['/casino/games/', { missing: ['launchGame'] }, 'missing', 'Players cannot start a game'],
  ['/deposit', { failed: ['payments'] }, 'wrong', 'What has another shape is read as far as possible, or left out'],
  ['/withdraw', { skipped: ['confirmWithdrawal'] }, 'unchecked', 'Not known'],
])('%s with %j says why, and what players find', (address, run, because, players) => {
  const [calls] = Object.values(run);
  expect(reasonsAt(address, run)).toEqual([
    expect.objectContaining({ because, calls, players: expect.stringContaining(players) }),
  ]);
});

test('a part that is missing reduces a screen, and does not take it away', () => {
  const { screens } = summaryOf({ missing: ['createDeposit'] });
  const verdicts = new Map(screens.map(({ name, verdict }) => [name, verdict]));
  expect([verdicts.get('/deposit'), verdicts.get('/promotions'), verdicts.get('/casino')]).toEqual([
    'reduced',
    'reduced',
    'works',
  ]);
});

const SCREEN_ADDRESSES = SCREENS.flatMap(({ addresses }) => addresses);

test('every page and dialog is a screen of the report, once', () => {
  const files = readdirSync(path.resolve(__dirname, '../pages'), { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => /^[^_[].*(?<!\.\w+)\.tsx$/.test(file))
    .map((file) => `/${file.replace(/(\/?index)?\.tsx$/, '').replace(/\[\w+\]$/, '')}`);
  const all = ['every page', ...pages, ...Object.keys(MODALS).map((name) => `?modal=${name}`)];
  expect(SCREEN_ADDRESSES.toSorted()).toEqual(all.toSorted());
});

test('a screen that the site takes away with a capability is that capability’s own', () => {
  for (const [name, row] of Object.entries(CAPABILITIES)) {
    const { pages = [], dialogs = [] }: CapabilityRow = row;
    for (const address of [...pages, ...dialogs.map((dialog) => `?modal=${dialog}`)])
      expect([address, SCREENS.find(({ addresses }) => addresses.includes(address))?.own]).toEqual([address, name]);
  }
});

test('each capability stands on a screen, and each call that adds to one has words for its lack', () => {
  const shown = new Set(SCREENS.flatMap(({ own, parts = [] }) => [own, ...parts]));
  expect(Object.keys(CAPABILITIES).filter((name) => !shown.has(name as keyof typeof CAPABILITIES))).toEqual([]);
  const calls = [
    ...Object.values(CAPABILITY_NOTES).flatMap(({ uses = [] }) => uses),
    ...SCREENS.flatMap((screen) => screen.calls ?? []),
  ];
  for (const call of calls) expect([call, without(call)]).not.toEqual([call, 'Something is left out']);
});

const fitsSchema = new Ajv({ strict: false }).compile(schema);

/** A backend that answers with anything: these bodies and statuses in turn. */
function anyBackend(answers: readonly { status: number; body: unknown; type: string }[]): Backend & { count: number } {
  const next = (id: OperationId | null): Promise<Reply> => {
    const { status, body, type } = answers[backend.count++ % answers.length]!;
    const problems = id === null ? [] : responseProblems(id, status, body);
    return Promise.resolve({ status, body, headers: new Headers({ 'content-type': type }), problems });
  };
  const backend = { count: 0, call: (id: OperationId) => next(id), fetch: () => next(null) };
  return backend;
}

test('2,000 random answers end in a result for every check, in words', async () => {
  let asked = 0;
  const answer = fc.record({
    status: fc.constantFrom(200, 200, 200, 204, 400, 403, 404, 422, 500, 501),
    body: fc.oneof(
      fc.constant(undefined),
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom('data', 'code', 'message', 'rows', 'count', 'accessToken'), fc.jsonValue()),
    ),
    type: fc.constantFrom('application/json', 'text/html', ''),
  });
  const runs = fc.array(answer, { minLength: 40, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(runs, async (answers) => {
      const backend = anyBackend(answers);
      const { results, ...seen } = await runChecks({ backend, account: ACCOUNT }, { writes: true });
      asked += backend.count;
      expect(results.length).toBeGreaterThanOrEqual(CHECKS.length);
      const reasons = results.flatMap((result) => result.reasons);
      expect(reasons.filter((reason) => /Cannot read|is not (a function|iterable)|undefined/.test(reason))).toEqual([]);
      const summary = summarise(results, seen);
      expect(reportOf(summary)).toContain('Screens');
      expect(fitsSchema(jsonOf(summary, results)) || fitsSchema.errors).toBe(true);
    }),
    { numRuns: 20, seed: 20 },
  );
  expect(asked).toBeGreaterThan(2_000);
});
