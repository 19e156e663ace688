import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { useLocale } from '@/components/ui/LocaleContext';
import { Notice, type NoticeTone } from '@/components/ui/feedback/Notice';
import { cryptoProgress, dueAmount, walletUri, type CryptoProgress } from '@/domain/cashier/deposit/crypto';
import type { CryptoPayment as Payment } from '@/domain/cashier/deposit/deposit';
import { formatInstant } from '@/domain/format/instant';
import { MINUTE_MS } from '@/domain/time/lengths';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { serverNow } from '@/services/http/serverClock';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { CopyLine } from './CopyLine';
import { QrCode } from '@/components/ui/pictures/QrCode';

const Root = styled(HeadedCard)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};
  .pay {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: ${token('space-16')};
  }
  .lines {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-12')};
    inline-size: 100%;
    min-inline-size: 0;
  }
  .until {
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  ${media.tablet} {
    .pay {
      grid-template-columns: 208px minmax(0, 1fr);
      align-items: start;
    }
  }
`;

const TONES: Readonly<Record<CryptoProgress, NoticeTone>> = {
  waiting: 'info',
  underpaid: 'warning',
  confirming: 'info',
  overpaid: 'info',
  confirmed: 'success',
  wrongNetwork: 'warning',
};

type CryptoPaymentProps = { payment: Payment; expiresAt: string | null };

/** Address, network and coin amount to send, and what the chain has confirmed so far (W-08, PAY-03). */
export function CryptoPayment({ payment, expiresAt }: CryptoPaymentProps) {
  const t = useT();
  const { address, network, coin, coinAmount, received, confirmations, confirmationsNeeded } = payment;
  const progress = cryptoProgress(payment);
  const isOver = useIsOver(expiresAt);
  const due = dueAmount(payment);
  const arrived = received === null ? '–' : `${received} ${coin}`;
  return (
    <Root as="section" aria-label={t('deposit.crypto.title', { coin })}>
      <h2>{t('deposit.crypto.title', { coin })}</h2>
      <Notice tone="warning">{t('deposit.crypto.only', { coin, network })}</Notice>
      {due !== null && !isOver && (
        <div className="pay">
          <QrCode text={walletUri(payment, due)} label={t('deposit.crypto.qr', { coin })} />
          <div className="lines">
            <CopyLine label={t('deposit.crypto.amount')} value={due} unit={coin} />
            <CopyLine label={t('deposit.crypto.address', { network })} value={address} />
            <Until expiresAt={expiresAt} isOver={false} />
          </div>
        </div>
      )}
      {due !== null && isOver && (
        <Notice tone="warning">
          <Until expiresAt={expiresAt} isOver />
        </Notice>
      )}
      {!(isOver && progress === 'waiting') && (
        <Notice tone={TONES[progress]}>
          <b>{t(`deposit.crypto.${progress}`)}</b>
          {progress !== 'waiting' && (
            <p>{t('deposit.crypto.received', { received: arrived, asked: `${coinAmount} ${coin}` })}</p>
          )}
          {(progress === 'confirming' || progress === 'overpaid') &&
            confirmations !== null &&
            confirmationsNeeded !== null && (
              <p>{t('deposit.crypto.confirmations', { seen: confirmations, needed: confirmationsNeeded })}</p>
            )}
        </Notice>
      )}
    </Root>
  );
}

/** Whether the rate holds no longer, by the backend's clock and to the second. */
function useIsOver(expiresAt: string | null): boolean {
  const end = Date.parse(expiresAt ?? '');
  const [isOver, setOver] = useState(() => serverNow() >= end);
  // Each minute anew, because timers stand still while the device sleeps.
  const now = useClock();
  useEffect(() => {
    const look = () => setOver(serverNow() >= end);
    look();
    const left = end - serverNow();
    if (!(left > 0 && left <= MINUTE_MS)) return;
    const timer = setTimeout(look, left + 1);
    return () => clearTimeout(timer);
  }, [end, now]);
  return isOver;
}

/** Until when the rate holds, as a time and in minutes left. Deliberately not an urgent countdown. */
function Until({ expiresAt, isOver }: { expiresAt: string | null; isOver: boolean }) {
  const t = useT();
  const locale = useLocale();
  const now = useClock();
  const end = expiresAt === null ? null : formatInstant(locale, expiresAt);
  if (expiresAt === null || end === null || now === null) return null;
  // useClock returns the start of the minute: rounding up would show an hour as 61 minutes.
  const left = Date.parse(expiresAt) - now;
  const minutes = Math.max(Math.floor(left / MINUTE_MS), 1);
  return (
    <p className="until">
      {isOver
        ? t('deposit.crypto.over', { time: end })
        : `${t('deposit.crypto.until', { time: end })} ${t('deposit.crypto.minutes', { count: minutes })}`}
    </p>
  );
}
