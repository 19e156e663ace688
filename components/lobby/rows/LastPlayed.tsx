import styled from 'styled-components';
import { useLocale } from '@/components/ui/LocaleContext';
import { Result } from '@/components/ui/feedback/Result';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { formatTime } from '@/domain/format/instant';
import { formatPastDay } from '@/domain/format/pastDay';
import { type GameSummary } from '@/domain/game/game';
import { type LastVisit } from '@/domain/history/lastVisit';
import { lastDays, MOST_DAYS } from '@/domain/history/period';
import { type Texts } from '@/domain/texts/texts';
import { localDay } from '@/domain/time/day';
import { useAuth } from '@/hooks/player/useAuth';
import { useSettings } from '@/hooks/useSettings';
import { useMoreTexts, useT } from '@/hooks/useT';
import { useToday } from '@/hooks/useToday';
import { useLastVisitQuery } from '@/services/history/history';
import { token } from '@/themes/token';

/** Two lines from the start on: what comes late moves nothing. */
const Root = styled.span`
  display: grid;
  align-content: start;
  min-block-size: 32px;
  font: 400 ${token('type-xs')} ${token('font-text')};
  line-height: 16px;
  color: ${token('text-subtle')};

  strong {
    font-weight: 600;
  }
  > time::first-letter {
    text-transform: uppercase;
  }
  > [aria-hidden] {
    margin-block: 10px;
    block-size: 12px;
  }
`;

const NO_TEXTS: Texts = {};

type LastPlayedProps = {
  game: GameSummary;
  /** The words of the figures; null until they may be asked for. */
  texts: Texts | null;
};

/** When a game was played last and the result of that visit, in real money; its studio where neither is known. */
export function LastPlayed({ game, texts }: LastPlayedProps) {
  const isOff = useSettings().endpoints.casinoHistory === null;
  const currency = useAuth().user?.currencyCode ?? '';
  const period = lastDays(MOST_DAYS, useToday('UTC'));
  const ask = { ...period, game: game.id, currency };
  const { data, isError } = useLastVisitQuery(ask, { skip: isOff || !texts, refetchOnMountOrArgChange: true });
  useMoreTexts(texts ?? NO_TEXTS);
  if (data) return <Visit visit={data} />;
  const isUnknown = isOff || isError || data === null;
  // Empty until it is asked for, seconds later: a skeleton would promise an answer that is not on its way.
  return <Root>{isUnknown ? <bdi>{game.studio.name}</bdi> : texts && <Skeleton $shape="line" />}</Root>;
}

function Visit({ visit: { at, net, currency } }: { visit: LastVisit }) {
  const t = useT();
  const locale = useLocale();
  const today = useToday('local');
  const moment = new Date(at);
  const day = localDay(moment);
  return (
    <Root>
      <time dateTime={at}>
        {formatPastDay(locale, day, today)}
        {day === today && (
          <>
            {' · '}
            <bdi>{formatTime(locale, moment)}</bdi>
          </>
        )}
      </time>
      {net !== null && (
        <span>
          {t('play.net')}{' '}
          <strong>
            <Result value={net} currency={currency} />
          </strong>
        </span>
      )}
    </Root>
  );
}
