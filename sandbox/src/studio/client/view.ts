import { MIN_SPIN_MS } from '../rounds/pace';
import { type Language } from '../texts/language';
import { type GameWire, type RoundWire, type SpinWire } from '../rounds/wire';
import { decimal, minor } from './frame/amounts';
import { element, write } from './frame/elements';
import { outcomeText, resultOf } from './outcome';
import { pause } from './frame/pause';
import { createSpinShow } from './spinShow';

/** The page's state; the style sheet and the Spin button follow it. */
export type Phase = 'loading' | 'idle' | 'asking' | 'spinning' | 'unknown' | 'paused' | 'ended';

export type View = {
  phase(phase: Phase): void;
  balance(amount: string): void;
  /** The reels before the first round. */
  welcome(): void;
  /** Describes what the next press of Spin will do. */
  hint(stake: string): void;
  /** Shows an earlier round, at rest. */
  lastRound(round: RoundWire): void;
  start(): void;
  halt(): void;
  /** Plays a drawn round from its paid spin to its last free spin; resolves when its result is shown. */
  play(round: RoundWire, winBoost?: number): Promise<void>;
};

/** A slot can also be played with free spins of the player's bonus. */
export type SlotView = View & { hintFree(): void };

/** How long a free spin's result stays, and the delay between announcement and first free spin. */
const FREE_RESULT_MS = 700;
const FREE_INTRO_MS = 1400;

/** The visible part of the page; it makes no decisions about play. */
export function createView(game: GameWire, language: Language): SlotView {
  const { say, amount: shown } = language;
  const { reels, rest, clear, result, land, playUnpaid, hold } = createSpinShow(game, language);
  const free = element('free');
  const { bonus } = game;

  const finish = (round: RoundWire, { before = '', winBoost = 1 } = {}) => {
    const text = outcomeText(round, language, winBoost);
    element('stage').dataset.result = resultOf(round);
    write(element('outcome'), before + text);
    write(element('live'), `${before}${text} ${say('outcome.balance', { balance: shown(round.balance) })}`);
    write(element('balance'), shown(round.balance));
    write(element('last-win'), shown(round.win));
    write(element('last-bet'), shown(round.stake));
  };

  /** Shows the number of the current free spin, its multiplier, and the sum won so far. */
  const writeFree = (round: RoundWire, spin: SpinWire, index: number, total: number, sum: bigint) => {
    write(free, say(bonus?.kind === 'free-spins' ? 'free.counter' : 'respin.counter', { index, total }));
    const multiplier = spin.multiplier ? [say('free.multiplier', { multiplier: spin.multiplier })] : [];
    const soFar = say('free.sum', { amount: shown(decimal(sum, round.currency)) });
    write(element('outcome'), [...multiplier, soFar].join(' · '));
  };

  const playFree = async (round: RoundWire, paid: SpinWire) => {
    let total = paid.awarded;
    let sum = minor(paid.win, round.currency);
    const won = say(bonus?.kind === 'free-spins' ? 'free.won' : 'respin.won', { count: total });
    write(element('live'), won);
    write(free, won);
    write(element('outcome'), '');
    free.hidden = false;
    hold(paid);
    await pause(FREE_INTRO_MS);
    for (const [at, spin] of round.spins.slice(1).entries()) {
      // Even with short animations, no free spin is shorter than a paid one.
      const least = pause(MIN_SPIN_MS);
      clear();
      writeFree(round, spin, at + 1, total, sum);
      await playUnpaid(spin);
      sum += minor(spin.win, round.currency);
      total += spin.awarded;
      result(spin, sum > minor(round.stake, round.currency), round.currency);
      hold(spin);
      writeFree(round, spin, at + 1, total, sum);
      if (spin.awarded > 0) write(element('live'), say('free.more', { count: spin.awarded }));
      await Promise.all([least, pause(FREE_RESULT_MS)]);
    }
    free.hidden = true;
    reels.hold([]);
  };

  return {
    phase(phase) {
      element('stage').dataset.phase = phase;
      for (const id of ['spin', 'buy']) element(id).setAttribute('aria-disabled', String(phase !== 'idle'));
    },
    balance: (amount) => write(element('balance'), shown(amount)),
    welcome() {
      // Every symbol is on one reel only, so that nothing looks like a win.
      const ids = game.symbols.map(({ id }) => id);
      rest([0, 1, 2, 3, 4].map((reel) => [0, 1, 2].flatMap((row) => ids[(reel * 3 + row) % ids.length] ?? [])));
    },
    hint(stake) {
      clear();
      write(element('outcome'), say('spin.hint', { stake: shown(stake) }));
    },
    hintFree() {
      clear();
      write(element('outcome'), say('bonusSpins.hint'));
    },
    lastRound(round) {
      const spin = round.spins[round.spins.length - 1];
      if (!spin) return;
      rest(spin.grid);
      result(spin, resultOf(round) === 'gain', round.currency);
      finish(round, { before: `${say('outcome.last')} ` });
    },
    start() {
      clear();
      write(element('outcome'), say('spin.busy'));
      // Else a result like the last one would not be read out.
      write(element('live'), '');
      reels.start();
    },
    halt() {
      clear();
      write(element('outcome'), '');
      reels.halt();
    },
    async play(round, winBoost) {
      const [paid] = round.spins;
      if (!paid) return;
      await land(paid);
      result(paid, minor(paid.win, round.currency) > minor(round.stake, round.currency), round.currency);
      if (round.spins.length > 1) await playFree(round, paid);
      finish(round, { winBoost });
    },
  };
}
