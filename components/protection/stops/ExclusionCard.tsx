import { useId, useState } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { FactList } from '@/components/ui/figures/FactList';
import { Sentence } from '@/components/ui/layout/Sentence';
import type { ExclusionState, Lifting } from '@/domain/protection/exclusionState';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useToken } from '@/hooks/player/useToken';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { isLostWrite, useWrite } from '@/hooks/useWrite';
import { useCancelLiftingMutation, useExclusionQuery } from '@/services/protection/exclusion';
import { LostNotice } from '../parts/LostNotice';
import { Tool } from '../parts/look';
import { Moment } from '../parts/Moment';
import { refusalWords } from '../parts/refusalWords';
import { LiftingDialog } from './LiftingDialog';
import { waitInWords } from './waitInWords';

/** The player's own exclusion: since when, until when, where, and the way to have it lifted (MKT-29). */
export function ExclusionCard() {
  const skip = [useToken() === null, useExcluded() === null, useAbsent('exclusionState')].includes(true);
  const t = useT();
  const { data, isError, isFetching, refetch } = useExclusionQuery(undefined, { skip });
  if (!skip && !data && isError && !isFetching)
    return <ErrorState title={t('ui.loadingError')} onRetry={() => void refetch()} />;
  if (skip || !data?.exclusion) return null;
  return <Card told={data} exclusion={data.exclusion} />;
}

type Exclusion = NonNullable<ExclusionState['exclusion']>;

function Card({ told, exclusion }: { told: ExclusionState; exclusion: Exclusion }) {
  const t = useT();
  const id = useId();
  const noLifting = useAbsent('lifting');
  const [open, setOpen] = useState(false);
  const { from, until, allBrands, stays, reference } = exclusion;
  const { lifting, mayAskLifting, liftingHours, otherBrands } = told;
  const excluded = useExcluded();
  /** The time that the player chose is over: the exclusion only waits to be lifted. */
  const isOver = excluded !== null && 'isOver' in excluded;
  const ends = until ? 'endsItself' : until === null && liftingHours === null ? 'never' : null;
  const facts = [
    ...(from === null ? [] : [{ key: 'from', label: t('protection.receipt.from'), value: <Moment value={from} /> }]),
    {
      key: 'until',
      label: t('protection.receipt.until'),
      value: until === undefined ? '–' : until === null ? t('protection.forGood') : <Moment value={until} />,
    },
    ...(otherBrands > 0 && allBrands !== null
      ? [
          {
            key: 'where',
            label: t('protection.receipt.where'),
            value: t(allBrands ? 'protection.receipt.allBrands' : 'protection.mine.here'),
          },
        ]
      : []),
    ...(reference === null
      ? []
      : [{ key: 'reference', label: t('protection.receipt.reference'), value: <bdi>{reference}</bdi> }]),
  ];
  return (
    <Tool as="section" aria-labelledby={id}>
      <h2 id={id}>{t('protection.mine.title')}</h2>
      <FactList facts={facts} />
      {isOver && <p>{t('protection.mine.over')}</p>}
      {stays === false && ends && <p>{t(`protection.mine.${ends}`)}</p>}
      {!noLifting && typeof liftingHours === 'number' && (
        <>
          <p>{t('protection.lifting.text', { wait: waitInWords(liftingHours, t) })}</p>
          {lifting && <LiftingNote lifting={lifting} />}
          {mayAskLifting && (
            <div className="go">
              <Button onClick={() => setOpen(true)}>{t('protection.lifting.ask')}</Button>
            </div>
          )}
          {open && mayAskLifting && <LiftingDialog onClose={() => setOpen(false)} />}
        </>
      )}
    </Tool>
  );
}

/** What became of the request, and a way back from it. */
function LiftingNote({ lifting }: { lifting: Lifting }) {
  const t = useT();
  const { state, askedAt, liftsAt, reason, reference } = lifting;
  if (state === 'cancelled') return null;
  if (state === 'declined')
    return (
      <Notice tone="warning">
        {t('protection.lifting.declined')} <bdi>{reason ?? ''}</bdi>
      </Notice>
    );
  const at = state === 'granted' ? liftsAt : askedAt;
  return (
    <>
      <Notice>
        <p>{at !== null && <Sentence of={`protection.lifting.${state}`} marks={{ at: <Moment value={at} /> }} />}</p>
        <p>{t('protection.unknownReference', { reference })}</p>
      </Notice>
      <Keep />
    </>
  );
}

function Keep() {
  const t = useT();
  const [cancel] = useCancelLiftingMutation();
  const { state, send, askAgain } = useWrite(cancel);
  return (
    <>
      {state.phase === 'refused' && <Notice tone="danger">{refusalWords(state.error, t)}</Notice>}
      {isLostWrite(state) && <LostNotice state={state} onAsk={askAgain} />}
      <div className="go">
        <Button busy={state.phase === 'sending' || state.phase === 'checking'} onClick={() => send({})}>
          {t('protection.lifting.keep')}
        </Button>
      </div>
    </>
  );
}
