import { ChevronDown } from 'lucide';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { FieldFrame } from '@/components/ui/form/FieldFrame';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatDay } from '@/domain/format/day';
import { CASINO_TYPES, TRANSACTION_TYPES } from '@/domain/history/history';
import type { HistoryQuery } from '@/domain/history/historyQuery';
import { earliestDay, lastDays, PERIOD_DAYS } from '@/domain/history/period';
import { TRANSACTION_STATUSES } from '@/domain/cashier/withdrawal/withdrawal';
import { setAddress } from '@/hooks/address/useAddress';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { useRecentGamesQuery } from '@/services/lobby/favourites';
import { token } from '@/themes/token';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: ${token('space-12')};
  align-items: end;

  p {
    grid-column: 1 / -1;
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
`;

/** A changed filter resets the page number. */
const filter = (changes: Readonly<Record<string, string | null>>) =>
  setAddress({ ...changes, page: null, round: null }, 'push');

type FiltersProps = { query: HistoryQuery; today: string };

/** Period and row filters, kept in the address so that they survive a reload and can be bookmarked. */
export function Filters({ query, today }: FiltersProps) {
  const t = useT();
  const locale = useLocale();
  const { list, type, status } = query;
  const types = list === 'casino' ? CASINO_TYPES : TRANSACTION_TYPES;
  return (
    <Root role="search" aria-label={t('history.filters')}>
      <PeriodFields query={query} today={today} />
      <Choice label={t('history.type')} value={type ?? ''} onChange={(next) => filter({ type: next || null })}>
        <option value="">{t('history.all')}</option>
        {types.map((each) => (
          <option key={each} value={each}>
            {t(`history.typeOf.${each}`)}
          </option>
        ))}
      </Choice>
      {list === 'transactions' ? (
        <Choice label={t('history.status')} value={status ?? ''} onChange={(next) => filter({ status: next || null })}>
          <option value="">{t('history.all')}</option>
          {TRANSACTION_STATUSES.map((each) => (
            <option key={each} value={each}>
              {t(`status.${each}`)}
            </option>
          ))}
        </Choice>
      ) : (
        <GameChoice game={query.game} />
      )}
      <p>
        <bdi>
          {formatDay(locale, query.period.from)} – {formatDay(locale, query.period.to)}
        </bdi>
        . {t('history.utc')}
      </p>
    </Root>
  );
}

function PeriodFields({ query: { period }, today }: FiltersProps) {
  const t = useT();
  const named = PERIOD_DAYS.find((days) => {
    const { from, to } = lastDays(days, today);
    return from === period.from && to === period.to;
  });
  const [byHand, setByHand] = useState(false);
  const open = byHand || named === undefined;
  const bounds = { min: earliestDay(today), max: today };
  const change = (days: string) => {
    setByHand(days === '');
    if (days !== '') filter(lastDays(Number(days), today));
  };
  return (
    <>
      <Choice label={t('history.period')} value={open ? '' : String(named)} onChange={change}>
        {PERIOD_DAYS.map((days) => (
          <option key={days} value={days}>
            {t(`history.last.${days}`)}
          </option>
        ))}
        <option value="">{t('history.byHand')}</option>
      </Choice>
      {open &&
        (['from', 'to'] as const).map((end) => (
          <DayField
            key={`${end} ${period[end]}`}
            label={t(`history.${end}`)}
            value={period[end]}
            {...bounds}
            onChange={(day) => filter({ ...period, [end]: day })}
          />
        ))}
    </>
  );
}

type DayFieldProps = { label: string; value: string; min: string; max: string; onChange: (day: string) => void };

/** Native date input: an incomplete date changes nothing. */
function DayField({ label, value, onChange, ...bounds }: DayFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const take = () => {
    if (text !== '' && text !== value && text >= bounds.min && text <= bounds.max) onChange(text);
  };
  return (
    <FieldFrame id={id} label={label} problem={null}>
      <input
        id={id}
        type="date"
        {...bounds}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </FieldFrame>
  );
}

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} problem={null}>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
      <Icon of={ChevronDown} className="sign" />
    </FieldFrame>
  );
}

/** Recently played games, plus the one in the address. */
function GameChoice({ game }: { game: string | null }) {
  const t = useT();
  const { data = [] } = useRecentGamesQuery(undefined, { skip: useToken() === null });
  const isKnown = game === null || data.some(({ id }) => id === game);
  return (
    <Choice label={t('history.game')} value={game ?? ''} onChange={(next) => filter({ game: next || null })}>
      <option value="">{t('history.all')}</option>
      {!isKnown && <option value={game}>{game}</option>}
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Choice>
  );
}
