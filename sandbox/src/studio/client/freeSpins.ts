import { type FreeSpins } from '../../wallet/protocol';
import { type Language } from '../texts/language';
import { element, write } from './frame/elements';

/** Whether the next spin is a free spin of the player's bonus: these are used first, unless the player declines. */
export type FreeSpinChoice = {
  /** The free spins that the next spin belongs to; null for a paid spin. */
  next(): FreeSpins | null;
  /** Sets the remaining free spins, as the casino reports them. */
  set(freeSpins: FreeSpins | null): void;
};

/** For games without free spins. */
export const NEVER_FREE: FreeSpinChoice = { next: () => null, set: () => undefined };

/** Offers free spins above the reels and on the spin button; `chosen` is called at every choice of the player. */
export function createFreeSpins({ say, amount }: Language, chosen: () => void): FreeSpinChoice {
  const [box, choice] = [element('free-spins'), element<HTMLButtonElement>('free-spins-switch')];
  const label = element('spin').querySelector('span')!;
  let held: FreeSpins | null = null;
  let isDeclined = false;
  const next = () => (isDeclined ? null : held);

  const draw = () => {
    box.hidden = held === null;
    const free = next();
    write(label, free ? say('bonusSpins.spin', { count: free.left }) : say('spin.label'));
    if (!held) return;
    const { left, stake, winBoost } = held;
    const boost = winBoost > 1 ? [say('bonusSpins.boost', { boost: winBoost })] : [];
    const text = [say('bonusSpins.left', { count: left, stake: amount(stake) }), ...boost].join(' ');
    write(element('free-spins-text'), text);
    write(choice, say(isDeclined ? 'bonusSpins.accept' : 'bonusSpins.decline'));
  };
  choice.addEventListener('click', () => {
    isDeclined = !isDeclined;
    draw();
    chosen();
  });
  return {
    next,
    set(freeSpins) {
      held = freeSpins;
      draw();
    },
  };
}
