import { useRouter } from 'next/router';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { useLocale } from '@/components/ui/LocaleContext';
import { DEFAULT_LOCALE } from '@/config/locale';
import {
  CAPTCHA_RESET,
  captchaAfter,
  captchaExecute,
  captchaPage,
  NEW_CAPTCHA,
  readCaptchaMessage,
} from '@/domain/account/registration/captcha';
import type { Captcha, CaptchaAction, CaptchaPage } from '@/domain/account/registration/captcha';
import { useColourScheme } from '@/hooks/useColourScheme';
import { useSettings } from '@/hooks/useSettings';

/** Milliseconds after which a frame that has sent no message, or gives no token, counts as failed. */
const ANSWER_MS = 15_000;

/** Props of components/ui/form/CaptchaField.tsx. */
export type CaptchaFieldProps = Pick<CaptchaPage, 'src' | 'isOwn'> & {
  phase: Captcha['phase'];
  height: number;
  /** The form was submitted with the captcha unsolved. */
  demanded: boolean;
  frame: RefObject<HTMLIFrameElement | null>;
  onRetry: () => void;
};

export type UseCaptcha = {
  /**
   * Call before submitting. The token for the request: '' where the operator requires no captcha (OP-054). Null while it
   * is missing, or was not given: the field then shows the problem and takes the focus. The same `intent` gets the same
   * token, for a write is sent again unchanged.
   */
  take: (action: CaptchaAction, intent?: string) => Promise<string | null>;
  /** Call after an answer that keeps the form open: a token is valid for one call. */
  reset: () => void;
  /** Null where the operator requires no captcha. */
  field: CaptchaFieldProps | null;
};

/** A form that waits for a token. */
type Waiting = { action: CaptchaAction; settle: (token: string | null) => void; isAsked: boolean };

type Told = Captcha & { origin: string | undefined; happened: (event: { state: 'failed' | 'expired' }) => void };

/** Ends a phase that lasts too long: no answer from the frame, or a token that is too old. */
function useDeadline({ origin, phase, attempt, token, expiresInSeconds, happened }: Told): void {
  useEffect(() => {
    const awaited = phase === 'loading' || phase === 'asked';
    if (!origin || (!awaited && phase !== 'solved')) return;
    // A loaded frame reports its expired token itself, but a sleeping tab may miss that message.
    const [ms, state] = awaited ? [ANSWER_MS, 'failed' as const] : [expiresInSeconds * 1000, 'expired' as const];
    const timer = setTimeout(() => happened({ state }), ms);
    return () => clearTimeout(timer);
  }, [origin, phase, attempt, token, expiresInSeconds, happened]);
}

/**
 * A captcha in a form. It runs in its own frame, so that the page's policy holds for none of its scripts; only messages
 * from its exact origin and window are accepted (OP-054). A key without a box is asked for a token when the form is sent.
 */
export function useCaptcha(): UseCaptcha {
  const settings = useSettings();
  const { locale = DEFAULT_LOCALE } = useRouter();
  const { tag } = useLocale();
  const scheme = useColourScheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<Waiting | null>(null);
  const taken = useRef<{ intent: string; token: string } | null>(null);
  const [captcha, happened] = useReducer(captchaAfter, NEW_CAPTCHA);
  const [demanded, setDemanded] = useState(false);
  const [asked, setAsked] = useState(0);
  const { attempt, phase, token } = captcha;
  const page = scheme && captchaPage(settings, { locale, tag, scheme, attempt, site: location.origin });
  const origin = page?.origin;

  const tell = useCallback(
    (message: object) => origin && frame.current?.contentWindow?.postMessage(message, origin),
    [origin],
  );
  // A layout effect, so that the listener exists before the frame can run: an earlier message would be lost.
  useLayoutEffect(() => {
    if (!origin) return;
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      const message = from === origin && source === frame.current?.contentWindow ? readCaptchaMessage(data) : null;
      if (message) happened(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);
  useDeadline({ ...captcha, origin, happened });

  useEffect(() => {
    const form = waiting.current;
    if (!form) return;
    const settle = (given: string | null) => {
      waiting.current = null;
      form.settle(given);
      if (given === null) setDemanded(true);
    };
    if (phase === 'loading' || phase === 'asked' || phase === 'challenge') return;
    if (phase === 'failed') settle(null);
    else if (!form.isAsked) {
      form.isAsked = true;
      happened({ state: 'asked' });
      tell(captchaExecute(form.action));
    } else if (phase === 'solved') {
      settle(token);
      happened({ state: 'reset' });
    }
    // Waiting again: the challenge was closed.
    else settle(null);
  }, [asked, phase, token, tell]);
  useEffect(() => () => waiting.current?.settle(null), []);
  // A challenge opens below the button that was pressed, perhaps out of sight.
  useEffect(() => {
    if (phase === 'challenge' && document.activeElement !== frame.current) frame.current?.focus();
  }, [phase]);

  const reset = useCallback(() => {
    tell(CAPTCHA_RESET);
    happened({ state: 'reset' });
  }, [tell]);
  const missing = page !== null && token === '';
  if (!missing && demanded) setDemanded(false);
  const obtain = async (action: CaptchaAction) => {
    if (page?.onDemand)
      return new Promise<string | null>((settle) => {
        setDemanded(false);
        waiting.current = { action, settle, isAsked: false };
        setAsked((count) => count + 1);
      });
    if (!missing) return token;
    setDemanded(true);
    frame.current?.focus();
    return null;
  };
  const take = async (action: CaptchaAction, intent?: string) => {
    if (intent !== undefined && taken.current?.intent === intent) return taken.current.token;
    const given = await obtain(action);
    if (intent !== undefined && given !== null) taken.current = { intent, token: given };
    return given;
  };
  return {
    take,
    reset,
    field: page && {
      src: page.src,
      isOwn: page.isOwn,
      phase,
      height: captcha.height,
      demanded,
      frame,
      onRetry: () => happened({ state: 'retried' }),
    },
  };
}
