import { FileText } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Stack } from '@/components/ui/layout/Page';
import { PageActions } from '@/components/ui/layout/PageActions';
import { Icon } from '@/components/ui/pictures/Icon';
import { pill, pillRow } from '@/components/ui/navigation/pills';
import { historyQuery, LISTS } from '@/domain/history/historyQuery';
import { utcDay } from '@/domain/time/day';
import { setAddress, useSearch } from '@/hooks/address/useAddress';
import { useClock } from '@/hooks/useClock';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { CasinoTable } from './CasinoTable';
import { Filters } from './Filters';
import { RoundDialog } from './RoundDialog';
import { DailyResults, Totals } from './parts/Totals';
import { TransactionTable } from './TransactionTable';
import { Statement } from './Statement';
import { useHistoryHref } from './useHistoryHref';

/** Beside each other where there is room. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${token('space-12')};

  > * {
    min-inline-size: 0;
  }
`;

const Tabs = styled.nav`
  ${pillRow}
  margin-block: -5px;

  a {
    ${pill}
  }
`;

/** The player's money history (P-16, P-25): totals, daily results and both tables, or a statement. */
export function HistoryPanel() {
  const now = useClock();
  return now === null ? null : <Histories today={utcDay(now)} />;
}

function Histories({ today }: { today: string }) {
  const t = useT();
  const id = useId();
  const search = useSearch();
  const hrefWith = useHistoryHref();
  const noTotals = useAbsent('totals');
  const query = historyQuery(search, today);
  const round = new URLSearchParams(search).get('round');
  const statement = new URLSearchParams(search).get('statement');
  if (statement !== null) return <Statement asked={statement} period={query.period} today={today} />;
  const Table = query.list === 'casino' ? CasinoTable : TransactionTable;
  return (
    <Stack>
      <PageActions>
        <ButtonLink look="outline" icon={<Icon of={FileText} />} href={hrefWith({ statement: 'period' })}>
          {t('history.statement.open')}
        </ButtonLink>
      </PageActions>
      {!noTotals && <Totals period={query.period} />}
      <Head>
        <Tabs aria-label={t('history.lists')}>
          {LISTS.map((list) => (
            <SiteLink
              key={list}
              href={hrefWith({
                list: list === LISTS[0] ? null : list,
                type: null,
                status: null,
                game: null,
                page: null,
              })}
              aria-current={list === query.list ? 'page' : undefined}
            >
              {t(`history.list.${list}`)}
            </SiteLink>
          ))}
        </Tabs>
        <Filters query={query} today={today} />
      </Head>
      <section aria-labelledby={id}>
        <h2 id={id} hidden>
          {t(`history.list.${query.list}`)}
        </h2>
        <Table query={query} />
      </section>
      {!noTotals && <DailyResults period={query.period} />}
      {round !== null && <RoundDialog key={round} id={round} onClose={() => setAddress({ round: null }, 'replace')} />}
    </Stack>
  );
}
