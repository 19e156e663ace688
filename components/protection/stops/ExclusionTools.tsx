import { Sentence } from '@/components/ui/layout/Sentence';
import { BREAKS } from '@/domain/protection/options';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { BreakPanel } from './BreakPanel';
import { ExclusionPanel } from './ExclusionPanel';
import { LostNotice } from '../parts/LostNotice';
import { Moment } from '../parts/Moment';
import { Receipt } from './Receipt';
import { StopDialog } from './StopDialog';
import { useSelfExclude } from './useSelfExclude';

/** Both ways to self-exclude, with their confirmation and receipt (OP-096). */
export function ExclusionTools() {
  const t = useT();
  const exclusion = useSelfExclude();
  const { asked, open, state, confirm, close } = exclusion;
  const pause = BREAKS.find((one) => one === asked?.duration) ?? null;
  /** Whether the exclusion bars the log-in, as some markets demand. */
  const isOut = !useSettings().marketRules.exclusions.logIn && pause === null;
  const lost = !open && (state.phase === 'checking' || state.phase === 'unknown') ? state : null;
  return (
    <>
      {state.phase === 'done' && !open && <Receipt kind="exclusion" receipt={state.answer} />}
      {lost && <LostNotice state={lost} onAsk={confirm} />}
      <BreakPanel exclusion={exclusion} />
      <ExclusionPanel exclusion={exclusion} />
      {asked && (
        <StopDialog
          open={open}
          state={state}
          kind="exclusion"
          title={t(pause ? `protection.confirm.break.${pause}` : 'protection.confirm.exclusion')}
          done={pause ? t('protection.done.break') : undefined}
          action={t(pause ? 'protection.confirm.startBreak' : 'protection.confirm.exclude')}
          onConfirm={confirm}
          onClose={close}
        >
          <p>
            {asked.end === null ? (
              t('protection.confirm.forGood')
            ) : (
              <Sentence
                of={pause ? 'protection.confirm.breakUntil' : 'protection.confirm.excludedUntil'}
                marks={{ b: <b />, until: <Moment value={asked.end} /> }}
              />
            )}
          </p>
          <ul>
            {asked.until !== null && <li>{t('protection.confirm.wholeDay')}</li>}
            {isOut ? (
              <>
                <li>{t('protection.confirm.nobodyIn')}</li>
                <li>{t('protection.confirm.signedOut')}</li>
              </>
            ) : (
              <li>{t('protection.confirm.withdrawOnly')}</li>
            )}
            <li>{t('protection.confirm.noWayBack')}</li>
          </ul>
        </StopDialog>
      )}
    </>
  );
}
