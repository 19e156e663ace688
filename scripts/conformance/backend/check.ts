import { type OperationId } from '@/contract/wire';
import { type Backend, type Reply } from './backend';

/** The result of a check: a list of problems (empty when there are none), or why it was skipped. */
export type Finding = string[] | { skipped: string };

export type Account = { email: string; password: string };

export type Context = { backend: Backend; account: Account | null };

/** The check of one subject: the shape of an operation and at least one behaviour. */
export type Check = {
  subject: OperationId | 'unknown address';
  /** Changes something at the backend, so it runs only with --writes. */
  writes?: true;
  run: (context: Context) => Promise<Finding>;
};

export const skip = (reason: string): Finding => ({ skipped: reason });

/** One problem when the condition does not hold. */
export const must = (holds: boolean, otherwise: string): string[] => (holds ? [] : [otherwise]);

const codeOf = (reply: Reply): string => {
  const code = (reply.body as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? ` ${code}` : '';
};

/** The answer must be 200 and have the operation's shape. */
export const success = (reply: Reply, what: string): string[] =>
  reply.status === 200
    ? reply.problems.map((problem) => `${what}: ${problem}`)
    : [`${what}: answered ${reply.status}${codeOf(reply)} instead of 200`];

/** The answer must be this refusal, in the contract's error shape. */
export function refusal(reply: Reply, status: number, code: string, what: string): string[] {
  if (reply.status === status && codeOf(reply) === ` ${code}`) {
    return reply.problems.map((problem) => `${what}: ${problem}`);
  }
  return [`${what}: answered ${reply.status}${codeOf(reply)} instead of ${status} ${code}`];
}
