import styled from 'styled-components';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { FactList } from '@/components/ui/figures/FactList';
import { useLocale } from '@/components/ui/LocaleContext';
import { StatusPill } from '@/components/ui/feedback/StatusPill';
import { methodName } from '@/domain/cashier/methods/methodName';
import type { Transaction } from '@/domain/history/history';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Moment } from './cells';
import { CopyId } from './parts/CopyId';
import { useNarrow } from './parts/useNarrow';
import { EvidenceButton } from './EvidenceButton';

const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-20')};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 600;
    color: ${token('accent-text')};
  }
`;

/** Statuses in which a withdrawal may still be taken back, where it was asked for. */
const WAITING: readonly (string | null)[] = ['pending', 'confirmed', 'processing'];

/** Transactions of which the backend makes evidence. */
const PAYMENTS: readonly string[] = ['deposit', 'withdrawal'];

const More = styled.details`
  summary {
    min-block-size: 44px;
    padding-block: ${token('space-12')};
    font-weight: 600;
    color: ${token('accent-text')};
  }
`;

/**
 * What a transaction's row leaves out: the whole id with its copy, and the way to a withdrawal that is not paid yet. Where
 * there is no room for columns, four facts, and the others folded.
 */
export function TransactionDetails({ row }: { row: Transaction }) {
  const t = useT();
  const { tag } = useLocale();
  const urlOf = usePageUrl();
  const noWithdrawals = useAbsent('withdrawalList');
  const isNarrow = useNarrow();
  const { id, date, status, bonus, reference, type } = row;
  const method = methodName(t, tag, row.method);
  const whole = (text: string) => (
    <>
      <bdi>{text}</bdi> <CopyId name={text} />
    </>
  );
  const inColumns = {
    date: { key: 'date', label: t('history.column.date'), value: <Moment value={date} /> },
    method: { key: 'method', label: t('history.column.method'), value: <bdi lang={method.lang}>{method.words}</bdi> },
    status: {
      key: 'status',
      label: t('history.column.status'),
      value: status === null ? '–' : <StatusPill status={status} />,
    },
    bonus: { key: 'bonus', label: t('history.column.bonus'), value: t(bonus ? 'history.yes' : 'history.no') },
  };
  const ids = [
    ...(reference === null ? [] : [{ key: 'reference', label: t('history.reference'), value: whole(reference) }]),
    { key: 'id', label: t('history.column.transactionId'), value: whole(id) },
  ];
  const [name, ...otherIds] = ids;
  const evidence = PAYMENTS.includes(type) && <EvidenceButton kind="payment" id={id} />;
  return (
    <>
      <FactList facts={isNarrow ? [inColumns.date, inColumns.method, inColumns.status, name!] : ids} />
      {type === 'withdrawal' && WAITING.includes(status) && !noWithdrawals && (
        <Actions>
          <SiteLink href={urlOf('withdraw')}>{t('history.openWithdrawals')}</SiteLink>
        </Actions>
      )}
      {isNarrow ? (
        <More>
          <summary>{t('history.more')}</summary>
          <FactList facts={[inColumns.bonus, ...otherIds]} />
          {evidence}
        </More>
      ) : (
        evidence
      )}
    </>
  );
}
