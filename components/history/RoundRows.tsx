import { Dices } from 'lucide';
import { memo, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Result } from '@/components/ui/feedback/Result';
import { Amount } from '@/components/ui/figures/Amount';
import { FactList } from '@/components/ui/figures/FactList';
import { Figure } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { Icon } from '@/components/ui/pictures/Icon';
import { openingDay } from '@/domain/format/openingDay';
import { formatTime } from '@/domain/format/instant';
import type { CasinoEntry } from '@/domain/history/history';
import { shortId } from '@/domain/history/moved';
import type { RoundEntries } from '@/domain/history/rounds';
import { setAddress } from '@/hooks/address/useAddress';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { EntryAmount, entryWords, Moment } from './cells';
import { CopyId } from './parts/CopyId';
import { byDay, Day } from './dayRows';

const Share = styled.small`
  display: block;
  font: 400 ${token('type-xs')} ${token('font-text')};
  color: ${token('text-muted')};
`;

const Details = styled.div`
  display: grid;
  gap: ${token('space-12')};

  .id {
    display: flex;
    align-items: center;
    justify-content: space-between;
    font-weight: 650;
  }
`;

type RoundRowsProps = {
  rounds: readonly RoundEntries[];
  /** The currency of entries that name none. */
  account: string;
};

/**
 * Rounds below a desktop's width: one row each with game, time, bet and net result, grouped by day. A press opens its
 * entries with all that the columns of a desktop say. Memoised, like TransactionRows.
 */
export const RoundRows = memo(function RoundRows({ rounds, account }: RoundRowsProps) {
  const locale = useLocale();
  return byDay(rounds.map((round) => ({ round, date: round.entries[0].date }))).map(({ day, rows }) => (
    <Day key={rows[0]!.round.id}>
      {day !== '' && (
        <tr className="day">
          <th scope="rowgroup" colSpan={3}>
            {openingDay(locale, day)}
          </th>
        </tr>
      )}
      {rows.map(({ round }) => (
        <Row key={round.id} round={round} account={account} />
      ))}
    </Day>
  ));
});

function Row({ round: { entries, sums }, account }: { round: RoundEntries; account: string }) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [newest] = entries;
  const { gameName, date, roundId } = newest;
  const moment = new Date(date);
  const bet = entries.find(({ type }) => type === 'bet') ?? newest;
  return (
    <>
      <tr className="row">
        <td className="type">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <bdi>{gameName || '–'}</bdi>
          </button>
        </td>
        <td className="method">
          {entryWords(t, bet)} {sums && <Amount value={sums.stake} currency={sums.currency} sign="exceptZero" />}
        </td>
        <td className="amount money">
          {sums ? (
            <>
              <Result value={sums.net} currency={sums.currency} />
              {sums.ofBonus !== null && (
                <Share>
                  {t('history.ofBonus')} <Amount value={sums.ofBonus} currency={sums.currency} sign="exceptZero" />
                </Share>
              )}
            </>
          ) : (
            <EntryAmount entry={newest} currency={newest.currency ?? account} />
          )}
        </td>
        <td className="date">{!Number.isNaN(moment.getTime()) && <Figure>{formatTime(locale, moment)}</Figure>}</td>
        <td className="square" aria-hidden>
          <Icon of={Dices} size={20} />
        </td>
      </tr>
      {open && (
        <tr className="details" id={id}>
          <td colSpan={3}>
            <Details>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} account={account} />
              ))}
              {roundId !== null && (
                <Button look="outline" onClick={() => setAddress({ round: roundId }, 'push')}>
                  {t('history.round')}
                </Button>
              )}
            </Details>
          </td>
        </tr>
      )}
    </>
  );
}

/** What the columns of a desktop say about one entry. */
function Entry({ entry, account }: { entry: CasinoEntry; account: string }) {
  const t = useT();
  const currency = entry.currency ?? account;
  const money = (key: string, label: string, value: string | null) => ({
    key,
    label,
    value: <Amount value={value} currency={currency} />,
  });
  return (
    <div>
      <p className="id">
        {entryWords(t, entry)} <EntryAmount entry={entry} currency={currency} />
      </p>
      <FactList
        facts={[
          { key: 'date', label: t('history.column.date'), value: <Moment value={entry.date} /> },
          { key: 'provider', label: t('history.column.provider'), value: <bdi>{entry.provider}</bdi> },
          money('before', t('history.column.balanceBefore'), entry.balanceBefore),
          money('after', t('history.column.balanceAfter'), entry.balanceAfter),
          money('bonus', t('history.column.bonusBalance'), entry.bonusBalance),
          {
            key: 'id',
            label: t('history.column.transactionId'),
            value: (
              <>
                <bdi title={entry.id}>{shortId(entry.id)}</bdi> <CopyId name={entry.id} />
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
