import { CircleAlert, CircleCheck, RefreshCw } from 'lucide';
import { useId, type RefObject } from 'react';
import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Button } from '../controls/Button';
import { visuallyHidden } from '../layout/VisuallyHidden';
import { Icon } from '../pictures/Icon';

// The page in the frame has its own border. `opacity` instead of `display: none`: a frame that is not laid out may never
// learn its height.
const Root = styled.div`
  display: grid;
  gap: ${token('space-4')};

  &.unseen .label {
    ${visuallyHidden}
  }
  .label {
    font-size: 13px;
    line-height: 20px;
    font-weight: 650;
  }
  .frame {
    position: relative;
    overflow: hidden;
    border: 1px solid transparent;
    border-radius: ${token('radius-md')};
  }
  .frame.loading,
  .frame.failed {
    border-color: ${token('border')};
    background: ${token('sunken')};
  }
  .frame.wrong {
    border-color: ${token('danger')};
  }
  iframe {
    inline-size: 100%;
    color-scheme: inherit;
  }
  .loading iframe {
    opacity: 0;
  }
  .wait {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: ${token('text-muted')};
  }
  .said {
    display: flex;
    gap: ${token('space-8')};
    align-items: center;
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .said.danger,
  .said.danger svg {
    color: ${token('danger-text')};
  }
  .said.success svg {
    color: ${token('success-text')};
  }
  .failed {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')} ${token('space-16')};
    align-items: center;
    justify-content: space-between;
    padding: ${token('space-12')};
  }
`;

/** Scripts, forms and its own origin; no popups, no top-level navigation, no downloads. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

/** The providers whose script runs in our own page link their terms, which they must. */
const OWN_SANDBOX = `${SANDBOX} allow-popups allow-popups-to-escape-sandbox`;

type CaptchaFieldProps = {
  src: string;
  /** Whether the page in the frame is the site's own. */
  isOwn: boolean;
  phase: 'loading' | 'waiting' | 'asked' | 'challenge' | 'solved' | 'expired' | 'failed';
  /** In CSS pixels; 0 where nothing is to be seen. */
  height: number;
  /** The form was submitted without a solved captcha. */
  demanded: boolean;
  frame: RefObject<HTMLIFrameElement | null>;
  onRetry: () => void;
};

/** Captcha in a form (OP-054); props come from components/account/fields/useCaptcha.ts. */
export function CaptchaField({ src, isOwn, phase, height, demanded, frame, onRetry }: CaptchaFieldProps) {
  const t = useT();
  const [label, said] = [useId(), useId()];
  const wrong = phase === 'expired' || (demanded && phase !== 'failed');
  return (
    <Root role="group" className={height === 0 ? 'unseen' : undefined} aria-labelledby={label} aria-describedby={said}>
      <span className="label" id={label}>
        {t('form.captcha')}
      </span>
      {phase === 'failed' ? (
        <div className="frame failed">
          <span>{t('form.captchaFailed')}</span>
          <Button icon={<Icon of={RefreshCw} />} onClick={onRetry}>
            {t('ui.tryAgain')}
          </Button>
        </div>
      ) : (
        <div className={`frame ${phase}${wrong ? ' wrong' : ''}`} aria-busy={phase === 'loading' || undefined}>
          <iframe
            ref={frame}
            src={src}
            title={t('form.captcha')}
            height={height}
            // A page whose address carries a token sends no referrer by itself, and the provider checks who frames it.
            referrerPolicy="origin"
            sandbox={isOwn ? OWN_SANDBOX : SANDBOX}
          />
          {phase === 'loading' && <span className="wait">{t('form.captchaLoading')}</span>}
        </div>
      )}
      <div id={said} role="status">
        {phase === 'challenge' ? (
          <span className="said">{t('form.captchaChallenge')}</span>
        ) : wrong ? (
          <span className="said danger">
            <Icon of={CircleAlert} size={16} />
            {t(phase === 'expired' ? 'form.captchaExpired' : 'form.captchaMissing')}
          </span>
        ) : (
          phase === 'solved' && (
            <span className="said success">
              <Icon of={CircleCheck} size={16} />
              {t('form.captchaSolved')}
            </span>
          )
        )}
      </div>
    </Root>
  );
}
