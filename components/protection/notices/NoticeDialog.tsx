import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Loading } from '@/components/ui/feedback/Loading';
import type { Before, NoticeStep } from '@/domain/protection/notices';
import { useT, type TextKey } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import { FirstLimits } from './FirstLimits';
import { FundsNotice } from './FundsNotice';
import { useAnswer } from './NoticeAnswer';
import { Reminder } from './Reminder';
import { SecondStepNotice } from './SecondStepNotice';
import { useDue, useStep } from './useDue';

export const NOTICE_TITLES: Readonly<Record<NoticeStep['kind'], TextKey>> = {
  secondStep: 'secondStep.title',
  funds: 'notice.funds.title',
  limits: 'notice.limits.title',
  reminder: 'notice.reminder.title',
};

const BEFORE: readonly Before[] = ['deposit', 'play'];

/**
 * What the player has to read or answer, one after the other (`?modal=notices`, `before` says before what). It closes by
 * itself once nothing is left, so that the page below goes on where it was.
 */
export function NoticeDialog({ open, values, onClose }: ModalProps) {
  const t = useT();
  const before = BEFORE.find((one) => one === values.before) ?? 'now';
  const { steps, isKnown } = useDue(before);
  const { step = null, onHold } = useStep(steps);
  // The last one stays while the dialog closes.
  const [last, setLast] = useState(step);
  if (step !== null && step !== last) setLast(step);
  const shown = step ?? last;
  const { send } = useAnswer();

  // To leave a reminder, by whichever way, is to have read it.
  const left = useEffectEvent(() => {
    if (shown?.kind === 'reminder') send({ id: shown.id, answer: 'acknowledged' as const });
  });
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) left();
    wasOpen.current = open;
  }, [open]);
  const isOver = open && isKnown && step === null;
  const finish = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);
  // An offer is taken or declined: closing would be neither.
  const [isStuck, setStuck] = useState(false);
  const isHeld = before === 'now' && step?.kind === 'limits' && !isStuck;
  return (
    <Dialog
      open={open}
      onClose={isHeld ? undefined : onClose}
      title={t(shown ? NOTICE_TITLES[shown.kind] : 'notice.title')}
    >
      {shown === null && <Loading shapes={['line', 'line', 'line']} />}
      {shown?.kind === 'secondStep' && <SecondStepNotice how="replace" />}
      {shown?.kind === 'funds' && <FundsNotice key={shown.id} step={shown} />}
      {shown?.kind === 'limits' && <FirstLimits step={shown} onStuck={() => setStuck(true)} onHold={onHold} />}
      {shown?.kind === 'reminder' && <Reminder step={shown} onDone={onClose} />}
    </Dialog>
  );
}
