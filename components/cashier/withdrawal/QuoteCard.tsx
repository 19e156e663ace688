import { useRef, useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { useLocale } from '@/components/ui/LocaleContext';
import { Notice } from '@/components/ui/feedback/Notice';
import { formatAmount } from '@/domain/format/amount';
import { formatDuration } from '@/domain/format/duration';
import type { Quote } from '@/domain/cashier/withdrawal/quote';
import { useT } from '@/hooks/useT';
import type { WithdrawalForm } from '@/services/cashier/withdrawals';
import { token } from '@/themes/token';
import { useHoldsFor } from './useHoldsFor';

const QuoteRoot = styled(HeadedCard)`
  display: flex;
  flex-direction: column;
  gap: ${token('space-12')};
  h2:focus-visible {
    outline-offset: 4px;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space-12')};
    padding-block: 10px;
    border-block-end: 1px solid ${token('border')};
  }
  dl > div:last-child {
    align-items: baseline;
    border: 0;
  }
  dt {
    color: ${token('text-muted')};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  dl > div:last-child dd {
    font: ${token('font-display-weight')} ${token('type-xl')} ${token('font-display')};
  }
  small {
    display: block;
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .note {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
`;

/** A quote shown to the player, with the form values it was calculated from. */
export type Quoted = {
  quote: Quote;
  form: WithdrawalForm;
  /** `performance.now()` at arrival. */
  arrivedAt: number;
  /** Why it replaced an earlier quote, and that quote for comparison. */
  replaced: { why: 'changed' | 'renewed'; before: Quote } | null;
};

type QuoteCardProps = {
  quoted: Quoted;
  /** A confirmation or calculation is in progress. */
  busy: boolean;
  /** Must not be confirmed now: the outcome of an earlier withdrawal is unknown. */
  held: boolean;
  onConfirm: () => void;
  onAgain: () => void;
  /** Outcome of a confirmation. */
  children: ReactNode;
};

/** The confirm step (WDR-02, WDR-03): four figures, how long they hold, and a button that books exactly these. */
export function QuoteCard({ quoted, busy, held, onConfirm, onAgain, children }: QuoteCardProps) {
  const t = useT();
  const { quote, form, replaced } = quoted;
  const seconds = useHoldsFor(quote, quoted.arrivedAt);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const target = form.walletAddress ?? form.beneficiaryAccountNumber;
  return (
    <QuoteRoot as="section" aria-label={t('withdrawal.quote')}>
      <h2 ref={heading} tabIndex={-1}>
        {t('withdrawal.quote')}
      </h2>
      {replaced && <Notice tone="warning">{t(`withdrawal.${replaced.why}`)}</Notice>}
      <dl>
        <Line name={t('withdrawal.credit')} of="credit" {...quoted} />
        <Line name={t('withdrawal.networkFee')} of="networkFee" {...quoted} />
        <Line name={t('withdrawal.fee')} of="fee" {...quoted} />
        {target !== undefined && (
          <div>
            <dt>{t('withdrawal.to')}</dt>
            <dd>
              <bdi dir="ltr">{target}</bdi>
              {form.network && <small>{form.network}</small>}
            </dd>
          </div>
        )}
        <Line name={t('withdrawal.receive')} of="receive" {...quoted} />
      </dl>
      {children}
      {seconds === null || seconds > 0 ? (
        <>
          <Button look="primary" size="main" wide busy={busy} disabled={held} onClick={onConfirm}>
            {t('withdrawal.confirm')}
          </Button>
          {seconds !== null && <p className="note">{t('withdrawal.holds', { time: formatDuration(seconds) })}</p>}
        </>
      ) : (
        <>
          <Notice tone="warning">{t('withdrawal.expired')}</Notice>
          <Button size="main" wide busy={busy} disabled={held} onClick={onAgain}>
            {t('withdrawal.again')}
          </Button>
        </>
      )}
    </QuoteRoot>
  );
}

type Figure = 'credit' | 'networkFee' | 'fee' | 'receive';

/** A figure of the quote, with its previous value if it changed. */
function Line({ name, of, quote, replaced }: { name: string; of: Figure } & Pick<Quoted, 'quote' | 'replaced'>) {
  const t = useT();
  const locale = useLocale();
  const currencyOf = (one: Quote) => (of === 'receive' ? one.receiveCurrency : one.currency);
  const before = replaced?.before;
  const was = before && before[of] !== quote[of] ? formatAmount(locale, before[of], currencyOf(before)) : null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Amount value={quote[of]} currency={currencyOf(quote)} />
        {was && <small>{t('withdrawal.was', { figure: was })}</small>}
      </dd>
    </div>
  );
}
