import { edgeOf, NUMBERS, rungOf, wins } from '../../engines/dice/ladder';
import { rollText } from '../../engines/dice/roll';
import { type DiceRound } from '../../dice/wire';
import { type Language } from '../../texts/language';
import { type RoundWire } from '../../rounds/wire';
import { element, write } from '../frame/elements';
import { outcomeText, resultOf } from '../outcome';
import { pause } from '../frame/pause';
import { type View } from '../view';

/** How long the digits change before a roll is shown, and how often. */
const TURN_MS = 900;
const STEP_MS = 50;
/** Number of latest rolls shown. */
const SHOWN = 12;

const isRoll = (round: RoundWire): round is DiceRound => 'dice' in round;

/** A roll and its bet in words: "62.10 is not below 49.50." */
export function rollWords({ dice: { roll, tenths, side } }: DiceRound, { say }: Language): string {
  const rung = rungOf(tenths);
  if (!rung) return rollText(roll);
  const isWon = wins(rung, side, roll);
  const key = isWon ? (`dice.${side}` as const) : side === 'under' ? 'dice.notUnder' : 'dice.notOver';
  return say(key, { roll: rollText(roll), edge: rollText(edgeOf(rung, side)) });
}

export type DiceView = View & {
  list(rounds: readonly DiceRound[]): void;
};

/** The visible part of the dice page; it makes no decisions about play. */
export function createDiceView(language: Language): DiceView {
  const { say, amount: shown } = language;
  const stage = element('stage');
  const [roll, flag] = [element('roll'), element('flag')];
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let turning = 0;

  const chip = (round: DiceRound): HTMLLIElement => {
    const item = document.createElement('li');
    const text = rollText(round.dice.roll);
    const isWon = resultOf(round) !== 'nothing';
    item.dataset.won = String(isWon);
    item.append(Object.assign(document.createElement('span'), { textContent: text, ariaHidden: 'true' }));
    const words = Object.assign(document.createElement('span'), { className: 'unseen' });
    words.textContent = say(isWon ? 'dice.won' : 'dice.lost', { roll: text });
    item.append(words);
    return item;
  };
  const clear = () => {
    stage.dataset.result = '';
    flag.hidden = true;
    write(element('details'), '');
  };
  const stopTurning = () => {
    clearInterval(turning);
    turning = 0;
    roll.classList.remove('turning');
  };
  const stand = (round: DiceRound) => {
    const { dice } = round;
    stopTurning();
    write(roll, rollText(dice.roll));
    flag.hidden = false;
    flag.style.setProperty('--at', `${(dice.roll / NUMBERS) * 100}%`);
    stage.dataset.result = resultOf(round);
  };
  const finish = (round: DiceRound, before = '') => {
    const words = rollWords(round, language);
    const text = outcomeText(round, language);
    write(element('outcome'), before + text);
    write(element('details'), words);
    write(element('live'), `${words} ${text} ${say('outcome.balance', { balance: shown(round.balance) })}`);
    write(element('balance'), shown(round.balance));
  };

  return {
    phase(phase) {
      stage.dataset.phase = phase;
      element('spin').setAttribute('aria-disabled', String(phase !== 'idle'));
    },
    balance: (amount) => write(element('balance'), shown(amount)),
    welcome: () => undefined,
    hint(stake) {
      clear();
      write(element('outcome'), say('dice.hint', { stake: shown(stake) }));
    },
    list: (rounds) => element('rolls').replaceChildren(...rounds.slice(0, SHOWN).map(chip)),
    lastRound(round) {
      if (!isRoll(round)) return;
      stand(round);
      finish(round, `${say('outcome.last')} `);
    },
    start() {
      clear();
      write(element('outcome'), say('dice.busy'));
      if (still.matches || turning) return;
      roll.classList.add('turning');
      // Decorative digits only: the roll comes from the server.
      turning = window.setInterval(
        () => write(roll, rollText(Math.floor(performance.now() * 7.31) % NUMBERS)),
        STEP_MS,
      );
    },
    halt() {
      stopTurning();
      clear();
      write(roll, '–');
      write(element('outcome'), '');
    },
    async play(round) {
      if (!isRoll(round)) return;
      if (!still.matches) await pause(TURN_MS);
      stand(round);
      finish(round);
      const rolls = element('rolls');
      rolls.prepend(chip(round));
      while (rolls.childElementCount > SHOWN) rolls.lastElementChild?.remove();
    },
  };
}
