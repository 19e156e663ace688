import Router from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Notice } from '@/components/ui/feedback/Notice';
import { RunningTime } from '@/components/ui/figures/RunningTime';
import { StatList, type Stat } from '@/components/ui/figures/StatList';
import { MODAL_EXIT_MS } from '@/config/motion';
import type { PageKey } from '@/config/pages/pageUrls';
import type { PlaySession } from '@/domain/game/playSession';
import { useWrite } from '@/hooks/useWrite';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT, type Translate } from '@/hooks/useT';
import { useAcknowledgeRealityCheckMutation } from '@/services/game/play';
import { Answers } from './look';

/** Time and amounts of the session; losses are as prominent as wins. */
function figuresOf({ startedAt, ahead, staked, won, netResult, currency }: PlaySession, t: Translate): Stat[] {
  const time = startedAt !== null && {
    key: 'time',
    label: t('play.check.time'),
    value: <RunningTime since={startedAt} ahead={ahead} />,
  };
  const amounts: Stat[] = [
    { key: 'staked', label: t('play.check.staked'), value: <Amount value={staked} currency={currency} /> },
    { key: 'won', label: t('play.check.won'), value: <Amount value={won} currency={currency} /> },
    {
      key: 'net',
      label: t('play.check.net'),
      value: <Amount value={netResult} currency={currency} sign="exceptZero" />,
    },
  ];
  return time ? [time, ...amounts] : amounts;
}

export type RealityCheckProps = { session: PlaySession | null; due: boolean };

/**
 * Shows how long the player has played and the result, at the interval they chose. It stays over every page in every
 * tab until the server has recorded the acknowledgement; Escape, the backdrop or a reload do not close it.
 */
export function RealityCheck({ session, due }: RealityCheckProps) {
  const [last, setLast] = useState<PlaySession | null>(null);
  if (due && session !== null && session !== last) setLast(session);
  const [shown, setShown] = useState(false);
  if (due && !shown) setShown(true);
  useEffect(() => {
    if (due || !shown) return;
    const timer = setTimeout(() => setShown(false), MODAL_EXIT_MS);
    return () => clearTimeout(timer);
  }, [due, shown]);
  return shown && last && <Check session={last} open={due} />;
}

function Check({ session, open }: { session: PlaySession; open: boolean }) {
  const t = useT();
  const urlOf = usePageUrl();
  const [acknowledge] = useAcknowledgeRealityCheckMutation();
  /** Page to open after the acknowledgement; null to stay. */
  const to = useRef<PageKey | null>(null);
  const { state, send } = useWrite(acknowledge, {
    onDone: () => {
      if (to.current) void Router.push(urlOf(to.current));
    },
  });
  const { phase } = state;
  const busy = phase === 'sending' || phase === 'checking' || phase === 'done';
  const answer = (page: PageKey | null) => {
    to.current = page;
    send({});
  };
  const { minutes } = session.check;
  return (
    <Dialog open={open} title={t('play.check.title')} role="alertdialog">
      <p>{minutes == null ? t('play.check.textPlain') : t('play.check.text', { count: minutes })}</p>
      <StatList label={t('play.check.figures')} stats={figuresOf(session, t)} />
      {phase === 'refused' && <Notice tone="warning">{t('play.check.failed')}</Notice>}
      {phase === 'checking' && <Notice>{t('play.check.checking')}</Notice>}
      {phase === 'unknown' && <Notice tone="warning">{t('play.check.unknown')}</Notice>}
      <Answers>
        <Button size="main" busy={busy} onClick={() => answer('limits')}>
          {t('play.check.break')}
        </Button>
        <Button size="main" busy={busy} onClick={() => answer('transactions')}>
          {t('play.check.history')}
        </Button>
        <Button look="primary" size="main" busy={busy} onClick={() => answer(null)}>
          {t('play.check.goOn')}
        </Button>
      </Answers>
    </Dialog>
  );
}
