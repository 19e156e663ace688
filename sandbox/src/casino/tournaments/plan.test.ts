import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DAY_MS } from '@/domain/time/lengths';
import { plannedAt } from './plan';

const at = (instant: string, index = 0) =>
  plannedAt('curacao', index, ['studio-a', 'studio-b'], new Date(instant)).map(
    ({ id, startsAt, endsAt }) => `${id} ${startsAt.toISOString()} ${endsAt.toISOString()}`,
  );

test('a Wednesday has the races of the day and the week, the next ones, and the last weekend of the month', () => {
  assert.deepEqual(at('2026-11-25T13:00:00Z'), [
    'curacao-daily-2026-11-25 2026-11-25T00:00:00.000Z 2026-11-26T00:00:00.000Z',
    'curacao-daily-2026-11-26 2026-11-26T00:00:00.000Z 2026-11-27T00:00:00.000Z',
    'curacao-weekly-2026-11-23 2026-11-23T00:00:00.000Z 2026-11-30T00:00:00.000Z',
    'curacao-weekly-2026-11-30 2026-11-30T00:00:00.000Z 2026-12-07T00:00:00.000Z',
    'curacao-weekend-2026-11-28 2026-11-28T00:00:00.000Z 2026-11-30T00:00:00.000Z',
  ]);
});

for (const [name, instant, weekly, weekend] of [
  ['a Monday at midnight begins its week', '2026-11-23T00:00:00Z', '2026-11-23', '2026-11-28'],
  ['a Sunday is the last day of its week', '2026-11-22T23:59:59Z', '2026-11-16', '2026-11-28'],
  ['a month may end on its last Saturday', '2026-10-31T12:00:00Z', '2026-10-26', '2026-10-31'],
  ['after the last weekend none is announced', '2026-11-30T00:00:00Z', '2026-11-30', null],
] as const) {
  test(name, () => {
    const ids = at(instant).map((line) => line.split(' ')[0]);
    assert.equal(ids[2], `curacao-weekly-${weekly}`);
    assert.equal(ids[4] ?? null, weekend && `curacao-weekend-${weekend}`);
  });
}

test('at any time one daily and one weekly race run and the next ones follow without a gap', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
      const planned = plannedAt('curacao', 1, [], now);
      for (const [kind, days] of [
        ['daily', 1],
        ['weekly', 7],
      ] as const) {
        const [runs, next] = planned.filter((one) => one.kind === kind);
        assert.ok(runs!.startsAt <= now && now < runs!.endsAt);
        assert.deepEqual(next!.startsAt, runs!.endsAt);
        assert.equal(next!.endsAt.getTime() - next!.startsAt.getTime(), days * DAY_MS);
      }
    }),
    { seed: 1 },
  );
});

test('brands differ in what counts', () => {
  const scopes = [0, 1].map((index) =>
    plannedAt('x', index, ['a', 'b'], new Date('2026-11-25')).map(({ scope }) => scope),
  );
  assert.notDeepEqual(scopes[0], scopes[1]);
});
