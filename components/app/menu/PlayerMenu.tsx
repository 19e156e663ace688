import styled from 'styled-components';
import { ChatButton } from '@/components/chat/entry/ChatButton';
import { InboxPlace } from '@/components/inbox/InboxPlace';
import { useInboxOffered } from '@/components/inbox/useInboxOffered';
import { media } from '@/themes/media';
import { useAbsent } from '@/hooks/useAbsent';
import { useSettings } from '@/hooks/useSettings';
import { useRested } from '@/hooks/whenAtRest';
import { latePart } from '../late/latePart';
import { useJoinedRaces } from '../late/useRaces';

/** As wide as the race, so that nothing moves when it comes. Smaller screens have it in the player's menu. */
const RacePlace = styled.span`
  display: none;

  ${media.desktop} {
    display: block;
    flex: none;
    inline-size: 68px;
  }
`;

const HeaderRace = latePart({
  texts: ['raceNote'],
  load: async () => (await import('@/components/tournaments/HeaderRace')).HeaderRace,
  useWanted: useJoinedRaces,
  useReady: useRested,
  Place: RacePlace,
});
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
const usePanic = (): boolean => {
  const { panicButton } = useSettings().marketRules.page;
  const isAbsent = useAbsent('selfExclusion');
  return panicButton && !isAbsent;
};
const PanicButton = latePart({
  texts: ['play'],
  load: async () => (await import('../market/PanicButton')).PanicButton,
  useWanted: usePanic,
});
const useDuties = (): boolean => {
  const { play, page } = useSettings().marketRules;
  return play.inactiveMinutes !== null || page.helpAtLogIn || page.youngThrough !== null;
};
const MarketDuties = latePart({
  texts: ['play'],
  load: async () => (await import('../market/MarketDuties')).MarketDuties,
  useWanted: useDuties,
});
const PlayerDropdown = latePart({
  texts: ['player'],
  load: async () => (await import('./PlayerDropdown')).PlayerDropdown,
});

/**
 * The player's part of the header: a race, session time and result, balance, inbox, chat, avatar and menu (NAV-23). Loaded
 * for players only; each part loads and fails independently.
 */
export const PlayerMenu = () => (
  <>
    <HeaderRace />
    <PlayStatus />
    <PanicButton />
    <HeaderBalance />
    <InboxBell />
    <ChatButton />
    <PlayerDropdown />
    <MarketDuties />
  </>
);
