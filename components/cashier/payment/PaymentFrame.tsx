import { LockKeyhole } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { frameSource, paymentUrl } from '@/domain/cashier/methods/paymentUrl';
import { useColourScheme } from '@/hooks/useColourScheme';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { frameColours } from './frameColours';
import { leaveFor } from './leaveFor';
import { noteLeaving, wasLeftFor } from './leftBefore';
import { ToBank } from './ToBank';
import { usePaymentFrame } from './usePaymentFrame';

// `opacity` instead of `display: none`: a frame that is not laid out may never learn its height.
const Root = styled(HeadedCard)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')};
  .note {
    display: flex;
    gap: 6px;
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .stage {
    position: relative;
  }
  iframe {
    display: block;
    inline-size: 100%;
    border: 0;
    border-radius: ${token('radius-md')};
    color-scheme: inherit;
  }
  .loading iframe {
    opacity: 0;
  }
  .wait {
    position: absolute;
    inset: 0;
    display: grid;
    align-content: start;
    gap: ${token('space-16')};
  }
`;

/** Allows scripts and forms of its own origin, but no popups, top navigation or downloads. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

type PaymentFrameProps = { url: URL; onDone: () => void };

/** The provider's page in a frame: card data typed there never reaches the casino's page (PAY-02). */
export function PaymentFrame({ url, onDone }: PaymentFrameProps) {
  const t = useT();
  const { code } = useLocale();
  const theme = useColourScheme() ?? 'dark';
  // Read once per frame: a changed URL would reload it and discard what was typed.
  const [colours] = useState(frameColours);
  const [done, setDone] = useState(false);
  // Back from the bank leads here, and not to the bank again: the player decides.
  const [bank, setBank] = useState<URL | null>(null);
  const { frame, phase, height, attempt, retry } = usePaymentFrame({
    origin: url.origin,
    onDone: () => {
      setDone(true);
      onDone();
    },
    onRedirect: (to) => {
      const target = paymentUrl(to, [url.origin]);
      if (!target) return;
      if (wasLeftFor(target)) return setBank(target);
      noteLeaving(target);
      leaveFor(target);
    },
  });
  if (bank) return <ToBank target={bank} />;
  if (phase === 'failed')
    return <ErrorState title={t('deposit.frameFailed')} text={t('deposit.frameFailedText')} onRetry={retry} />;
  return (
    <Root as="section" aria-label={t('deposit.atProvider')}>
      <h2>{t('deposit.atProvider')}</h2>
      <p className="note">
        <Icon of={LockKeyhole} size={16} />
        {t('deposit.atProviderText', { host: url.host })}
      </p>
      <div className={`stage ${phase}`} aria-busy={phase === 'loading' || undefined}>
        <iframe
          key={attempt}
          ref={frame}
          src={frameSource(url, { locale: code, theme, ...colours })}
          title={t('deposit.atProvider')}
          height={height}
          sandbox={SANDBOX}
          referrerPolicy="origin"
        />
        {phase === 'loading' && (
          <div className="wait">
            <Skeleton $shape="line" />
            <Skeleton $shape="line" />
          </div>
        )}
      </div>
      {done && <Notice>{t('deposit.asking')}</Notice>}
    </Root>
  );
}
