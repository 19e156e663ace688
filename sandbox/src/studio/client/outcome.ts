import { type Language } from '../texts/language';
import { type RoundWire, type SpinWire, type WinWire } from '../rounds/wire';
import { decimal, minor } from './frame/amounts';

/** How a round ended for the player. A return below the stake counts as a loss. */
export type Result = 'nothing' | 'below' | 'even' | 'gain';

export function resultOf({ stake, win, currency }: RoundWire): Result {
  const [staked, won] = [minor(stake, currency), minor(win, currency)];
  if (won === 0n) return 'nothing';
  if (won < staked) return 'below';
  return won === staked ? 'even' : 'gain';
}

/** The wins of a spin that are marked: all, or those of a gain only where the market forbids effects for a loss. */
export const markedWins = (wins: readonly WinWire[], gain: boolean, lossEffects: boolean): readonly WinWire[] =>
  gain || lossEffects ? wins : [];

/** A free spin in one sentence: its win, and the boosted amount, which is bonus money. */
function freeSpinText({ win, currency }: RoundWire, { say, amount }: Language, winBoost: number): string {
  const won = minor(win, currency);
  if (won === 0n) return say('bonusSpins.nothing');
  if (winBoost === 1) return say('bonusSpins.won', { win: amount(win) });
  const raised = (won * BigInt(Math.round(winBoost * 100))) / 100n;
  return say('bonusSpins.raised', { win: amount(win), boost: winBoost, amount: amount(decimal(raised, currency)) });
}

/** A round in one sentence: return, stake and result. `winBoost` is that of a free spin. */
export function outcomeText(round: RoundWire, language: Language, winBoost = 1): string {
  const { say, amount } = language;
  const { stake, win, currency } = round;
  if (round.freeSpin) return freeSpinText(round, language, winBoost);
  const difference = minor(win, currency) - minor(stake, currency);
  const by = amount(decimal(difference < 0n ? -difference : difference, currency));
  return say(`outcome.${resultOf(round)}`, { stake: amount(stake), win: amount(win), loss: by, gain: by });
}

/** One paid combination in words. */
export function winText(win: WinWire, symbolName: (id: string) => string, { say, amount }: Language): string {
  const values = { count: win.count, symbol: symbolName(win.symbol), amount: amount(win.amount) };
  switch (win.kind) {
    case 'line': {
      const text = say(win.fromRight ? 'win.lineRight' : 'win.line', { ...values, line: win.line });
      return win.times ? `${text} (×${win.times})` : text;
    }
    case 'ways':
      return say('win.ways', { ...values, times: win.count, count: win.ways });
    case 'held':
      return say('win.held', values);
    case 'anywhere':
    case 'scatter':
      return say('win.scatter', values);
  }
}

const SHOWN_WINS = 2;

/** The highest combinations of a spin in words, how many more there are, and their multiplier. */
export function winsText(
  { wins, multiplier }: Pick<SpinWire, 'wins' | 'multiplier'>,
  symbolName: (id: string) => string,
  currency: string,
  language: Language,
): string {
  const { say } = language;
  const sorted = [...wins].sort((a, b) => Number(minor(b.amount, currency) - minor(a.amount, currency)));
  const texts = sorted.slice(0, SHOWN_WINS).map((win) => winText(win, symbolName, language));
  const more = sorted.length - texts.length;
  return [
    ...(multiplier && texts.length > 0 ? [say('free.multiplier', { multiplier })] : []),
    ...texts,
    ...(more > 0 ? [say('win.more', { count: more })] : []),
  ].join(' · ');
}
