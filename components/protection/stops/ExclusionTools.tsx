import styled from 'styled-components';
import { Notice } from '@/components/ui/feedback/Notice';
import { Sentence } from '@/components/ui/layout/Sentence';
import { BREAKS } from '@/domain/protection/options';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { BreakPanel } from './BreakPanel';
import { ExclusionPanel } from './ExclusionPanel';
import { LostNotice } from '../parts/LostNotice';
import { Moment } from '../parts/Moment';
import { refusalWords } from '../parts/refusalWords';
import { Receipt } from './Receipt';
import { StopDialog } from './StopDialog';
import { useOtherBrands } from './useOtherBrands';
import { useSelfExclude } from './useSelfExclude';
import { waitInWords } from './waitInWords';

const AllBrands = styled.label`
  display: flex;
  align-items: start;
  gap: ${token('space-12')};
  padding-block: ${token('space-8')};
  cursor: pointer;

  input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    accent-color: ${token('accent')};
  }
`;

/** Both ways to self-exclude, with their confirmation and receipt (OP-096). */
export function ExclusionTools() {
  const t = useT();
  const exclusion = useSelfExclude();
  const { asked, open, state, chooseAllBrands, confirm, close } = exclusion;
  const pause = BREAKS.find((one) => one === asked?.duration) ?? null;
  /** Whether the exclusion bars the log-in, as some markets demand. */
  const { logIn, brands, lifting } = useSettings().marketRules.exclusions;
  const isOut = !logIn && pause === null;
  const hasOthers = useOtherBrands() > 0;
  const isForAll = hasOthers && brands === 'all' && pause === null;
  const wait = pause === null ? (asked?.end === null ? lifting.indefiniteHours : lifting.endedHours) : null;
  const lost = !open && (state.phase === 'checking' || state.phase === 'unknown') ? state : null;
  return (
    <>
      {state.phase === 'done' && !open && <Receipt kind="exclusion" receipt={state.answer} />}
      {lost && <LostNotice state={lost} onAsk={confirm} />}
      {!open && state.phase === 'refused' && <Notice tone="danger">{refusalWords(state.error, t)}</Notice>}
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
            {isForAll && <li>{t('protection.confirm.allBrands')}</li>}
            {wait !== null && asked.end !== null && <li>{t('protection.confirm.stays')}</li>}
            <li>
              {wait !== null && asked.end === null
                ? t('protection.confirm.liftable', { wait: waitInWords(wait, t) })
                : t('protection.confirm.noWayBack')}
            </li>
          </ul>
          {hasOthers && !isForAll && (
            <AllBrands>
              <input
                type="checkbox"
                checked={asked.allBrands ?? false}
                disabled={state.phase !== 'idle' && state.phase !== 'refused'}
                onChange={({ target }) => chooseAllBrands(target.checked)}
              />
              <span>{t('protection.confirm.alsoAllBrands')}</span>
            </AllBrands>
          )}
        </StopDialog>
      )}
    </>
  );
}
