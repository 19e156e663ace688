import fc from 'fast-check';
import { EMPTY_LOG, KEPT, misses, withChanges, withLatest, withMissing, withOlder, type ChatMessage } from './chatLog';

const message = (number: number, change = number): ChatMessage => ({
  id: `m${number}`,
  number,
  change,
  room: 'en',
  playerId: 'p',
  player: 'marlin',
  colour: null,
  team: false,
  share: null,
  text: change === number ? `text ${number}` : null,
  deleted: change !== number,
  at: '2026-11-20T12:00:00.000Z',
});
const upTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, index) => message(from + index));
const numbers = ({ messages }: { messages: readonly ChatMessage[] }) => messages.map(({ number }) => number);

test('ENG-13 a page that comes newest first, or repeats what is known, leaves each message there once, in order', () => {
  const opened = withLatest(EMPTY_LOG, { messages: upTo(6, 4).toReversed(), cursor: 6, hasMore: true });
  expect(numbers(opened)).toEqual([4, 5, 6]);
  const whole = withOlder(opened, { messages: upTo(5).toReversed(), cursor: 6, hasMore: false });
  expect(numbers(whole)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('ENG-13 whatever order and however often changes arrive, each message is there once, in order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }).chain((last) =>
        fc.record({
          last: fc.constant(last),
          arriving: fc.shuffledSubarray([...upTo(last), ...upTo(last)]),
          known: fc.integer({ min: 0, max: last }),
        }),
      ),
      ({ last, arriving, known }) => {
        const opened = withLatest(EMPTY_LOG, { messages: upTo(known), cursor: known, hasMore: false });
        const live = arriving.reduce((log, one) => withChanges(log, [one]), opened);
        expect(numbers(live)).toEqual(upTo(live.cursor).map(({ number }) => number));
        const rest = upTo(last, live.cursor + 1);
        const whole = withMissing(live, { messages: rest, cursor: last, hasMore: false });
        expect(numbers(whole)).toEqual(upTo(last).map(({ number }) => number));
        expect(misses(whole)).toBe(false);
      },
    ),
  );
});

test('a deletion takes the message away, also one that arrives before it', () => {
  const log = withLatest(EMPTY_LOG, { messages: upTo(3), cursor: 3, hasMore: false });
  expect(numbers(withChanges(log, [message(2, 4)]))).toEqual([1, 3]);
  const ahead = withChanges(log, [message(4, 5)]);
  expect(misses(ahead)).toBe(true);
  expect(numbers(withChanges(ahead, [message(4)]))).toEqual([1, 2, 3]);
});

test('no more than KEPT are held: the oldest go while new ones come, the newest while older ones are read', () => {
  const full = withLatest(EMPTY_LOG, { messages: upTo(400, 201), cursor: 400, hasMore: true });
  expect(numbers(withChanges(full, [message(401)]))).toEqual(numbers({ messages: upTo(401, 202) }));
  const older = withOlder(full, { messages: upTo(200, 151), cursor: 400, hasMore: true });
  expect([older.messages.length, older.hasNewer, older.messages[0]?.number]).toEqual([KEPT, true, 151]);
  const later = withChanges(older, [message(401)]);
  expect([later.cursor, later.messages.at(-1)?.number]).toEqual([401, 350]);
  expect(numbers(withChanges(later, [message(160, 402)]))).not.toContain(160);
});
