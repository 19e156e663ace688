import { endOfDayEverywhere, todayAnywhere } from './everywhere';

test('a day has ended everywhere once it has in the last zone', () => {
  expect(endOfDayEverywhere('2026-12-24').toISOString()).toBe('2026-12-25T12:00:00.000Z');
  for (const none of ['2026-02-30', '', 'today']) expect(() => endOfDayEverywhere(none)).toThrow(RangeError);
});

test('it may still be yesterday, or already tomorrow', () => {
  const at = (time: string) => todayAnywhere(new Date(`2026-11-20T${time}Z`));
  expect(at('09:00:00')).toEqual({ earliest: '2026-11-19', latest: '2026-11-20' });
  expect(at('11:00:00')).toEqual({ earliest: '2026-11-19', latest: '2026-11-21' });
  expect(at('12:00:00')).toEqual({ earliest: '2026-11-20', latest: '2026-11-21' });
});
