import { ChatButton } from '@/components/chat/entry/ChatButton';
import { InboxPlace } from '@/components/inbox/InboxPlace';
import { useInboxOffered } from '@/components/inbox/useInboxOffered';
import { latePart } from '../late/latePart';

const PlayStatus = latePart({
  texts: ['play'],
  load: async () => (await import('@/components/game/play/PlayStatus')).PlayStatus,
});
const HeaderBalance = latePart({
  texts: ['player', 'wallet'],
  load: async () => (await import('@/components/cashier/wallet/HeaderBalance')).HeaderBalance,
});
const InboxBell = latePart({
  texts: ['inbox'],
  load: async () => (await import('@/components/inbox/InboxBell')).InboxBell,
  useWanted: useInboxOffered,
  Place: InboxPlace,
});
const PlayerDropdown = latePart({
  texts: ['player'],
  load: async () => (await import('./PlayerDropdown')).PlayerDropdown,
});

/**
 * The player's part of the header: session time and result, balance, inbox, chat, avatar and menu (NAV-23). Loaded for players only;
 * each part loads and fails independently.
 */
export const PlayerMenu = () => (
  <>
    <PlayStatus />
    <HeaderBalance />
    <InboxBell />
    <ChatButton />
    <PlayerDropdown />
  </>
);
