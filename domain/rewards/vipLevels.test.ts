import fc from 'fast-check';
import { levelGroups, levelState, standingOf, type VipLevel } from './vipLevels';

const level = (number: number, xp: number, name: string): VipLevel => ({
  level: number,
  name,
  xp,
  rakebackRate: null,
  cashbackPercent: null,
  benefits: [],
});
const LEVELS = [
  level(2, 1_000, 'Lagoon'),
  level(1, 0, 'Harbour'),
  level(4, 9_000, 'Meridian'),
  level(3, 4_000, 'Coral'),
];
const own = { level: 2, name: 'Lagoon', xp: 1_500, nextLevelXp: 4_000, nextLevelName: 'Coral' };

describe('ENG-02 groups of levels', () => {
  test.each([
    [[1], [[1, 2, 3, 4]]],
    [
      [1, 3],
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [[], [[1, 2, 3, 4]]],
    [
      [2, 4],
      [[1], [2, 3], [4]],
    ],
    [
      [3, 1, 3, 99],
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ])('by the steps %j', (steps, groups) => {
    expect(levelGroups(LEVELS, steps).map((group) => group.map((one) => one.level))).toEqual(groups);
  });

  test('hold every level once, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2, max: 8 })), (steps) => {
        expect(
          levelGroups(LEVELS, steps)
            .flat()
            .map((one) => one.level),
        ).toEqual([1, 2, 3, 4]);
      }),
    );
  });

  test('of no levels are none', () => {
    expect(levelGroups([], [1])).toEqual([]);
  });
});

describe('ENG-01 where a player stands', () => {
  test('is told in points, with what is left to the next level', () => {
    expect(standingOf(own, LEVELS)).toEqual({
      name: 'Lagoon',
      xp: 1_500,
      share: 500 / 3_000,
      next: { name: 'Coral', xp: 4_000, left: 2_500 },
    });
  });

  test('comes from the table where the player’s details do not say it', () => {
    const bare = { ...own, name: '', nextLevelXp: null, nextLevelName: null };
    expect(standingOf(bare, LEVELS)).toEqual(standingOf(own, LEVELS));
  });

  test('has no next level at the top', () => {
    const top = { ...own, level: 4, name: 'Meridian', xp: 20_000, nextLevelXp: null, nextLevelName: null };
    expect(standingOf(top, LEVELS)).toEqual({ name: 'Meridian', xp: 20_000, next: null, share: 1 });
  });

  test.each([
    ['the account says so', null, null, [], 1],
    ['the table has no other above', undefined, null, LEVELS, 1],
    ['nobody says whether there is another', undefined, null, [], null],
    ['the table lacks the own level', undefined, null, LEVELS.slice(0, 2), null],
    ['the account names a next one', undefined, 'Zenith', LEVELS, null],
    ['the table has another above', null, null, [...LEVELS, level(6, 50_000, 'Zenith')], null],
  ])('without a next level, where %s', (_, nextLevelXp, nextLevelName, levels, share) => {
    const top = { level: 4, name: 'Meridian', xp: 20_000, nextLevelXp, nextLevelName };
    expect(standingOf(top, levels)).toEqual({ name: 'Meridian', xp: 20_000, next: null, share });
  });

  test('has no share of the way before the points of the own level are known', () => {
    expect(standingOf(own, [])).toMatchObject({ share: null, next: { left: 2_500 } });
    expect(standingOf({ ...own, xp: null }, LEVELS)).toMatchObject({ share: null, next: null });
  });

  test('is never more than the whole way, and never less than nothing is left', () => {
    expect(standingOf({ ...own, xp: 5_000 }, LEVELS)).toMatchObject({ share: 1, next: { left: 0 } });
    expect(standingOf({ ...own, xp: 3_999.2 }, LEVELS).next?.left).toBe(1);
  });

  test('makes levels reached, its own, or ahead; of a guest it makes nothing', () => {
    expect(LEVELS.map((one) => levelState(one, own))).toEqual(['here', 'reached', 'ahead', 'ahead']);
    expect(levelState(LEVELS[0]!, null)).toBeNull();
  });
});
