import { AwayGuard } from './AwayGuard';
import { HelpAtLogIn } from './HelpAtLogIn';
import { useClubByAge } from './useClubByAge';
import { useSettings } from '@/hooks/useSettings';

/** What some markets have the site do for a player on whichever page, beyond what is drawn. */
export function MarketDuties() {
  const { play, page } = useSettings().marketRules;
  useClubByAge();
  return (
    <>
      {play.inactiveMinutes !== null && <AwayGuard minutes={play.inactiveMinutes} />}
      {page.helpAtLogIn && <HelpAtLogIn />}
    </>
  );
}
