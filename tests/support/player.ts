import { call, type HttpRequest } from '@/services/http/call';
import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import { userDetailsEndpoint } from '@/services/account/profile';
import { STORED, writeStored } from '@/services/browser/storage';
import { makeStore, type Store } from '@/store/store';

/** Answers by path: a value or a function that makes it; a missing one is a lost call. */
export type Answers = Record<string, unknown>;

/** The error of a lost connection. */
export const LOST = { message: 'Something went wrong', network: true };

const MARIA = {
  userId: 'u1',
  email: 'maria@example.com',
  isEmailVerified: true,
  firstName: 'Maria',
  lastName: 'Lindqvist',
  nickname: 'marlin',
  kycStatus: null,
};

/** A backend that answers by path. */
export const answering =
  (answers: Answers) =>
  async (request: HttpRequest): Promise<unknown> => {
    const answer = answers[request.path];
    if (answer === undefined) throw LOST;
    return typeof answer === 'function' ? (answer as (request: HttpRequest) => unknown)(request) : answer;
  };

/**
 * A tab in which Maria is signed in, with every call it makes. `answers` are by path and may be changed during the
 * test; `user` and `depositCount` override her details; `more` holds the other details, and may be changed too.
 */
export async function playerStore(
  answers: Answers = {},
  { depositCount = 0, ...user }: Record<string, unknown> & { depositCount?: number | null } = {},
  more: object = {},
): Promise<{ store: Store; asked: HttpRequest[] }> {
  const asked: HttpRequest[] = [];
  const answer = answering(answers);
  const details = () => ({ getUser: { ...MARIA, ...user }, depositCount, ...more });
  const http = async (request: HttpRequest): Promise<unknown> => {
    if (request.path === call(ACCOUNT_ENDPOINTS.userDetails).path) return details();
    asked.push(request);
    return answer(request);
  };
  writeStored(STORED.token, 'token-of-maria');
  const store = makeStore({ http });
  await store.dispatch(userDetailsEndpoint.initiate());
  return { store, asked };
}
