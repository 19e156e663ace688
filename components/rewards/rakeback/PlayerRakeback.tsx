import { useAuth } from '@/hooks/player/useAuth';
import { NoDeposit } from './NoDeposit';
import { PlayerCalendar } from './PlayerCalendar';

/** The calendar for a player who has deposited; otherwise a link to the cashier (RAKE-16). */
export function PlayerRakeback({ player }: { player: string }) {
  return useAuth().depositCount > 0 ? <PlayerCalendar key={player} player={player} /> : <NoDeposit />;
}
