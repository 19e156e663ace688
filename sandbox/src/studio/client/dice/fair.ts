import { rollText } from '../../engines/dice/roll';
import {
  type ClientSeedRequest,
  type DiceRound,
  type DiceState,
  type PairWire,
  type RevealAnswer,
} from '../../dice/wire';
import { type Language } from '../../texts/language';
import { post } from '../frame/api';
import { element, write } from '../frame/elements';

/** Allowed client seeds; the server checks the same pattern. */
const CLIENT_SEED = /^[\w.-]{1,64}$/;

export type Fair = {
  /** Reloads seeds and latest rolls; null without an answer from the server. */
  read(): Promise<DiceState | null>;
};

/** The page that recomputes a roll, with all its inputs after `#`, so that no server sees them. */
const checkAddress = (locale: string, { dice }: DiceRound): string => {
  const { serverSeed, serverSeedHash, clientSeed, nonce } = dice;
  const made = { serverSeed: serverSeed ?? '', serverSeedHash, clientSeed, nonce: String(nonce) };
  return `/fair/dice?locale=${locale}#${new URLSearchParams(made).toString()}`;
};

/** The dialog that shows the seeds, changes them and links to the check of every roll. */
export function createFair({ say, locale }: Language, token: string): Fair {
  const dialog = element<HTMLDialogElement>('fair');
  const seed = element<HTMLInputElement>('client-seed');
  const button = element<HTMLButtonElement>('change-seeds');
  const fault = element('seed-error');

  const showPair = ({ serverSeedHash, clientSeed, nonce }: PairWire) => {
    write(element('seed-hash'), serverSeedHash);
    write(element('seed-nonce'), String(nonce));
    if (document.activeElement !== seed) seed.value = clientSeed;
  };
  const complain = (text: string | null) => {
    fault.hidden = text === null;
    write(fault, text ?? '');
    seed.setAttribute('aria-invalid', String(text !== null));
  };
  const check = (round: DiceRound): HTMLLIElement => {
    const item = document.createElement('li');
    const { nonce, roll, serverSeed } = round.dice;
    const values = { nonce, roll: rollText(roll) };
    if (serverSeed === null) item.textContent = say('fair.hidden', values);
    else {
      const href = checkAddress(locale.code, round);
      const link = Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener' });
      link.textContent = say('fair.checkRoll', values);
      item.append(link);
    }
    return item;
  };
  const showChecks = (rounds: readonly DiceRound[]) => {
    const none = Object.assign(document.createElement('li'), { textContent: say('fair.none') });
    element('checks').replaceChildren(...(rounds.length > 0 ? rounds.map(check) : [none]));
  };
  const read = async (): Promise<DiceState | null> => {
    const answer = await post<DiceState>('/api/dice/state', {}, token);
    if (answer.kind !== 'ok') return null;
    showPair(answer.value.pair);
    showChecks(answer.value.rounds);
    return answer.value;
  };

  /** The server reveals its seed and commits to a new one before it learns the player's choice. */
  const change = async (clientSeed: string) => {
    const told = await post<RevealAnswer>('/api/dice/reveal', {}, token);
    if (told.kind !== 'ok') return complain(say('fair.failed'));
    const { revealed } = told.value;
    if (revealed) {
      element('told').hidden = false;
      write(element('told-seed'), revealed.serverSeed);
    }
    const request: ClientSeedRequest = { clientSeed };
    const set = await post<PairWire>('/api/dice/client-seed', request, token);
    await read();
    if (set.kind !== 'ok') return complain(say('fair.failed'));
    showPair(set.value);
    write(element('live'), say('fair.changed'));
  };

  // Not a form: the frames of the sites do not allow form submission.
  const submit = () => {
    const wanted = seed.value.trim();
    if (button.getAttribute('aria-disabled') === 'true') return;
    if (!CLIENT_SEED.test(wanted)) return complain(say('fair.badSeed'));
    complain(null);
    button.setAttribute('aria-disabled', 'true');
    void change(wanted).finally(() => button.removeAttribute('aria-disabled'));
  };
  button.addEventListener('click', submit);
  seed.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') submit();
  });
  element('open-fair').addEventListener('click', () => {
    complain(null);
    dialog.showModal();
    void read();
  });
  element('close-fair').addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return { read };
}
