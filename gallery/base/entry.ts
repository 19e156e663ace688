import { type ReactNode } from 'react';
import { answering, type Answers, playerStore } from '@/tests/support/player';
import { type Around, guestStore } from '@/tests/surroundings/Surroundings';

/** The states that most parts have; a part may have others of its own. */
type UsualState = 'usual' | 'loading' | 'empty' | 'error' | 'long';

/** One state of a part: what is drawn, and what the backend answers meanwhile. */
export type State = Pick<Around, 'settings' | 'pathname' | 'query'> & {
  part: () => ReactNode;
  /** A player is signed in and the backend answers this, by path; a path without an answer is a lost call. */
  answers?: Answers;
  /** Nobody is signed in, and the backend answers all the same. */
  guest?: true;
  /** The player's own fields. */
  player?: Parameters<typeof playerStore>[1];
  /** Other details of the account. */
  details?: object;
  /** Parts of it come by themselves, a moment later: a picture waits for them. */
  late?: true;
};

/** A part of the site and its states. `file` is where it is, from the root. */
export type Entry = {
  name: string;
  file: string;
  states: Readonly<Partial<Record<UsualState, State>> & Record<string, State>>;
};

/** The shorthand for parts without a backend: what is drawn, by state. */
export const drawn = (name: string, file: string, states: Readonly<Record<string, () => ReactNode>>): Entry => ({
  name,
  file,
  states: Object.fromEntries(Object.entries(states).map(([state, part]) => [state, { part }])),
});

/** An answer that never comes. */
export const never = (): Promise<never> => new Promise(() => {});

/** The store that a state is shown with. */
export const storeFor = async ({ answers, guest, player, details }: State) => {
  if (!answers) return guestStore();
  return guest ? guestStore(answering(answers)) : (await playerStore(answers, player, details)).store;
};

/** A name as long as any that players have seen, in one word and in many. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
export const LONG =
  'The very long name of a thing that an operator wrote without thinking of telephones, in more words than fit a line';
