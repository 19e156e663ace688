import type { HttpRequest } from '@/services/http/call';
import { makeStore } from '@/store/store';
import { safetyEndpoints, toSessions } from './safety';

const WRITE = { intent: 'k' };

const CALLS = [
  ['the sessions', safetyEndpoints.sessions.initiate()],
  ['the end of a session', safetyEndpoints.endSessions.initiate({ sessionId: 's1', ...WRITE })],
  ['a change of address', safetyEndpoints.emailChange.initiate()],
  ['requests about the account', safetyEndpoints.accountRequests.initiate()],
  ['a copy of the data', safetyEndpoints.dataCopy.initiate()],
  ['the end of the account', safetyEndpoints.closeAccount.initiate({ currentPassword: 'p', reason: null, ...WRITE })],
] as const;

test.each(CALLS)('%s is asked for with the session’s token only', async (_, call) => {
  const asked: HttpRequest[] = [];
  const http = async (request: HttpRequest) => {
    asked.push(request);
    return { data: {} };
  };
  await makeStore({ http }).dispatch(call as never);
  expect(asked).toEqual([expect.objectContaining({ needsToken: true })]);
});

test('a copy of the data may be long, and take long', async () => {
  const asked: HttpRequest[] = [];
  const http = async (request: HttpRequest) => {
    asked.push(request);
    return { data: { copy: {} } };
  };
  expect((await makeStore({ http }).dispatch(safetyEndpoints.dataCopy.initiate())).data).toBe('{}');
  expect(asked).toEqual([expect.objectContaining({ large: true, maxBytes: 200 * 1024 * 1024 })]);
});

test.each([
  ['null', null, null],
  ['absent', undefined, undefined],
  ['without a moment', {}, undefined],
  ['at a moment that cannot be read', { at: 'soon' }, undefined],
])('a last log-in that is %s is a first one only where the backend says so', (_, lastLogin, read) => {
  expect(toSessions({ data: { sessions: [], lastLogin } }).lastLogin).toBe(read);
});
