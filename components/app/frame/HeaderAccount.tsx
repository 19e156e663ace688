import { lazy, Suspense, type ComponentType } from 'react';
import { openModal } from '@/hooks/address/modalAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useLoginOff } from '@/hooks/player/useLoginOff';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';

/** Loaded for players only; left out if the chunk fails to load. */
const PlayerMenu = lazy<ComponentType>(() =>
  import('../menu/PlayerMenu').then(
    (loaded) => ({ default: loaded.PlayerMenu }),
    () => ({ default: () => null }),
  ),
);

/**
 * Log-in and registration for a guest, the menu for a player. Until the session is known, the space is reserved and
 * nothing is offered; on a mirror without log-in a guest can only register (AUTH-11).
 */
export function HeaderAccount() {
  const t = useT();
  const { isInitialized, isAuthenticated } = useAuth();
  const loginOff = useLoginOff();
  const noRegistration = useAbsent('registration');
  if (isAuthenticated)
    return (
      <div className="account player">
        <Suspense>
          <PlayerMenu />
        </Suspense>
      </div>
    );
  return (
    <div className={isInitialized ? 'account guest' : 'account guest unknown'}>
      {!loginOff && (
        <button type="button" onClick={() => openModal('login')}>
          {t('shell.logIn')}
        </button>
      )}
      {!noRegistration && (
        <button type="button" className="primary" onClick={() => openModal('signup')}>
          {t('shell.register')}
        </button>
      )}
    </div>
  );
}
