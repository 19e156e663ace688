import { ALL_ENDPOINTS } from '@/config/endpoints/all';
import { type Operation } from '@/config/endpoints/operations';
import { type AnswerOf } from '@/contract/wire';
import { call } from '@/services/http/call';
import { type Answers } from '@/tests/support/player';

type Said = { readonly [Id in Operation]?: AnswerOf<Id> | (() => AnswerOf<Id> | Promise<never>) | undefined };

/** What the backend answers, by operation and as the contract has it; `parameters` are those of the paths. */
export const answersTo = (said: Said, parameters: Readonly<Record<string, string>> = {}): Answers =>
  Object.fromEntries(
    Object.entries(said).map(([id, answer]) => [call(ALL_ENDPOINTS[id as Operation], parameters).path, answer]),
  );

/** A refusal with a code of the contract. */
export const refused = (code: string) => (): Promise<never> => Promise.reject({ code, message: code });

/** An instant so many hours from now, for what runs out by the clock. */
export const hence = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
