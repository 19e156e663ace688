import fc from 'fast-check';
import { moved, payoutOf, resultOf, resultWith, shownPayout, type Award } from './award';
import { boundaryAfter } from './halfHour';

const AWARD: Award = { ngr: '312.40', percent: '0.08', currency: 'EUR' };

describe('the award', () => {
  test.each([
    ['AWARD-07 a stake adds to the net loss', 'debit', '10.10', '322.5'],
    ['AWARD-07 a win takes from it', 'credit', '10.10', '302.3'],
    ['a win above the losses', 'credit', '400', '-87.6'],
    ['a fraction of a coin', 'debit', '0.000000000000000001', '312.400000000000000001'],
    ['nothing', 'debit', '0', '312.4'],
  ] as const)('%s', (_, movement, amount, ngr) => {
    expect(moved(AWARD, movement, amount)).toEqual({ ...AWARD, ngr });
  });

  test.each([
    ['312.40', '0.08', 1, '24.992'],
    ['312.40', '8', 100, '24.992'],
    ['-87.60', '0.08', 1, '-7.008'],
    ['0.00', '0.08', 1, '0'],
    ['0.1', '0.2', 1, '0.02'],
    ['100', '1', 1, '100'],
  ] as const)('AWARD-08 of %s at %s of %d is %s', (ngr, percent, base, payout) => {
    expect(payoutOf({ ...AWARD, ngr, percent }, base)).toBe(payout);
  });

  test('AWARD-08 is the product to the last digit, whatever moved it', () => {
    const cents = fc.bigInt({ min: -1_000_000_000n, max: 1_000_000_000n });
    const text = (value: bigint) => (Number(value) / 100).toFixed(2);
    fc.assert(
      fc.property(cents, fc.array(fc.tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 100_000n }))), (start, moves) => {
        const end = moves.reduce((award, [debit, amount]) => moved(award, debit ? 'debit' : 'credit', text(amount)), {
          ...AWARD,
          ngr: text(start),
        } as Award);
        const sum = moves.reduce((left, [debit, amount]) => left + (debit ? amount : -amount), start);
        expect(Number(end.ngr)).toBeCloseTo(Number(sum) / 100, 6);
        expect(Number(payoutOf(end, 1))).toBeCloseTo((Number(sum) / 100) * 0.08, 6);
      }),
    );
  });

  test('is shown as nothing below zero, and what is left of a loss beside it', () => {
    expect(shownPayout('-7.008')).toBe('0');
    expect(shownPayout('24.992')).toBe('24.992');
    expect(resultOf(AWARD)).toBe('-312.4');
    expect(resultOf({ ...AWARD, ngr: '-87.60' })).toBe('87.6');
  });

  test.each([
    ['312.40', '24.992', 2, '-287.41'],
    // −5.75 and 0.12 on the card: with 0.115 the sum would be −5.64, which does not add up.
    ['5.75', '0.115', 2, '-5.63'],
    ['5.75', '0.115', 8, '-5.635'],
    ['0.005', '0.0001', 2, '-0.01'],
    ['-87.60', '-7.008', 2, '87.6'],
  ])('the result of a net loss of %s with an award of %s adds up with %d decimals', (ngr, payout, places, result) => {
    expect(resultWith({ ...AWARD, ngr }, payout, places)).toBe(result);
  });
});

describe('AWARD-05 the next half hour', () => {
  test.each([
    ['UTC', '12:29:58.000', '12:30:00'],
    ['UTC', '12:29:59.999', '12:30:00'],
    ['UTC', '12:30:00.000', '13:00:00'],
    ['UTC', '12:00:00.400', '12:30:00'],
    ['Asia/Kathmandu', '12:00:00.000', '12:15:00'],
    ['Asia/Kolkata', '12:10:00.000', '12:30:00'],
    ['Europe/Berlin', '12:59:00.000', '13:00:00'],
  ])('in %s at %s UTC is %s', (zone, now, boundary) => {
    const at = boundaryAfter(zone, Date.parse(`2026-11-20T${now}Z`));
    expect(new Date(at).toISOString()).toBe(`2026-11-20T${boundary}.000Z`);
  });

  test('never lies back, and at most half an hour ahead', () => {
    const zones = fc.constantFrom('UTC', 'local', 'Mars/Olympus', 'Asia/Kathmandu', 'Australia/Lord_Howe');
    fc.assert(
      fc.property(zones, fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) }), (zone, now) => {
        const left = boundaryAfter(zone, now) - now;
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThanOrEqual(1_800_000);
      }),
    );
  });
});
