import { CircleCheck } from 'lucide';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Icon } from '@/components/ui/pictures/Icon';
import type { Tournament } from '@/domain/tournaments/tournaments';
import { openModal } from '@/hooks/address/modalAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useLoginOff } from '@/hooks/player/useLoginOff';
import { useAlert } from '@/hooks/useAlert';
import { useT } from '@/hooks/useT';
import { useWrite } from '@/hooks/useWrite';
import { useJoinTournamentMutation } from '@/services/tournaments/tournaments';
import { token } from '@/themes/token';
import { useOwnPlace } from './useOwnPlace';

/** Holds the place of the button while it is not known who visits. */
const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-8')};
  min-block-size: 44px;
  inline-size: 100%;

  .in {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
    font-weight: 600;
    color: ${token('on-hero')};
  }
`;

function Join({ tournament }: { tournament: string }) {
  const t = useT();
  const alert = useAlert();
  const [join] = useJoinTournamentMutation();
  const { state, send } = useWrite(join, { onDone: () => alert.success(t('tournaments.joinedToast')) });
  const busy = state.phase === 'sending' || state.phase === 'checking';
  return (
    <>
      <Button look="hero" busy={busy} onClick={() => send({ tournament })}>
        {t('tournaments.join')}
      </Button>
      {state.phase === 'checking' && <p role="status">{t('tournaments.checking')}</p>}
      {state.phase === 'unknown' && <Notice tone="warning">{t('tournaments.joinUnknown')}</Notice>}
      {state.phase === 'refused' && (
        <Notice tone="danger">{state.error.message ?? t('tournaments.joinRefused')}</Notice>
      )}
    </>
  );
}

/** The way into a tournament that one enters by hand: joining once, or logging in first. */
export function JoinButton({ tournament }: { tournament: Tournament }) {
  const t = useT();
  const { isInitialized, isAuthenticated } = useAuth();
  const loginOff = useLoginOff();
  const { data } = useOwnPlace(tournament.id);
  if (isInitialized && !isAuthenticated && (loginOff || tournament.joinsItself)) return null;
  if (tournament.joinsItself && !data?.joined) return null;
  return (
    <Root>
      {isInitialized && !isAuthenticated && (
        <Button look="hero" onClick={() => openModal('login')}>
          {t('tournaments.logIn')}
        </Button>
      )}
      {data?.joined && (
        <p className="in" role="status">
          <Icon of={CircleCheck} />
          {t('tournaments.joined')}
        </p>
      )}
      {data && !data.joined && <Join tournament={tournament.id} />}
    </Root>
  );
}
