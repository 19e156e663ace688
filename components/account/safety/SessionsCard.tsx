import { LogOut, Monitor, Smartphone, Tablet, type IconNode } from 'lucide';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Loading } from '@/components/ui/feedback/Loading';
import { Pill } from '@/components/ui/feedback/Pill';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { Icon } from '@/components/ui/pictures/Icon';
import type { Device, OpenSession } from '@/domain/account/safety';
import { useAlert } from '@/hooks/useAlert';
import { useT } from '@/hooks/useT';
import { useWrite } from '@/hooks/useWrite';
import { useEndSessionsMutation, useSessionsQuery } from '@/services/account/safety';
import { Item, ItemList } from '../fields/ItemList';
import { SafetyCard } from './look';
import { useFacts } from './useFacts';
import { isBusy, WriteNote } from './WriteNote';

const ICONS: Readonly<Record<NonNullable<Device['kind']>, IconNode>> = {
  desktop: Monitor,
  mobile: Smartphone,
  tablet: Tablet,
};

/** Open for a while, the list is asked for again, in milliseconds. */
const ASK_AGAIN_MS = 30_000;

/** Where the player is logged in; one of the other sessions can be ended, or all of them. */
export function SessionsCard() {
  const t = useT();
  const id = useId();
  const { currentData: told, isError, refetch } = useSessionsQuery(undefined, { pollingInterval: ASK_AGAIN_MS });
  return (
    <SafetyCard as="section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t('safety.sessions.title')}
      </h2>
      {told && <LastLoginLine told={told.lastLogin} />}
      {told && <Sessions sessions={told.sessions} headingId={id} />}
      {!told && isError && <ErrorState title={t('safety.sessions.failed')} onRetry={() => void refetch()} />}
      {!told && !isError && <Loading shapes={['line', 'line', 'line']} />}
    </SafetyCard>
  );
}

function LastLoginLine({
  told,
}: {
  told: NonNullable<ReturnType<typeof useSessionsQuery>['currentData']>['lastLogin'];
}) {
  const t = useT();
  const facts = useFacts();
  if (told === undefined) return null;
  if (told === null) return <p>{t('safety.lastLogin.none')}</p>;
  const words = [facts.time(told.at), facts.device(told.device), facts.place(told.place)].filter(Boolean).join(' · ');
  return (
    <p>
      {t('safety.lastLogin.title')}: <bdi>{words}</bdi>
    </p>
  );
}

function Sessions({ sessions, headingId }: { sessions: readonly OpenSession[]; headingId: string }) {
  const t = useT();
  const facts = useFacts();
  const alert = useAlert();
  const [asked, setAsked] = useState<string | null>(null);
  const [endSessions] = useEndSessionsMutation();
  const { state, send, reset, askAgain } = useWrite(endSessions, {
    onDone: (answer, here) => {
      const isAlone = answer.sessions.every(({ current }) => current);
      alert.success(t(isAlone ? 'safety.sessions.allEnded' : 'safety.sessions.ended'));
      reset();
      // The pressed button goes with its row.
      if (here) document.getElementById(headingId)?.focus();
    },
  });
  const end = (sessionId: string | null) => {
    if (isBusy(state)) return;
    setAsked(sessionId);
    send({ sessionId });
  };
  const others = sessions.filter(({ current }) => !current);
  const knowsOwn = others.length < sessions.length;
  return (
    <>
      <ItemList>
        {sessions.map((one) => {
          const name = facts.device(one.device);
          const used = one.current ? null : t('safety.sessions.used', { at: facts.time(one.lastUsedAt) });
          return (
            <Item
              key={one.id}
              icon={ICONS[one.device.kind ?? 'desktop']}
              name={name}
              facts={[facts.place(one.place), used].filter(Boolean).join(' · ')}
            >
              {one.current ? (
                <Pill tone="success">{t('safety.sessions.this')}</Pill>
              ) : (
                <Button
                  size="dense"
                  busy={isBusy(state) && asked === one.id}
                  aria-label={t('safety.sessions.endOne', { device: name })}
                  onClick={() => end(one.id)}
                >
                  {t('safety.sessions.end')}
                </Button>
              )}
            </Item>
          );
        })}
      </ItemList>
      <WriteNote state={state} onAsk={askAgain} />
      {others.length > 0 && knowsOwn && (
        <div className="acts">
          <Button
            icon={<Icon of={LogOut} className="flip" />}
            busy={isBusy(state) && asked === null}
            onClick={() => end(null)}
          >
            {t('safety.sessions.endAll')}
          </Button>
        </div>
      )}
    </>
  );
}
