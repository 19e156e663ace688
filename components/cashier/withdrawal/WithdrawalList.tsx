import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { MoreCard } from '@/components/ui/layout/HeadedCard';
import { Loading } from '@/components/ui/feedback/Loading';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import type { Withdrawal } from '@/domain/cashier/withdrawal/withdrawal';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import type { Withdrawals } from './useWithdrawals';
import { WithdrawalRow } from './WithdrawalRow';

const Root = styled(MoreCard)`
  > p {
    color: ${token('text-muted')};
  }
`;

/** Pending withdrawals, and the most recent ended ones (WDR-04). */
export function WithdrawalList({ pending, ended, known, failed, retry }: Withdrawals) {
  const t = useT();
  const urlOf = usePageUrl();
  if (failed) return <ErrorState title={t('withdrawal.listFailed')} onRetry={retry} />;
  if (!known) return <Loading shapes={['heading', 'line']} />;
  return (
    <>
      <Rows title={t('withdrawal.pending')} rows={pending} none={t('withdrawal.nonePending')} onRefused={retry} />
      {ended.length > 0 && (
        <Rows title={t('withdrawal.ended')} rows={ended} onRefused={retry}>
          <SiteLink href={`${urlOf('transactions')}?type=withdrawal`}>{t('withdrawal.toHistory')}</SiteLink>
        </Rows>
      )}
    </>
  );
}

type RowsProps = {
  title: string;
  rows: readonly Withdrawal[];
  none?: string;
  onRefused: () => void;
  children?: ReactNode;
};

function Rows({ title, rows, none, onRefused, children }: RowsProps) {
  const id = useId();
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 && <p>{none}</p>}
      <ul>
        {rows.map((withdrawal) => (
          <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} onRefused={onRefused} />
        ))}
      </ul>
      {children}
    </Root>
  );
}
