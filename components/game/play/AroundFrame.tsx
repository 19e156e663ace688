import { Wallet } from 'lucide';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { TimeLeft } from '@/components/ui/figures/TimeLeft';
import { useLocale } from '@/components/ui/LocaleContext';
import { Sentence } from '@/components/ui/layout/Sentence';
import { Icon } from '@/components/ui/pictures/Icon';
import { Notice } from '@/components/ui/feedback/Notice';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import type { GameDetails } from '@/domain/game/game';
import { minorOf } from '@/domain/money/money';
import { errorKey } from '@/domain/errors/errorKeys';
import { isLowBalance, isOwnLimit } from '@/domain/game/betLimitError';
import { nearestLimit, type NearLimit } from '@/domain/game/nearLimit';
import { formatNumber } from '@/domain/format/number';
import { frameRules } from '@/domain/game/frameRules';
import type { PlaySession } from '@/domain/game/playSession';
import type { RealPlayNow } from '@/domain/game/realPlay';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { usePlaySession, useResting } from '@/hooks/player/usePlaySession';
import { useSettings } from '@/hooks/useSettings';
import { useLimitsQuery } from '@/services/protection/protection';
import { token } from '@/themes/token';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-8')};
  min-block-size: 36px;
  padding: 6px ${token('space-16')};
  background: ${token('sunken')};
  font: 400 ${token('type-sm')} ${token('font-text')};
  color: ${token('text-muted')};

  font-variant-numeric: tabular-nums lining-nums;

  svg {
    flex: none;
  }
  b {
    margin-inline-start: auto;
    font-weight: 650;
    color: ${token('text')};
    text-align: end;
  }
`;

/** Above the frame: the money played with, its parts, and the total that can be staked. */
export function FrameBalance({ play: { balance } }: { play: RealPlayNow }) {
  const t = useT();
  if (!balance) return null;
  const { currency, amount, parts, withBonus, bonusApart } = balance;
  /** The name of a balance part, with its amount if there is more than one. */
  const purse = (part: 'realMoney' | 'bonus', name: string) =>
    withBonus && parts ? (
      <>
        {name} <Amount value={parts[part]} currency={currency} />
      </>
    ) : (
      name
    );
  return (
    // Without bonus money, the game itself says as much.
    <Line className="around" data-plain={!withBonus && !bonusApart ? true : undefined}>
      <Icon of={Wallet} size={16} />
      <span>
        {purse('realMoney', t('play.realMoney'))}
        {withBonus && <> · {purse('bonus', t('play.bonusMoney'))}</>}
        {bonusApart && <> · {t('play.bonusApart')}</>}
      </span>
      <b>
        {t('play.balance')} <Amount value={amount} currency={currency} />
      </b>
    </Line>
  );
}

const Notes = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-8')};
  padding: ${token('space-8')} ${token('space-12')};
  background: ${token('sunken')};

  &:empty {
    display: none;
  }
`;

/** Whether the stakeable balance is below the game's minimum bet; false if it is unknown or their currencies differ. */
function isBelowLowestBet({ balance }: RealPlayNow, { stats }: GameDetails): boolean {
  if (!balance || balance.currency !== stats.currency) return false;
  const [held, least] = [balance.amount, stats.minBet].map((amount) => minorOf(amount, stats.currency));
  return held != null && least != null && held < least;
}

/** Below the frame, in plain words without urgency: refused bets, connection, low balance, limits nearly reached. */
export function PlayNotes({ play, game }: { play: RealPlayNow; game: GameDetails }) {
  const { data } = useLimitsQuery(undefined, { skip: useToken() === null });
  const near = data ? nearestLimit(data.limits) : null;
  const { refusal, online, resumed } = play;
  const { session } = usePlaySession();
  const isResting = useResting(session);
  const t = useT();
  return (
    <Notes className="around">
      {!online && <Notice tone="warning">{t('play.offline')}</Notice>}
      {online && resumed && <Notice>{t('play.resumed')}</Notice>}
      {isResting && session && <Resting session={session} />}
      {refusal && !isResting && <Refused refusal={refusal} game={game} />}
      {!refusal && isBelowLowestBet(play, game) && <LowBalance />}
      {near && !(refusal && isOwnLimit(refusal.code)) && <Near limit={near} />}
    </Notes>
  );
}

/** The rest that a market asks for after a reality check: how long it still takes. Play goes on by itself. */
function Resting({ session: { restUntil, ahead } }: { session: PlaySession }) {
  return (
    <Notice>
      {restUntil !== null && (
        <Sentence
          of="play.rest.text"
          marks={{
            time: (
              <b>
                <TimeLeft until={restUntil} ahead={ahead} />
              </b>
            ),
          }}
        />
      )}
    </Notice>
  );
}

type RefusedProps = { refusal: NonNullable<RealPlayNow['refusal']>; game: GameDetails };

/** The shortest time of a round, in the seconds of the market, where that is why a stake was refused. */
function useRefusalWords({ refusal: { code }, game }: RefusedProps): string {
  const t = useT();
  const locale = useLocale();
  const { roundMs } = frameRules(useSettings().marketRules, game);
  const key = errorKey('bet', code);
  if (key !== 'betLimitError.ROUND_TOO_SOON' || roundMs === 0) return t(key);
  return t('play.pace', { count: roundMs / 1000, number: formatNumber(locale, roundMs / 1000) });
}

function Refused(props: RefusedProps) {
  const { refusal } = props;
  const words = useRefusalWords(props);
  const t = useT();
  const urlOf = usePageUrl();
  const { code, limit, left, currency } = refusal;
  return (
    <Notice tone="warning">
      <p>{words}</p>
      {currency && (limit ?? left) !== undefined && (
        <p>
          {limit !== undefined && (
            <>
              {t('play.limit')} <Amount value={limit} currency={currency} />{' '}
            </>
          )}
          {left !== undefined && (
            <>
              {t('play.left')} <Amount value={left} currency={currency} />
            </>
          )}
        </p>
      )}
      {isOwnLimit(code) && <SiteLink href={urlOf('limits')}>{t('play.toLimits')}</SiteLink>}
      {isLowBalance(code) && <SiteLink href={urlOf('deposit')}>{t('play.deposit')}</SiteLink>}
    </Notice>
  );
}

function LowBalance() {
  const t = useT();
  const urlOf = usePageUrl();
  return (
    <Notice>
      {t('play.low')} <SiteLink href={urlOf('deposit')}>{t('play.deposit')}</SiteLink>
    </Notice>
  );
}

function Near({ limit: { kind, period, amount, left, currency, reached } }: { limit: NearLimit }) {
  const t = useT();
  const urlOf = usePageUrl();
  return (
    <Notice>
      {t(reached ? `play.reached.${kind}.${period}` : `play.near.${kind}.${period}`)}{' '}
      <Sentence
        of="play.leftOf"
        marks={{
          left: <Amount value={left} currency={currency} />,
          amount: <Amount value={amount} currency={currency} />,
        }}
      />{' '}
      <SiteLink href={urlOf('limits')}>{t('play.toLimits')}</SiteLink>
    </Notice>
  );
}
