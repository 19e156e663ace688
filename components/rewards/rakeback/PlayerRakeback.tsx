import { useAuth } from '@/hooks/player/useAuth';
import { NoDeposit } from './NoDeposit';
import { PlayerCalendar } from './PlayerCalendar';

/** The calendar of who has deposited once, and the way there for all others (RAKE-16). */
export function PlayerRakeback({ player }: { player: string }) {
  return useAuth().depositCount > 0 ? <PlayerCalendar key={player} player={player} /> : <NoDeposit />;
}
