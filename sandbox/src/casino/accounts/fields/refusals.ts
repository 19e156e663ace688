import { type FastifyRequest } from 'fastify';
import { spokenIn } from '../../../http/languages';
import { PasswordsBusy } from '../passwords/passwordThread';
import { say, type Sentence } from './sentences';
import { type Taken } from '../store/accounts';
import { Refusal } from '../../../http/refusal';

/** The sentence about a field, with its number if it has one. */
export type FieldFault = Sentence | { sentence: Sentence; n: number };
export type FieldFaults = Readonly<Record<string, FieldFault>>;

/** The sentences for the faults, in the caller's language. */
export function sayFaults(request: FastifyRequest, faults: FieldFaults): Record<string, string> {
  const language = spokenIn(request.headers['accept-language']);
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [
      field,
      typeof fault === 'string' ? say(language, fault) : say(language, fault.sentence, fault.n),
    ]),
  );
}

/** A refusal in the caller's language. */
export const refusalIn = (
  request: FastifyRequest,
  status: Refusal['status'],
  code: string,
  sentence: Sentence,
  details?: Record<string, unknown>,
): Refusal => new Refusal(status, code, say(spokenIn(request.headers['accept-language']), sentence), details);

/** Throws VALIDATION with one sentence per field if there are any faults. */
export function refuseFaults(request: FastifyRequest, faults: FieldFaults): void {
  if (Object.keys(faults).length === 0) return;
  throw refusalIn(request, 422, 'VALIDATION', 'checkFields', sayFaults(request, faults));
}

const TAKEN: Readonly<Partial<Record<Taken, FieldFaults>>> = {
  phone: { phone: 'phoneTaken' },
  nickname: { nickname: 'nicknameTaken' },
};

/** The refusal for an e-mail, phone or nickname that another account of the brand uses. */
export function refusalOfTaken(request: FastifyRequest, taken: Taken): Refusal {
  const faults = TAKEN[taken] ?? { email: 'emailTaken' };
  return refusalIn(request, 422, 'VALIDATION', 'checkFields', sayFaults(request, faults));
}

/** Awaits password hashing; a full queue is a 503. */
export async function orBusy<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof PasswordsBusy ? refusalIn(request, 503, 'BUSY', 'busy') : error;
  }
}
