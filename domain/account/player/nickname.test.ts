import { isNickname } from './nickname';

test.each(['marlin', 'rui_p', "O'Brien", 'محمد', 'สมชาย', ' linnea '])('%s is a nickname', (name) =>
  expect(isNickname(name)).toBe(true),
);

test.each(
  [
    ['', 'x', 'a'.repeat(25), 'two words', 'anna@players.example', '<b>', '.dot', 'a\u202eb'],
    ['Moderator', 'the_admin', 'support24', 'Team', 'ghost', 'Player-12ab'],
  ].flat(),
)('OP-051 %j is none', (name) => expect(isNickname(name)).toBe(false));
