import { useRef, useState } from 'react';
import { useResendVerificationMutation } from '@/services/account/auth';
import { asCallError } from '@/services/http/call';
import { useFormProblem, waitOf } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useWait } from './useWait';

/** Seconds before one more message can be asked for: mail takes its time, and a second one makes the first link void. */
const PAUSE_S = 60;

export type Resend = {
  resend: () => void;
  busy: boolean;
  /** Seconds until it may be asked for again; 0: now. */
  waitSeconds: number;
  state: 'idle' | 'sent' | 'failed';
  /** Why it failed, in words. */
  message: string | null;
};

/**
 * Asks for the verification message again (AUTH-08): to an address, to whom an expired link belonged, or to the signed-in
 * player. It says that it was sent only after the server did.
 */
export function useResendVerification(who: { email?: string; token?: string } = {}): Resend {
  const t = useT();
  const problemOf = useFormProblem();
  const [send, { isLoading: busy }] = useResendVerificationMutation();
  const [outcome, setOutcome] = useState<Pick<Resend, 'state' | 'message'>>({ state: 'idle', message: null });
  const { seconds, wait } = useWait();
  const lost = useRef<string | null>(null);

  const resend = async () => {
    if (busy || seconds > 0) return;
    const intent = lost.current ?? crypto.randomUUID();
    const { error } = await send({ ...who, intent });
    lost.current = error && asCallError(error).network ? intent : null;
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
