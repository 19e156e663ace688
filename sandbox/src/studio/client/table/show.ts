import { type Language } from '../../texts/language';
import { type RoundWire } from '../../rounds/wire';
import { minor } from '../frame/amounts';
import { element, write } from '../frame/elements';
import { outcomeText, resultOf } from '../outcome';
import { piles, sumOf } from './chips';
import { type Cloth } from './cloth';
import { amountText, type Game, isOpen, slipsNow } from './game';
import { stakedPiles } from './seat';

/** What the page shows of the game besides the board: chips, buttons, balance, and the line below the cloth. */
export type Show = {
  /** Draws chips, buttons and balance anew. */
  refresh(): void;
  /** Says what is staked and laid, or what to do. */
  hint(): void;
  tell(outcome: string, details?: string): void;
  /** Tells what a round brought. */
  result(round: RoundWire): void;
  /** Tells what the last round before this visit brought, until the next one begins. */
  last(round: RoundWire): void;
};

export function createShow(game: Game, language: Language, cloth: Cloth): Show {
  const { say } = language;
  const stage = element('stage');
  const text = (amount: bigint) => amountText(game, language, amount);

  const enable = (id: string, on: boolean) => element(id).setAttribute('aria-disabled', String(!on));

  const tell = (outcome: string, details = '') => {
    write(element('outcome'), outcome);
    write(element('details'), details);
  };
  const hint = () => {
    const bet = slipsNow(game).reduce((sum, { stake }) => sum + minor(stake, game.currency), 0n);
    const details = game.laid.length > 0 ? say('table.laid', { stake: text(sumOf(game.laid)) }) : '';
    stage.dataset.result = '';
    if (bet > 0n) return tell(say('table.placed', { stake: text(bet) }), details);
    tell(details || game.last || say('table.hint'));
  };
  const announce = (result: string, { balance }: RoundWire) =>
    write(element('live'), `${result} ${say('outcome.balance', { balance: language.amount(balance) })}`);

  return {
    tell,
    hint,
    result(round) {
      const result = outcomeText(round, language);
      game.last = '';
      stage.dataset.result = resultOf(round);
      tell(result);
      announce(result, round);
    },
    last(round) {
      game.last = `${say('outcome.last')} ${outcomeText(round, language)}`;
      hint();
      announce(game.last, round);
    },
    refresh() {
      const { laid, lastBets, placing, ended } = game;
      const mayBet = isOpen(game) && !placing;
      const sum = sumOf(laid);
      cloth.show(piles(laid), stakedPiles(slipsNow(game), game.currency));
      cloth.lock(!mayBet);
      stage.dataset.phase = ended ? 'ended' : placing ? 'spinning' : isOpen(game) ? 'idle' : 'paused';
      write(element('place-text'), sum > 0n ? say('table.placeAmount', { stake: text(sum) }) : say('table.place'));
      enable('place', mayBet && sum > 0n);
      enable('undo', mayBet && laid.length > 0);
      enable('clear', mayBet && laid.length > 0);
      enable('again', mayBet && laid.length === 0 && lastBets.length > 0);
      write(element('balance'), text(game.seat.balance));
    },
  };
}
