import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { secureRandom } from '../../../base/random';
import { toPercent } from '../slots/fraction';
import { BETS, returnOf } from './bets';
import { cardAt, pointsOf, SHOE } from './cards';
import { bankerDraws, dealOf, playerDraws } from './deal';
import { BACCARAT } from './engine';
import { figuresOfBet, RESULTS, WAYS } from './figures';

const place = fc.nat(SHOE - 1);
const outcome = fc.uniqueArray(place, { minLength: 6, maxLength: 6 }).map((places) => places.map(cardAt).join(' '));

test('the player draws on 0 to 5, and the banker by the printed table', () => {
  assert.deepEqual(
    Array.from({ length: 8 }, (_, total) => playerDraws(total)),
    [true, true, true, true, true, true, false, false],
  );
  /** The banker's total → the player's third cards that it draws on; `-` stands for none. */
  const table = ['0123456789-', '0123456789-', '0123456789-', '012345679-', '234567-', '4567-', '67', ''];
  for (const [banker, drawn] of table.entries())
    for (const third of '0123456789-')
      assert.equal(
        bankerDraws(banker, third === '-' ? null : Number(third)),
        drawn.includes(third),
        `${banker} on ${third}`,
      );
});

const ROUNDS: readonly [string, string, string, ReturnType<typeof dealOf>['result']][] = [
  // A natural ends the round, also against a hand that would draw.
  ['9H 2S KC 3D 5S 3H', '9H KC', '2S 3D', 'player'],
  ['2H 8S 3C KD 5S 3H', '2H 3C', '8S KD', 'banker'],
  // The player stands on six, and the banker takes the fifth card.
  ['6H 2S KC 3D 2S 3H', '6H KC', '2S 3D 2S', 'banker'],
  // Both draw.
  ['2H 2S 3C KD 4S 7H', '2H 3C 4S', '2S KD 7H', 'tie'],
  // Three against an eight stands.
  ['AH 3S AC KD 8S 6H', 'AH AC 8S', '3S KD', 'banker'],
];

test('rounds are dealt in turn, player first', () => {
  for (const [cards, player, banker, result] of ROUNDS) {
    const deal = dealOf(cards);
    assert.deepEqual([deal.player.join(' '), deal.banker.join(' '), deal.result], [player, banker, result], cards);
  }
});

test('the returns are those of eight decks, counted over every order of six cards', () => {
  assert.equal(WAYS, 4_998_398_275_503_360);
  assert.deepEqual(RESULTS, {
    player: 2_230_518_282_592_256,
    banker: 2_292_252_566_437_888,
    tie: 475_627_426_473_216,
  });
  assert.deepEqual(
    BETS.map((bet) => toPercent(figuresOfBet(bet).returnToPlayer)),
    [98.76, 85.64, 98.94],
  );
});

test('whatever is dealt: four to six different cards of the shoe, points below ten, and a bet returns what its result says', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 9n }).map((units) => units * 20n);
  fc.assert(
    fc.property(outcome, fc.constantFrom(...BETS), amount, (cards, spot, stake) => {
      const { player, banker, points, result } = dealOf(cards);
      assert.ok(player.length >= 2 && player.length <= 3 && banker.length >= 2 && banker.length <= 3);
      for (const [hand, total] of [
        [player, points.player],
        [banker, points.banker],
      ] as const)
        assert.equal(hand.map(pointsOf).reduce((sum, one) => sum + one, 0) % 10, total);
      const win = BACCARAT.winOf([{ spot, amount: stake }], cards);
      assert.equal(win * 100n, stake * BigInt(returnOf(spot, result)));
      assert.equal(
        BACCARAT.winOf(
          [
            { spot, amount: stake },
            { spot: 'nobody', amount: 20n },
          ],
          cards,
        ),
        win,
      );
    }),
  );
});

test('six cards are drawn, none of them twice from the same place of the shoe', () => {
  const drawn = Array.from({ length: 200 }, () => BACCARAT.draw(secureRandom).split(' '));
  for (const cards of drawn) assert.equal(cards.length, 6);
  const asked: number[] = [];
  const places = [5, 5, 6, 7, 6, 8, 9, 10];
  const cards = BACCARAT.draw((below) => {
    asked.push(below);
    return places[asked.length - 1]!;
  });
  assert.equal(cards, [5, 6, 7, 8, 9, 10].map(cardAt).join(' '));
  assert.deepEqual(new Set(asked), new Set([SHOE]));
});
