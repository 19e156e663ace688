import { LockKeyhole } from 'lucide';
import styled from 'styled-components';
import { useMethodName } from '@/components/cashier/methods/useMethodName';
import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { Icon } from '@/components/ui/pictures/Icon';
import type { PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { PAY_BAR } from '../frame/payBar';

// Wide: one card, the button between sums and notes. On a phone sums and notes are the card, and the button stays at the
// foot of the screen, above the bottom bar, until the form ends.
const Root = styled(HeadedCard)`
  display: flex;
  flex-direction: column;

  .facts {
    display: contents;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-12')};
    padding-block: 10px;
    border-block-end: 1px solid ${token('border')};
  }
  dl > div:last-child {
    align-items: baseline;
    border: 0;
  }
  dt {
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
  }
  dd {
    font-weight: 600;
  }
  dl > div:last-child dd {
    font: ${token('font-display-weight')} ${token('type-xl')} ${token('font-display')};
  }
  button {
    inline-size: 100%;
  }
  .note {
    order: 1;
    display: flex;
    gap: 6px;
    margin-block-start: ${token('space-8')};
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  ${PAY_BAR} {
    display: contents;

    .facts {
      display: block;
      padding: ${token('space-16')};
      border: 1px solid ${token('border')};
      border-radius: ${token('radius-lg')};
      background: ${token('surface1')};
    }
    .pay {
      position: sticky;
      inset-block-end: calc(59px + max(14px, env(safe-area-inset-bottom)));
      z-index: 1;
      margin-inline: calc(-1 * ${token('space-16')});
      padding: ${token('space-12')} ${token('space-16')};
      border-block-start: 1px solid ${token('border')};
      background: ${token('bg')};
    }
    html:has(&) {
      scroll-padding-block-end: calc(170px + env(safe-area-inset-bottom));
    }
  }
`;

type SummaryProps = {
  method: PaymentMethod;
  /** Decimal text; null while no readable amount is typed. */
  amount: string | null;
  currency: string;
  /** Zero and unreadable amounts cannot be sent (OP-076). */
  disabled: boolean;
  busy: boolean;
};

/** Amount, method and the submit button. */
export function Summary({ method, amount, currency, disabled, busy }: SummaryProps) {
  const t = useT();
  const { freeOfChargeNotice } = useSettings();
  const nameOf = useMethodName();
  const sum = amount === null ? '–' : <Amount value={amount} currency={currency} />;
  return (
    <Root as="section" aria-label={t('deposit.summary')}>
      <div className="facts">
        <h2>{t('deposit.summary')}</h2>
        <dl>
          <div>
            <dt>{t('deposit.depositBy', { method: nameOf(method.title).words })}</dt>
            <dd>{sum}</dd>
          </div>
          {freeOfChargeNotice && (
            <div>
              <dt>{t('deposit.fee')}</dt>
              <dd>
                <Amount value="0" currency={currency} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('deposit.youPay')}</dt>
            <dd>{sum}</dd>
          </div>
        </dl>
        {freeOfChargeNotice && <p className="note">{t('cashier.free')}</p>}
        {method.isCardForm && (
          <p className="note">
            <Icon of={LockKeyhole} size={16} />
            {t('deposit.threeDs')}
          </p>
        )}
      </div>
      <div className="pay">
        <Button type="submit" look="primary" size="main" wide busy={busy} disabled={disabled}>
          {t('deposit.submit')} {amount !== null && <Amount value={amount} currency={currency} />}
        </Button>
      </div>
    </Root>
  );
}
