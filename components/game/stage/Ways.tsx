import { LogIn, Play } from 'lucide';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Amount } from '@/components/ui/figures/Amount';
import { Icon } from '@/components/ui/pictures/Icon';
import { type PlayMode } from '@/domain/game/play';
import { type Stakeable } from '@/domain/game/stakeable';
import { useT } from '@/hooks/useT';

/** Pages are rendered for guests. Its place stays, so that nothing moves once the player is known. */
const ForGuests = styled(Button)`
  [data-session] &:not([data-known]) {
    visibility: hidden;
  }
`;

/** The ways to play: demo, or real money with a wallet or after log-in. `loading`: the player is not known yet. */
export type PlayOffers = {
  demo: boolean;
  real: Stakeable | 'logIn' | 'loading' | null;
  /** Who visits is known: a guest's way is no longer hidden where a session is stored. */
  known?: boolean;
};

type WaysProps = {
  offers: PlayOffers;
  onPlay: (mode: PlayMode) => void;
  onLogIn: (() => void) | undefined;
  /** The mode that is being started; null if none is. */
  busy: PlayMode | null;
};

/** The start buttons, in fixed positions, so that none changes under a finger when the session becomes known. */
export function Ways({ offers: { demo, real, known }, busy, onPlay, onLogIn }: WaysProps) {
  const t = useT();
  const isGuest = real === 'logIn';
  const isLoading = real === 'loading';
  const isDemoFirst = real === null || isGuest;
  return (
    <div className="ways">
      {isGuest && onLogIn && (
        <ForGuests
          data-known={known || undefined}
          look={demo ? 'secondary' : 'primary'}
          size="main"
          icon={<Icon of={LogIn} />}
          onClick={onLogIn}
        >
          {t('game.logInToPlay')}
        </ForGuests>
      )}
      {real !== null && !isGuest && (
        <Button
          look="primary"
          size="main"
          icon={<Icon of={Play} />}
          busy={busy === 'real' || isLoading}
          onClick={() => busy === null && onPlay('real')}
        >
          {t(isLoading ? 'game.knowing' : busy === 'real' ? 'game.starting' : 'game.playReal')}
        </Button>
      )}
      {demo && (
        <Button
          look={isDemoFirst ? 'primary' : 'secondary'}
          size="main"
          icon={isDemoFirst ? <Icon of={Play} /> : undefined}
          busy={busy === 'demo'}
          onClick={() => busy === null && onPlay('demo')}
        >
          {t(busy === 'demo' ? 'game.starting' : 'game.playDemo')}
        </Button>
      )}
    </div>
  );
}

/** What there is to play with, or that a demo costs nothing. */
export function WaysNote({ offers: { demo, real } }: Pick<WaysProps, 'offers'>) {
  const t = useT();
  if (real === null || typeof real === 'string') return demo ? <p className="note">{t('game.demoNote')}</p> : null;
  const { currency, amount, parts, withBonus, bonusApart } = real;
  return (
    <p className="note">
      {t('game.balance')} <Amount value={amount} currency={currency} />
      {withBonus && parts && (
        <>
          {' · '}
          {t('game.realMoney')} <Amount value={parts.realMoney} currency={currency} /> · {t('game.bonusMoney')}{' '}
          <Amount value={parts.bonus} currency={currency} />
        </>
      )}
      {bonusApart && <> · {t('game.bonusApart')}</>}
    </p>
  );
}
