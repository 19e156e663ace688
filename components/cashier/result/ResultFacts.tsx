import { type ReactNode } from 'react';
import styled from 'styled-components';
import { MethodName } from '@/components/cashier/methods/MethodName';
import { Amount } from '@/components/ui/figures/Amount';
import type { Deposit } from '@/domain/cashier/deposit/deposit';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Facts = styled.dl`
  padding: ${token('space-4')} ${token('space-16')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface2')};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-16')};
    padding-block: ${token('space-12')};
    font-size: 15px;
    line-height: 20px;
  }
  > div + div {
    border-block-start: 1px solid ${token('border')};
  }
  dt {
    color: ${token('text-muted')};
  }
  dd {
    min-inline-size: 0;
    font-weight: 600;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

type Fact = { key: string; label: string; value: ReactNode };

/**
 * Method, amount and reference, as far as known. `method` is the title of a known method, never text from the address.
 */
export function ResultFacts({ deposit, method }: { deposit: Deposit | null; method: string | null }) {
  const t = useT();
  const facts: Fact[] = [];
  if (method !== null)
    facts.push({ key: 'method', label: t('depositResult.method'), value: <MethodName title={method} /> });
  if (deposit) {
    const { amount, creditedAmount, currency, reference } = deposit;
    const money = (value: string) => <Amount value={value} currency={currency} />;
    facts.push({ key: 'amount', label: t('depositResult.amount'), value: money(amount) });
    if (creditedAmount !== null)
      facts.push({ key: 'credited', label: t('depositResult.credited'), value: money(creditedAmount) });
    facts.push({ key: 'reference', label: t('depositResult.reference'), value: <bdi dir="ltr">{reference}</bdi> });
  }
  return (
    facts.length > 0 && (
      <Facts aria-label={t('depositResult.facts')}>
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    )
  );
}
