import { Banknote, Gift, Sparkles, Undo2, type IconNode } from 'lucide';
import type { BonusType } from '@/domain/bonuses/offer';

/** The icon of each type of offer, the same in filters and on cards. */
export const KIND_ICONS: Readonly<Record<BonusType, IconNode>> = {
  deposit: Banknote,
  freespins: Sparkles,
  instant_cashback: Undo2,
  no_deposit: Gift,
};
