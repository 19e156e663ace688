import fc from 'fast-check';
import { exclusionOf } from '@/domain/protection/selfExclusion';
import { isOutdated } from '@/domain/protection/exclusionState';
import { Malformed } from '@/services/http/parse';
import { toExclusionState } from './exclusion';

const LIMIT = { isSelfExclusionPermanent: false, selfExclusion: '2027-01-01', isSelfExclusionByClock: false };
const DATA = {
  userLimit: LIMIT,
  otherBrands: 19,
  exclusion: null,
  lifting: null,
  mayAskLifting: false,
  liftingHours: null,
};
const read = (more: object = {}) => toExclusionState({ data: { ...DATA, ...more } });

test('whatever a backend answers is read, or said to be malformed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (exclusion, lifting, other) => {
      const state = read({ exclusion, lifting, otherBrands: other, liftingHours: other, mayAskLifting: other });
      expect(state.otherBrands).toBeGreaterThanOrEqual(0);
      for (const at of [state.exclusion?.until, state.lifting?.liftsAt, state.lifting?.askedAt])
        expect(at == null || !Number.isNaN(Date.parse(at))).toBe(true);
    }),
  );
  for (const wire of [null, {}, { data: null }, { data: [] }, { data: { userLimit: null } }])
    expect(() => toExclusionState(wire)).toThrow(Malformed);
});

test('a request in a state that nobody knows is none', () => {
  const lifting = { reference: 'L-1', state: 'asked', askedAt: 'yesterday' };
  expect(read({ lifting }).lifting).toMatchObject({ state: 'asked', askedAt: null });
  for (const state of ['', 'GRANTED', null, 1]) expect(read({ lifting: { ...lifting, state } }).lifting).toBeNull();
});

test.each([
  [{ isSelfExclusionPermanent: true }, true],
  [{ selfExclusion: '2027-01-02' }, true],
  [{ isSelfExclusionByClock: true }, true],
  [{ isSelfExclusionUntilLifted: true }, true],
  [{ isSelfExclusionUntilLifted: false }, false],
  [{}, false],
])('details that differ from what is told by %j are old: %s', (more, expected) => {
  expect(isOutdated(LIMIT, { ...LIMIT, ...more })).toBe(expected);
});

test('MKT-29 one that stays is active before its end and after it, until it is lifted', () => {
  const limits = { ...LIMIT, isSelfExclusionUntilLifted: true };
  const at = (day: string, stays = true) =>
    exclusionOf({ ...limits, isSelfExclusionUntilLifted: stays }, new Date(`${day}T12:00:00Z`), (moment) =>
      moment.toISOString().slice(0, 10),
    );
  expect(at('2027-01-01')).toEqual({ forGood: false, day: '2027-01-01' });
  expect(at('2027-01-02')).toEqual({ forGood: false, isOver: true });
  expect(at('2027-01-02', false)).toBeNull();
});
