import { type SlotModel } from '../model';
import { BOTH_WAYS_MODELS } from './bothWays';
import { EXPANDING_WILDS_MODELS } from './expandingWilds';
import { FREE_SPINS_MODELS } from './freeSpins';
import { HOLD_AND_SPIN_MODELS } from './holdAndSpin';
import { LINES_MODELS } from './lines';
import { LUCKY_MULTIPLIER_MODELS } from './luckyMultiplier';
import { MULTIPLIER_WILDS_MODELS } from './multiplierWilds';
import { RESPIN_MODELS } from './respins';
import { RISING_FREE_SPINS_MODELS } from './risingFreeSpins';
import { SCATTER_PAYS_MODELS } from './scatterPays';
import { STACKED_MODELS } from './stacked';
import { WAYS_MODELS } from './ways';
import { WAYS_FREE_SPINS_MODELS } from './waysFreeSpins';

/** Every variant of every model. Each slot of the catalogue plays one of these. */
export const MODELS: readonly SlotModel[] = [
  ...LINES_MODELS,
  ...WAYS_MODELS,
  ...FREE_SPINS_MODELS,
  ...WAYS_FREE_SPINS_MODELS,
  ...RISING_FREE_SPINS_MODELS,
  ...SCATTER_PAYS_MODELS,
  ...MULTIPLIER_WILDS_MODELS,
  ...EXPANDING_WILDS_MODELS,
  ...STACKED_MODELS,
  ...BOTH_WAYS_MODELS,
  ...HOLD_AND_SPIN_MODELS,
  ...LUCKY_MULTIPLIER_MODELS,
  ...RESPIN_MODELS,
];
