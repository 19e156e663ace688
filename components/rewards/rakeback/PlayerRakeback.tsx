import { useAuth } from '@/hooks/player/useAuth';
import { NoDeposit } from './NoDeposit';
import { PlayerCalendar } from './PlayerCalendar';

/** The calendar, or a link to the cashier for a player who has not deposited (RAKE-16). */
export function PlayerRakeback({ player }: { player: string }) {
  return useAuth().depositCount === 0 ? <NoDeposit /> : <PlayerCalendar key={player} player={player} />;
}
