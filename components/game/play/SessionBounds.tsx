import { useState } from 'react';
import { Amount } from '@/components/ui/figures/Amount';
import { StatList, type Stat } from '@/components/ui/figures/StatList';
import { Button } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Question } from '@/components/ui/overlay/Question';
import type { PlaySession } from '@/domain/game/playSession';
import { useBoundsReached, usePlaySession } from '@/hooks/player/usePlaySession';
import { useT } from '@/hooks/useT';
import { BoundsForm } from './BoundsForm';

export type SessionBoundsProps = {
  open: boolean;
  /** The session is over: the game has closed. Else none was set, and the game did not open. */
  isOver: boolean;
  /** The wallet that is played with; null while it is not known. */
  currency: string | null;
  onSet: () => void;
  onClose: () => void;
};

/**
 * Time and money of a session, where the market has them set before play: the screen before the game, and the one that
 * says which of them is used up. Another session begins only after it was said how the last one went.
 */
export function SessionBounds({ open, isOver, currency, onSet, onClose }: SessionBoundsProps) {
  const t = useT();
  const { session } = usePlaySession();
  const reached = useBoundsReached(session);
  /** The player has read the end of the last session and wants another one. */
  const [isNew, setNew] = useState(false);
  /** How many sessions were set here: each begins with an empty form. */
  const [sets, setSets] = useState(0);
  const close = () => {
    setNew(false);
    onClose();
  };
  if (isOver && !isNew)
    return (
      <Dialog open={open} onClose={close} title={t('play.bounds.over')} role="alertdialog">
        <Question>
          <p>{t(reached === 'money' ? 'play.bounds.overMoney' : 'play.bounds.overTime')}</p>
          {session && <StatList label={t('play.check.figures')} stats={figuresOf(session, t)} />}
          <div className="answers">
            <Button size="main" onClick={() => setNew(true)}>
              {t('play.bounds.again')}
            </Button>
            <Button look="primary" size="main" onClick={close}>
              {t('play.bounds.stop')}
            </Button>
          </div>
        </Question>
      </Dialog>
    );
  return (
    <Dialog open={open} onClose={close} title={t('play.bounds.title')}>
      <BoundsForm
        key={sets}
        currency={currency}
        onSet={() => {
          setNew(false);
          setSets(sets + 1);
          onSet();
        }}
        onClose={close}
      />
    </Dialog>
  );
}

function figuresOf({ bounds, staked, won, netResult, currency }: PlaySession, t: ReturnType<typeof useT>): Stat[] {
  const amount = (key: string, label: string, value: string | null, sign?: 'exceptZero'): Stat => ({
    key,
    label,
    value: <Amount value={value} currency={currency} {...(sign && { sign })} />,
  });
  const set: Stat[] = bounds
    ? [
        {
          key: 'time',
          label: t('play.bounds.time'),
          value: t('play.bounds.minutes', { minutes: String(bounds.minutes) }),
        },
        {
          key: 'money',
          label: t('play.bounds.money'),
          value: <Amount value={bounds.amount} currency={bounds.currency} />,
        },
      ]
    : [];
  return [
    ...set,
    amount('staked', t('play.check.staked'), staked),
    amount('won', t('play.check.won'), won),
    amount('net', t('play.check.net'), netResult, 'exceptZero'),
  ];
}
