import type { HttpRequest } from './call';
import { onStepUp, withStepUp } from './stepUp';

const WAITS = { code: 'STEP_UP_REQUIRED', message: 'Confirm first', details: { methods: ['password'] } };
const REQUEST: HttpRequest = { method: 'POST', path: '/api/user/remove-authenticator', idempotencyKey: 'intent-1' };

/** A client whose calls meet these answers in turn. */
function client(...answers: unknown[]) {
  const sent: HttpRequest[] = [];
  const http = withStepUp(async (request) => {
    sent.push(request);
    const answer = answers.shift();
    if (answer === WAITS) throw answer;
    return answer;
  });
  return { http, sent };
}

test('a call that waits for a proof is made again with the same key once the player gave it, and once only', async () => {
  const asked = jest.fn(async () => true);
  const forget = onStepUp(asked);
  const { http, sent } = client(WAITS, 'done');
  await expect(http(REQUEST)).resolves.toBe('done');
  expect(asked.mock.calls).toEqual([[WAITS.details]]);
  expect(sent).toEqual([REQUEST, REQUEST]);
  const twice = client(WAITS, WAITS, 'never');
  await expect(twice.http(REQUEST)).rejects.toBe(WAITS);
  expect(twice.sent).toHaveLength(2);
  forget();
});

test('the refusal stands where the player does not want to, and where nobody can ask', async () => {
  const forget = onStepUp(async () => false);
  await expect(client(WAITS).http(REQUEST)).rejects.toBe(WAITS);
  forget();
  const { http, sent } = client(WAITS, 'never');
  await expect(http(REQUEST)).rejects.toBe(WAITS);
  expect(sent).toHaveLength(1);
});
