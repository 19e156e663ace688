import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Result } from '@/components/ui/feedback/Result';
import { Loading } from '@/components/ui/feedback/Loading';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import type { Round } from '@/domain/history/history';
import { toDecimal, toMinor } from '@/domain/money/money';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { asCallError } from '@/services/http/call';
import { useRoundQuery } from '@/services/history/history';
import { token } from '@/themes/token';
import { EntryAmount, entryWords, Moment } from './cells';
import { EvidenceButton } from './EvidenceButton';
import { useHistoryHref } from './useHistoryHref';

const Root = styled.div`
  display: grid;
  gap: ${token('space-16')};

  dl > div,
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space-12')};
    padding-block: ${token('space-8')};
    border-block-end: 1px solid ${token('border')};
  }
  dt,
  li {
    color: ${token('text-muted')};
  }
  dd,
  li > span {
    font-weight: 600;
    color: ${token('text')};
    overflow-wrap: anywhere;
  }
`;

/** Details of one round: stake, win and every booking. */
export function RoundDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const { data, isError, error, isFetching, refetch } = useRoundQuery(id, { skip: useToken() === null });
  const failed = isError && !data && !isFetching;
  const gone = asCallError(error).code === 'ROUND_NOT_FOUND';
  return (
    <Dialog open onClose={onClose} title={t('history.round')}>
      {data ? (
        <Facts round={data} />
      ) : failed ? (
        <ErrorState
          title={t(gone ? 'history.noRound' : 'ui.loadingError')}
          {...(!gone && { onRetry: () => void refetch() })}
        />
      ) : (
        <Loading shapes={['heading', 'line']} />
      )}
    </Dialog>
  );
}

/** Net result of a round; null where an amount cannot be read. */
function netOf({ stake, win, currency, status }: Round): string | null {
  const [out, back] = [toMinor(stake, currency), toMinor(win, currency)];
  if (out === null || back === null) return null;
  return toDecimal(status === 'rolledBack' ? 0n : back - out, currency);
}

function Facts({ round }: { round: Round }) {
  const t = useT();
  const hrefWith = useHistoryHref();
  const { currency } = round;
  const net = netOf(round);
  return (
    <Root>
      <dl>
        <div>
          <dt>{t('history.column.gameName')}</dt>
          <dd>
            <bdi>{round.game}</bdi>
          </dd>
        </div>
        {round.provider && (
          <div>
            <dt>{t('history.column.provider')}</dt>
            <dd>
              <bdi>{round.provider}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('history.roundId')}</dt>
          <dd>
            <bdi>{round.id}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('history.column.date')}</dt>
          <dd>
            <Moment value={round.playedAt} />
          </dd>
        </div>
        {round.status && (
          <div>
            <dt>{t('history.column.status')}</dt>
            <dd>{t(`history.roundStatus.${round.status}`)}</dd>
          </div>
        )}
        <div>
          <dt>{t('history.stake')}</dt>
          <dd>
            <Amount value={round.stake} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('history.win')}</dt>
          <dd>
            <Amount value={round.win} currency={currency} />
          </dd>
        </div>
        {net !== null && (
          <div>
            <dt>{t('history.netResult')}</dt>
            <dd>
              <Result value={net} currency={currency} />
            </dd>
          </div>
        )}
      </dl>
      {round.entries.length > 0 && (
        <ul aria-label={t('history.bookings')}>
          {round.entries.map((entry) => (
            <li key={entry.id}>
              {entryWords(t, entry)} · <Moment value={entry.date} />
              <EntryAmount entry={entry} currency={entry.currency ?? currency} />
            </li>
          ))}
        </ul>
      )}
      {round.gameId && (
        <ButtonLink href={hrefWith({ list: 'casino', game: round.gameId, page: null })}>
          {t('history.allOfGame')}
        </ButtonLink>
      )}
      <EvidenceButton kind="round" id={round.id} />
    </Root>
  );
}
