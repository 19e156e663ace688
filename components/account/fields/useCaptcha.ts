import { useRouter } from 'next/router';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { DEFAULT_LOCALE } from '@/config/locale';
import {
  CAPTCHA_RESET,
  captchaAfter,
  captchaPage,
  NEW_CAPTCHA,
  readCaptchaMessage,
} from '@/domain/account/registration/captcha';
import type { Captcha } from '@/domain/account/registration/captcha';
import { useColourScheme } from '@/hooks/useColourScheme';
import { useSettings } from '@/hooks/useSettings';

/** Milliseconds after which a frame that has sent no message counts as failed. */
const LOADING_MS = 15_000;

/** Props of components/ui/form/CaptchaField.tsx. */
export type CaptchaFieldProps = {
  src: string;
  phase: Captcha['phase'];
  height: number;
  /** The form was submitted with the captcha unsolved. */
  demanded: boolean;
  frame: RefObject<HTMLIFrameElement | null>;
  onRetry: () => void;
};

export type UseCaptcha = {
  /** Token for the request; '' until solved, and where the operator requires no captcha (OP-054). */
  token: string;
  /** A captcha is required and not solved. */
  missing: boolean;
  /**
   * Call before submitting. False while the captcha is missing: the field then shows the problem and takes the focus.
   */
  demand: () => boolean;
  /** Call after an answer that keeps the form open: a token is valid for one call. */
  reset: () => void;
  /** Null where the operator requires no captcha. */
  field: CaptchaFieldProps | null;
};

/**
 * A captcha in a form. It runs in its own frame, so that none of its scripts run in the page; only messages from its
 * exact origin and window are accepted (OP-054).
 */
export function useCaptcha(): UseCaptcha {
  const settings = useSettings();
  const { locale = DEFAULT_LOCALE } = useRouter();
  const scheme = useColourScheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const [captcha, happened] = useReducer(captchaAfter, NEW_CAPTCHA);
  const [demanded, setDemanded] = useState(false);
  const { attempt, phase, token, expiresInSeconds } = captcha;
  const page = scheme && captchaPage(settings, { locale, scheme, attempt });
  const origin = page?.origin;

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
  useEffect(() => {
    if (!origin || (phase !== 'loading' && phase !== 'solved')) return;
    // A loaded frame reports its expired token itself, but a sleeping tab may miss that message.
    const [ms, event] =
      phase === 'loading' ? [LOADING_MS, 'failed' as const] : [expiresInSeconds * 1000, 'expired' as const];
    const timer = setTimeout(() => happened({ state: event }), ms);
    return () => clearTimeout(timer);
  }, [origin, phase, attempt, token, expiresInSeconds]);

  const reset = useCallback(() => {
    if (origin) frame.current?.contentWindow?.postMessage(CAPTCHA_RESET, origin);
    happened({ state: 'reset' });
  }, [origin]);
  const missing = page !== null && token === '';
  if (!missing && demanded) setDemanded(false);
  const demand = () => {
    if (!missing) return true;
    setDemanded(true);
    frame.current?.focus();
    return false;
  };
  return {
    token,
    missing,
    demand,
    reset,
    field: page && {
      src: page.src,
      phase,
      height: captcha.height,
      demanded,
      frame,
      onRetry: () => happened({ state: 'retried' }),
    },
  };
}
