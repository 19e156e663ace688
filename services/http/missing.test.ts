import { missingOperation } from './missing';

const login = { method: 'POST', path: '/api/user/login' } as const;
const bonuses = { method: 'GET', path: '/api/admin/get-all-bonus' } as const;

test.each([
  ['501, whatever it says', login, 501, { code: 'LATER' }, 'login'],
  ['405, as the path knows other methods only', login, 405, { message: 'Method Not Allowed' }, 'login'],
  ['a 404 with an empty body', login, 404, null, 'login'],
  ['a 404 as text', login, 404, undefined, 'login'],
  ["a framework's 404, which names the path", login, 404, { message: 'Cannot POST /api/user/login' }, 'login'],
  ['a 404 to a list', bonuses, 404, { message: 'Not Found' }, 'bonuses'],
  ['a 404 about what was sent', login, 404, { message: 'No such player' }, null],
  ['a 404 with a code of the contract', login, 404, { code: 'NOT_FOUND' }, null],
  ['a 404 to a list with a code', bonuses, 404, { code: 'PLAYER_NOT_FOUND' }, null],
  ['a 404 to a path with an id', { method: 'GET', path: '/api/core/casino/games/none' }, 404, null, null],
  ['a 404 to another path', { method: 'GET', path: '/api/else' }, 404, null, null],
  ['a 500', login, 500, null, null],
  ['a 403', login, 403, null, null],
] as const)('B17 %s', (_, request, status, body, operation) => {
  expect(missingOperation(request, status, body)).toBe(operation);
});
