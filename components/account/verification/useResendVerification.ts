import { useResendVerificationMutation } from '@/services/account/auth';
import { useFormProblem, waitOf } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useWrite } from '@/hooks/useWrite';
import { useWait } from './useWait';

/** Seconds between two requests: mail is slow, and a second message invalidates the first link. */
const PAUSE_S = 60;

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
  const [call] = useResendVerificationMutation();
  const { seconds, wait } = useWait();
  const { state, send, reset } = useWrite(call, {
    pauses: [],
    onDone: () => wait(PAUSE_S),
    onRefused: (error) => wait(waitOf(error) ?? 0),
  });
  const { phase } = state;
  const resend = () => {
    if (seconds > 0) return;
    reset();
    send(who);
  };
  const message = () => {
    if (phase === 'unknown') return t('form.lost');
    if (phase !== 'refused') return null;
    return state.error.message ? problemOf(state.error).message : t('verify.notSent');
  };
  return {
    resend,
    busy: phase === 'sending' || phase === 'checking',
    waitSeconds: seconds,
    state: phase === 'done' ? 'sent' : phase === 'refused' || phase === 'unknown' ? 'failed' : 'idle',
    message: message(),
  };
}
