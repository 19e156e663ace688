import {
  ArrowUpFromLine,
  BadgeCheck,
  CircleUser,
  Crown,
  Gift,
  Heart,
  KeyRound,
  ReceiptText,
  ShieldCheck,
  Snowflake,
  UserRoundPen,
  Users,
  Wallet,
  type IconNode,
} from 'lucide';
import type { Panel } from '@/config/pages/guardedPages';
import type { PageKey } from '@/config/pages/pageUrls';

/** An account page; `inPanel` replaces `page` in the panel navigation, which has no profile home (null: left out). */
type PlayerPlace = { panel: Panel; page: PageKey; inPanel?: PageKey | null; icon: IconNode };

/** The account pages in the order of the side menu and of the profile home (PROF-10). */
export const PLAYER_PLACES: readonly PlayerPlace[] = [
  { panel: 'profile', page: 'profile', inPanel: null, icon: CircleUser },
  { panel: 'details', page: 'edit-profile', inPanel: 'account', icon: UserRoundPen },
  { panel: 'wallet', page: 'Wallet', inPanel: 'balance', icon: Wallet },
  { panel: 'withdraw', page: 'withdraw', icon: ArrowUpFromLine },
  { panel: 'transactions', page: 'transactions', inPanel: 'my-history', icon: ReceiptText },
  { panel: 'safety', page: 'safety', icon: KeyRound },
  { panel: 'verification', page: 'verify', inPanel: 'verification', icon: BadgeCheck },
  { panel: 'bonuses', page: 'bonus_history', inPanel: 'my-bonuses', icon: Gift },
  { panel: 'level', page: 'vip-club', icon: Crown },
  { panel: 'refer', page: 'refer', icon: Users },
  { panel: 'favorites', page: 'favorites', icon: Heart },
  { panel: 'limits', page: 'limits', icon: ShieldCheck },
  { panel: 'freeze', page: 'freeze-account', icon: Snowflake },
];
