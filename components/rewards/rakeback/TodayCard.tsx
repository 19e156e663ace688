import { RefreshCw } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Amount } from '@/components/ui/figures/Amount';
import { Icon } from '@/components/ui/pictures/Icon';
import { RewardButton } from '@/components/ui/controls/RewardButton';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { useLocale } from '@/components/ui/LocaleContext';
import { HOME } from '@/config/pages/navigation';
import { formatAmount } from '@/domain/format/amount';
import { formatColumnDay, formatFullDay, formatWeekday } from '@/domain/format/day';
import { openingWeekday } from '@/domain/format/openingDay';
import { formatNumber } from '@/domain/format/number';
import { toDecimal } from '@/domain/money/money';
import type { RewardDay } from '@/domain/rewards/rewardDay';
import { useAuth } from '@/hooks/player/useAuth';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { stateWords } from '../days/rewardStates';
import { useChosenDay } from '../days/useChosenDay';
import { PlayerDialogs } from './PlayerDialogs';
import { usePlayerCalendar } from './usePlayerCalendar';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${token('space-8')};
  block-size: 100%;
  padding: ${token('space-16')} ${token('space-20')};
  border-radius: ${token('radius-lg')};
  background: ${token('reward-soft')};
  font: 400 ${token('type-sm')} ${token('font-text')};
  color: ${token('text-muted')};

  header,
  .open,
  .earlier {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
  }
  header {
    flex-wrap: wrap;
    row-gap: 0;
  }
  h2 {
    font: 700 ${token('type-lg')} ${token('font-display')};
    color: ${token('text')};
  }
  .ready {
    padding: 2px ${token('space-8')};
    border-radius: ${token('radius-pill')};
    background: ${token('sunken')};
    white-space: nowrap;
    font-weight: 650;
    color: ${token('reward-text')};
  }
  header > a {
    margin-inline-start: auto;
    padding-block: ${token('space-8')};
    font-weight: 600;
    color: ${token('accent-text')};
  }
  .open {
    justify-content: space-between;
    text-align: end;
  }
  .amount {
    font: ${token('font-display-weight')} ${token('type-3xl')} ${token('font-display')};
    color: ${token('reward-text')};
  }
  ol {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: ${token('space-8')};
  }
  li {
    display: grid;
    gap: ${token('space-4')};
    text-align: center;
    font: 400 ${token('type-xs')} ${token('font-text')};
  }
  /* A line, a bar or a thick bar, so that color is not all that tells the states apart. */
  li::before {
    content: '';
    block-size: 2px;
    margin-block: 4px;
    border-radius: ${token('radius-pill')};
    background: ${token('border-strong')};
    /* Kept where colors are forced. */
    border: 1px solid transparent;
  }
  .claimed::before {
    block-size: 6px;
    margin-block: 2px;
    background: ${token('success-text')};
  }
  .claims::before {
    block-size: 10px;
    margin-block: 0;
    background: ${token('reward')};
  }
  .claims,
  [aria-current] {
    font-weight: 700;
    color: ${token('text')};
  }
  .earlier {
    justify-content: space-between;
  }
  .earlier button {
    min-block-size: 44px;
    margin-block: -4px;
    margin-inline-end: calc(-1 * ${token('space-8')});
    padding-inline: ${token('space-8')};
    font-weight: 650;
    white-space: nowrap;
    color: ${token('reward-text')};
  }
`;

/** Index range of the current week in the calendar's four (RAKE-03). */
const WEEK = [7, 14] as const;

/** What a player can claim today, beside the hero (L03); nothing for who has no days yet. */
export function TodayCard() {
  const { isAuthenticated, user, depositCount } = useAuth();
  return isAuthenticated && user && depositCount !== 0 ? <Today key={user.userId} player={user.userId} /> : null;
}

function Today({ player }: { player: string }) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const calendar = usePlayerCalendar(player);
  const { chosen, choose } = useChosenDay();
  const { days, today, currency, failed, retry, timesOf } = calendar;
  const open = days?.filter(({ claim }) => claim !== null) ?? [];
  const [main, ...earlier] = open.toReversed();
  const week = days?.slice(...WEEK) ?? [];
  const amountOf = ({ amount }: RewardDay) => formatAmount(locale, toDecimal(amount, currency), currency) ?? '';
  const dayOf = ({ day }: RewardDay) => formatFullDay(locale, day) ?? day;
  const claimOf = (reward: RewardDay) => t('rakeback.claim.amount', { amount: amountOf(reward) });
  return (
    <Root aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('rakeback.today.title')}</h2>
        {main && (
          <span className="ready">
            {t('rakeback.today.ready', { count: open.length, number: formatNumber(locale, open.length) })}
          </span>
        )}
        <SiteLink href={`${HOME}?modal=rakeback`}>{t('rakeback.today.calendar')}</SiteLink>
      </header>
      {main && (
        <p className="open">
          <span className="amount">
            <Amount value={toDecimal(main.amount, currency)} currency={currency} />
          </span>
          <span>{t('rakeback.today.until', { until: timesOf(main.day).until })}</span>
        </p>
      )}
      {days && !main && <p>{t('rakeback.today.nothing')}</p>}
      {!days && failed && (
        <>
          <p role="alert">{t('ui.loadingError')}</p>
          <Button icon={<Icon of={RefreshCw} />} onClick={retry}>
            {t('ui.tryAgain')}
          </Button>
        </>
      )}
      {week.length > 0 && (
        <ol>
          {week.map((reward) => (
            <li
              key={reward.day}
              className={reward.claim === null ? reward.state : 'claims'}
              aria-current={reward.day === today ? 'date' : undefined}
            >
              <span>
                <span aria-hidden>{formatColumnDay(locale, reward.day)}</span>
                <VisuallyHidden>
                  {formatWeekday(locale, reward.day)}:{' '}
                  {t(reward.claim === null ? stateWords(reward, reward.day < today) : 'rewards.state.claimable')}
                </VisuallyHidden>
              </span>
            </li>
          ))}
        </ol>
      )}
      {main && (
        <RewardButton aria-label={`${claimOf(main)}, ${dayOf(main)}`} onClick={() => choose(main)}>
          {claimOf(main)}
        </RewardButton>
      )}
      {earlier.map((reward) => (
        <p key={reward.day} className="earlier">
          {t('rakeback.today.earlier', {
            day: openingWeekday(locale, reward.day) ?? reward.day,
            amount: amountOf(reward),
            until: timesOf(reward.day).until,
          })}
          <button type="button" aria-label={`${claimOf(reward)}, ${dayOf(reward)}`} onClick={() => choose(reward)}>
            {t('rakeback.claim.button')}
          </button>
        </p>
      ))}
      <PlayerDialogs chosen={chosen} calendar={calendar} />
    </Root>
  );
}
