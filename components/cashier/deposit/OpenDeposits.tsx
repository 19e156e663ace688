import { ChevronRight, Hourglass } from 'lucide';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import type { Deposit } from '@/domain/cashier/deposit/deposit';
import { formatInstant } from '@/domain/format/instant';
import { setAddress } from '@/hooks/address/useAddress';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { MethodName } from '../methods/MethodName';
import { useMethodTitle } from '../methods/useMethodTitle';

const Root = styled.section`
  h2 {
    margin-block-end: ${token('space-8')};
    font-size: 18px;
    line-height: 24px;
  }
  ul {
    display: grid;
    gap: ${token('space-8')};
  }
  button {
    display: flex;
    align-items: center;
    gap: ${token('space-12')};
    inline-size: 100%;
    min-block-size: 56px;
    padding: ${token('space-8')} 14px;
    border: 1.5px solid ${token('border')};
    border-radius: ${token('radius-md')};
    background: ${token('info-soft')};
    text-align: start;
  }
  button:hover {
    border-color: ${token('border-strong')};
  }
  button > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
  small {
    display: block;
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  small bdi {
    white-space: nowrap;
  }
`;

/** Unfinished deposits from this tab, another tab or another device; each can be continued. */
export function OpenDeposits({ deposits }: { deposits: readonly Deposit[] }) {
  const t = useT();
  const locale = useLocale();
  const titleOf = useMethodTitle();
  if (deposits.length === 0) return null;
  return (
    <Root aria-label={t('deposit.open')}>
      <h2>{t('deposit.open')}</h2>
      <ul>
        {deposits.map(({ id, amount, currency, createdAt, reference, ...deposit }) => (
          <li key={id}>
            <button type="button" onClick={() => setAddress({ deposit: id }, 'push')}>
              <Icon of={Hourglass} />
              <span>
                <b>
                  <Amount value={amount} currency={currency} />
                </b>{' '}
                <MethodName title={titleOf(deposit) ?? ''} />
                <small>
                  {formatInstant(locale, createdAt) ?? '–'} · <bdi>{reference}</bdi>
                </small>
              </span>
              {t('deposit.continue')}
              <Icon of={ChevronRight} className="flip" />
            </button>
          </li>
        ))}
      </ul>
    </Root>
  );
}
