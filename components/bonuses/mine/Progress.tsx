import styled from 'styled-components';
import { ProgressBar } from '@/components/ui/figures/ProgressBar';
import { useLocale } from '@/components/ui/LocaleContext';
import type { UserBonus } from '@/domain/bonuses/offer';
import { totalToWager, wageredShare } from '@/domain/bonuses/wagering';
import { formatNumber } from '@/domain/format/number';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { useMoney } from '../parts/useMoney';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-8')};
  color: ${token('text-muted')};

  .sums {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space-12')};
  }
  ${ProgressBar} {
    block-size: 14px;
  }
`;

/** Wagering progress, as last reported by the backend (W-29, BON-08). */
export function Progress({ bonus }: { bonus: UserBonus }) {
  const t = useT();
  const locale = useLocale();
  const money = useMoney(bonus.currency);
  const share = wageredShare(bonus);
  const { wagered, wagerLeft, freeSpinsLeft, freeSpins } = bonus;
  const all = totalToWager(bonus);
  return (
    <Root role="group" aria-label={t('bonus.progress.name')}>
      {/* Without a win of its free spins there is nothing to wager yet. */}
      {wagered !== null && wagerLeft !== null && all !== null && Number(all) > 0 && (
        <div className="sums">
          <p>{t('bonus.mine.wagered', { done: money(wagered), all: money(all) })}</p>
          <p>{t('bonus.mine.left', { left: money(wagerLeft) })}</p>
        </div>
      )}
      {share !== null && <ProgressBar value={share} aria-label={t('bonus.progress.name')} />}
      {freeSpins !== null && freeSpinsLeft !== null && (
        <p>
          {freeSpins.gameName === null
            ? t('bonus.progress.spinsPlain', { number: formatNumber(locale, freeSpinsLeft) })
            : t('bonus.progress.spins', { number: formatNumber(locale, freeSpinsLeft), game: freeSpins.gameName })}
        </p>
      )}
    </Root>
  );
}
