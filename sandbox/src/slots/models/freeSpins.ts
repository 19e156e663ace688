import { type SlotModel } from '../model';
import { TEN_LINES, TWENTY_LINES } from '../paylines';

/** Lines with scatters that lead to free spins on reels of their own, their wins multiplied. */
export const FREE_SPINS_MODELS: readonly SlotModel[] = [

];
