import { lazy, Suspense, type ComponentType } from 'react';
import { openModal } from '@/hooks/address/modalAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useLoginOff } from '@/hooks/player/useLoginOff';
import { useT } from '@/hooks/useT';

/** Loaded for players only; when it does not arrive nothing stands in its place. */
const PlayerMenu = lazy<ComponentType>(() =>
  import('../menu/PlayerMenu').then(
    (loaded) => ({ default: loaded.PlayerMenu }),
    () => ({ default: () => null }),
  ),
);

/**
 * The visitor's corner of the header: a guest logs in or registers here, a player has the menu. Until it is known who that
 * is, the place is kept and nothing is offered; on a mirror without log-in a guest has neither button (AUTH-11).
 */
export function HeaderAccount() {
  const t = useT();
  const { isInitialized, isAuthenticated } = useAuth();
  const loginOff = useLoginOff();
  if (isAuthenticated)
    return (
      <div className="account player">
        <Suspense>
          <PlayerMenu />
        </Suspense>
      </div>
    );
  return (
    !loginOff && (
      <div className={isInitialized ? 'account guest' : 'account guest unknown'}>
        <button type="button" onClick={() => openModal('login')}>
          {t('shell.logIn')}
        </button>
        <button type="button" className="primary" onClick={() => openModal('signup')}>
          {t('shell.register')}
        </button>
      </div>
    )
  );
}
