import type { Operation } from '@/config/endpoints/operations';
import { asCallError, type HttpRequest } from './call';
import { operationOf } from './endpoints';

/** A 404 of a framework names the path it did not find: "Cannot POST /api/…", "Route POST:/api/… not found". */
const namesPath = (body: unknown, path: string) => asCallError(body).message?.includes(path) === true;

/**
 * The operation that an answer says this backend does not have: 501, 405, or a 404 that cannot be about the thing asked
 * for (OP-036). A 404 to a path with an id, or with a code of the contract, is an ordinary refusal.
 *
 * @param body the parsed answer; undefined when it is not JSON, null when it is empty
 */
export function missingOperation({ method, path }: HttpRequest, status: number, body: unknown): Operation | null {
  if (status !== 501 && status !== 405 && status !== 404) return null;
  const operation = operationOf(method, path);
  if (operation === null || status !== 404 || body === undefined || body === null) return operation;
  if (asCallError(body).code !== undefined) return null;
  return method === 'GET' || namesPath(body, path) ? operation : null;
}
