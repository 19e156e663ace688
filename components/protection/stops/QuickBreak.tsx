import { useId, useState } from 'react';
import { Sentence } from '@/components/ui/layout/Sentence';
import { MODAL_EXIT_MS } from '@/config/motion';
import type { ShortExclusion } from '@/domain/protection/options';
import { fixedExclusionEnd } from '@/domain/protection/stopEnd';
import { useClock } from '@/hooks/useClock';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { useWrite } from '@/hooks/useWrite';
import { useSelfExcludeMutation } from '@/services/protection/protection';
import { tellOtherTabs } from '@/services/protection/stopMark';
import { Choices } from '../parts/look';
import { Moment } from '../parts/Moment';
import { StopDialog } from './StopDialog';

/** A break from within a game: the shortest one is chosen already, so that one more press begins it. */
export function QuickBreak({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const id = useId();
  const now = useClock();
  const { breaks } = useSettings().marketRules;
  const [duration, setDuration] = useState<ShortExclusion>(breaks[0]!);
  const [selfExclude] = useSelfExcludeMutation();
  const { state, send, reset } = useWrite(selfExclude, { onDone: tellOtherTabs });
  const close = () => {
    onClose();
    if (state.phase === 'done') setTimeout(reset, MODAL_EXIT_MS);
  };
  // Once it is sent, the choice is part of what may already hold.
  const isFixed = state.phase !== 'idle' && state.phase !== 'refused';
  return (
    <StopDialog
      open={open}
      state={state}
      kind="exclusion"
      title={t('protection.break.title')}
      done={t('protection.done.break')}
      action={t('protection.confirm.startBreak')}
      onConfirm={() => send({ duration, until: null })}
      onClose={close}
    >
      <Choices role="radiogroup" aria-label={t('protection.break.title')}>
        {breaks.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={id}
              disabled={isFixed}
              checked={one === duration}
              onChange={() => setDuration(one)}
            />
            {t(`protection.duration.${one}`)}
          </label>
        ))}
      </Choices>
      {now !== null && (
        <p>
          <Sentence
            of="protection.confirm.breakUntil"
            marks={{ b: <b />, until: <Moment value={fixedExclusionEnd(duration, new Date(now)).toISOString()} /> }}
          />
        </p>
      )}
      <ul>
        <li>{t('protection.confirm.withdrawOnly')}</li>
        <li>{t('protection.confirm.noWayBack')}</li>
      </ul>
    </StopDialog>
  );
}
