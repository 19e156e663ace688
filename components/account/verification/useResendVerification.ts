import { useState } from 'react';
import { useResendVerificationMutation } from '@/services/account/auth';
import { asCallError, isLost } from '@/services/http/call';
import { createIntents } from '@/services/http/intents';
import { useFormProblem, waitOf } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useWait } from './useWait';

/** Seconds between two requests: mail is slow, and a second message invalidates the first link. */
const PAUSE_S = 60;

/** The only intent here. */
const RESEND = 'resend';

export type Resend = {
  resend: () => void;
  busy: boolean;
  /** Seconds until the next request is allowed; 0: now. */
  waitSeconds: number;
  state: 'idle' | 'sent' | 'failed';
  message: string | null;
};

/**
 * Requests the verification message again (AUTH-08): for an address, the owner of an expired link, or the signed-in
 * player. It reports "sent" only after the server confirms.
 */
export function useResendVerification(who: { email?: string; token?: string } = {}): Resend {
  const t = useT();
  const problemOf = useFormProblem();
  const [send, { isLoading: busy }] = useResendVerificationMutation();
  const [outcome, setOutcome] = useState<Pick<Resend, 'state' | 'message'>>({ state: 'idle', message: null });
  const { seconds, wait } = useWait();
  const [intents] = useState(createIntents);

  const resend = async () => {
    if (busy || seconds > 0) return;
    const { error } = await send({ ...who, intent: intents.keyOf(RESEND) });
    if (!isLost(error)) intents.answered(RESEND);
    if (!error) {
      setOutcome({ state: 'sent', message: null });
      return wait(PAUSE_S);
    }
    setOutcome({
      state: 'failed',
      message: asCallError(error).message ? problemOf(error).message : t('verify.notSent'),
    });
    wait(waitOf(error) ?? 0);
  };
  return { resend: () => void resend(), busy, waitSeconds: seconds, ...outcome };
}
