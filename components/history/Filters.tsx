import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldFrame } from '@/components/ui/form/FieldFrame';
import { useLocale } from '@/components/ui/LocaleContext';
import { pillRow } from '@/components/ui/navigation/pills';
import { formatDay } from '@/domain/format/day';
import { CASINO_TYPES, TRANSACTION_TYPES } from '@/domain/history/history';
import type { HistoryQuery } from '@/domain/history/historyQuery';
import { earliestDay, lastDays, PERIOD_DAYS } from '@/domain/history/period';
import { TRANSACTION_STATUSES } from '@/domain/cashier/withdrawal/withdrawal';
import { setAddress } from '@/hooks/address/useAddress';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { useRecentGamesQuery } from '@/services/lobby/favourites';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

const Root = styled.div`
  display: grid;
  gap: ${token('space-8')};

  p {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  ${media.desktop} {
    > * {
      justify-content: safe end;
    }
    > p {
      text-align: end;
    }
  }
`;

/** One row, swiped where it is wider than the screen. */
const Row = styled.div`
  ${pillRow}
  gap: ${token('space-8')};
  margin-block: -5px;

  select {
    flex: none;
    border-radius: ${token('radius-pill')};
    font-weight: 600;
    font-size: 14px;
  }
  select.set {
    border-color: transparent;
    background-color: ${token('accent-soft')};
    color: ${token('on-accent-soft')};
  }
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 200px));
  gap: ${token('space-12')};
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
  const period = usePeriodChoice({ query, today });
  const types = list === 'casino' ? CASINO_TYPES : TRANSACTION_TYPES;
  return (
    <Root role="search" aria-label={t('history.filters')}>
      <Row>
        <PeriodChoice {...period} />
        <Choice label={t('history.type')} value={type ?? ''} onChange={(next) => filter({ type: next || null })}>
          <option value="">{t('history.allTypes')}</option>
          {types.map((each) => (
            <option key={each} value={each}>
              {t(`history.typeOf.${each}`)}
            </option>
          ))}
        </Choice>
        {list === 'transactions' ? (
          <Choice
            label={t('history.status')}
            value={status ?? ''}
            onChange={(next) => filter({ status: next || null })}
          >
            <option value="">{t('history.anyStatus')}</option>
            {TRANSACTION_STATUSES.map((each) => (
              <option key={each} value={each}>
                {t(`status.${each}`)}
              </option>
            ))}
          </Choice>
        ) : (
          <GameChoice game={query.game} />
        )}
      </Row>
      {period.byHand && <PeriodDays query={query} today={today} />}
      <p>
        <bdi>
          {formatDay(locale, query.period.from)} – {formatDay(locale, query.period.to)}
        </bdi>
        . {t('history.utc')}
      </p>
    </Root>
  );
}

/** The named period that is asked for; `byHand` when its days are chosen one by one. */
function usePeriodChoice({ query: { period }, today }: FiltersProps) {
  const named = PERIOD_DAYS.find((days) => {
    const { from, to } = lastDays(days, today);
    return from === period.from && to === period.to;
  });
  const [asked, setAsked] = useState(false);
  const change = (days: string) => {
    setAsked(days === '');
    if (days !== '') filter(lastDays(Number(days), today));
  };
  const byHand = asked || named === undefined;
  return { byHand, value: byHand ? '' : String(named), change };
}

function PeriodChoice({ value, change }: ReturnType<typeof usePeriodChoice>) {
  const t = useT();
  return (
    <Choice label={t('history.period')} value={value} set onChange={change}>
      {PERIOD_DAYS.map((days) => (
        <option key={days} value={days}>
          {t(`history.last.${days}`)}
        </option>
      ))}
      <option value="">{t('history.byHand')}</option>
    </Choice>
  );
}

function PeriodDays({ query: { period }, today }: FiltersProps) {
  const t = useT();
  const bounds = { min: earliestDay(today), max: today };
  return (
    <Days>
      {(['from', 'to'] as const).map((end) => (
        <DayField
          key={`${end} ${period[end]}`}
          label={t(`history.${end}`)}
          value={period[end]}
          {...bounds}
          onChange={(day) => filter({ ...period, [end]: day })}
        />
      ))}
    </Days>
  );
}

type DayFieldProps = { label: string; value: string; min: string; max: string; onChange: (day: string) => void };

/** Native date input: an incomplete date changes nothing; one outside the bounds is told them. */
function DayField({ label, value, onChange, ...bounds }: DayFieldProps) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const [text, setText] = useState(value);
  const [outside, setOutside] = useState(false);
  const take = () => {
    const isOutside = text !== '' && (text < bounds.min || text > bounds.max);
    setOutside(isOutside);
    if (text !== '' && text !== value && !isOutside) onChange(text);
  };
  const day = (of: string) => formatDay(locale, of) ?? of;
  const range = t('history.statement.range', { from: day(bounds.min), to: day(bounds.max) });
  return (
    <FieldFrame id={id} label={label} problem={outside ? range : null}>
      <input
        id={id}
        type="date"
        {...bounds}
        aria-invalid={outside || undefined}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOutside(false);
        }}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </FieldFrame>
  );
}

type ChoiceProps = {
  /** Accessible name. */
  label: string;
  value: string;
  /** Filled though its value is empty: the period always filters. */
  set?: boolean;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** A filter as a pill, filled where it filters. */
const Choice = ({ label, value, set = value !== '', onChange, children }: ChoiceProps) => (
  <select
    aria-label={label}
    className={set ? 'set' : undefined}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    {children}
  </select>
);

/** Recently played games, plus the one in the address. */
function GameChoice({ game }: { game: string | null }) {
  const t = useT();
  const { data = [] } = useRecentGamesQuery(undefined, { skip: useToken() === null });
  const isKnown = game === null || data.some(({ id }) => id === game);
  return (
    <Choice label={t('history.game')} value={game ?? ''} onChange={(next) => filter({ game: next || null })}>
      <option value="">{t('history.allGames')}</option>
      {!isKnown && <option value={game}>{game}</option>}
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Choice>
  );
}
