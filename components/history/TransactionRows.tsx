import { ArrowDownToLine, ArrowUpFromLine, Gift, Scale, type IconNode } from 'lucide';
import { memo, useId, useState } from 'react';
import { Amount } from '@/components/ui/figures/Amount';
import { Figure } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { Icon } from '@/components/ui/pictures/Icon';
import { StatusPill } from '@/components/ui/feedback/StatusPill';
import { methodName } from '@/domain/cashier/methods/methodName';
import { openingDay } from '@/domain/format/openingDay';
import { formatTime } from '@/domain/format/instant';
import type { Transaction } from '@/domain/history/history';
import { isMoved, isReward, shortId, signedAmount } from '@/domain/history/moved';
import { useT } from '@/hooks/useT';
import { Moment, typeWords } from './cells';
import { CopyId } from './parts/CopyId';
import { byDay, Day } from './dayRows';
import { TransactionDetails } from './TransactionDetails';

const ICONS: Readonly<Record<string, IconNode>> = { deposit: ArrowDownToLine, withdrawal: ArrowUpFromLine };

const iconOf = (row: Transaction): IconNode => ICONS[row.type] ?? (isReward(row) ? Gift : Scale);

/** What receipts call it and support asks for; the id where the backend names no reference. */
export const nameOf = ({ reference, id }: Transaction): string => reference ?? id;

/** Done as asked: a phone then shows the time instead. */
const QUIET: readonly (string | null)[] = ['processed', 'completed'];
/**
 * Transactions with the columns of ENT-39. Below a desktop's width they are grouped by day, and a press on a row opens
 * what it leaves out. Memoised: other updates of the page must not re-render up to a hundred rows.
 */
export const TransactionRows = memo(function TransactionRows({ rows }: { rows: readonly Transaction[] }) {
  const locale = useLocale();
  return byDay(rows).map(({ day, rows: ofDay }) => (
    <Day key={ofDay[0]!.id}>
      {day !== '' && (
        <tr className="day">
          <th scope="rowgroup" colSpan={7}>
            {openingDay(locale, day)}
          </th>
        </tr>
      )}
      {ofDay.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </Day>
  ));
});

function Row({ row }: { row: Transaction }) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { date, type, status, currency, bonus } = row;
  const moment = new Date(date);
  const method = methodName(t, locale.tag, row.method);
  const look = !isMoved(row) ? 'unmoved' : isReward(row) ? 'reward' : undefined;
  const isQuiet = QUIET.includes(status);
  const state = status === null ? '–' : <StatusPill status={status} />;
  return (
    <>
      <tr className="row">
        <td className={isQuiet || status === null ? 'date' : 'date quiet'}>
          <span className="long">
            <Moment value={date} />
          </span>
          {!Number.isNaN(moment.getTime()) && (
            <span className="short" aria-hidden>
              <Figure>{formatTime(locale, moment)}</Figure>
            </span>
          )}
        </td>
        <td className="id">
          <bdi title={nameOf(row)}>{shortId(nameOf(row))}</bdi>
          <CopyId name={nameOf(row)} />
        </td>
        <td className="method">
          <bdi lang={method.lang}>{method.words}</bdi>
        </td>
        <td className="type">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <Icon of={iconOf(row)} size={16} />
            {typeWords(t, type) || '–'}
          </button>
        </td>
        <td className="amount money">
          <span className={look}>
            <Amount value={signedAmount(row)} currency={currency} sign={isMoved(row) ? 'exceptZero' : 'negative'} />
          </span>
        </td>
        <td className={isQuiet || status === null ? 'status quiet' : 'status'}>{state}</td>
        <td className="bonus">{t(bonus ? 'history.yes' : 'history.no')}</td>
        <td className={`square ${look ?? ''}`} aria-hidden>
          <Icon of={iconOf(row)} size={20} />
        </td>
      </tr>
      {open && (
        <tr className="details" id={id}>
          <td colSpan={7}>
            <TransactionDetails row={row} />
          </td>
        </tr>
      )}
    </>
  );
}
