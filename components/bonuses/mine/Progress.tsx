import styled from 'styled-components';
import { ProgressBar } from '@/components/ui/figures/ProgressBar';
import { useLocale } from '@/components/ui/LocaleContext';
import type { UserBonus } from '@/domain/bonuses/offer';
import { wageredShare } from '@/domain/bonuses/wagering';
import { formatInstant } from '@/domain/format/instant';
import { formatNumber } from '@/domain/format/number';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { useMoney } from '../parts/useMoney';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  font: 400 ${token('type-sm')} ${token('font-text')};
  color: ${token('text-muted')};
`;

/** Wagering progress, as last reported by the backend (W-29, BON-08). */
export function Progress({ bonus }: { bonus: UserBonus }) {
  const t = useT();
  const locale = useLocale();
  const money = useMoney(bonus.currency);
  const share = wageredShare(bonus);
  const { wagered, wagerLeft, freeSpinsLeft, freeSpins, burn, expiration } = bonus;
  const until = expiration === null ? null : formatInstant(locale, expiration);
  return (
    <Root role="group" aria-label={t('bonus.progress.name')}>
      {share !== null && <ProgressBar value={share} aria-label={t('bonus.progress.name')} />}
      {wagered !== null && wagerLeft !== null && (
        <p>{t('bonus.progress.wagered', { done: money(wagered), left: money(wagerLeft) })}</p>
      )}
      {burn !== null && <p>{t('bonus.progress.balance', { amount: money(burn) })}</p>}
      {freeSpins !== null && freeSpinsLeft !== null && (
        <p>
          {freeSpins.gameName === null
            ? t('bonus.progress.spinsPlain', { number: formatNumber(locale, freeSpinsLeft) })
            : t('bonus.progress.spins', { number: formatNumber(locale, freeSpinsLeft), game: freeSpins.gameName })}
        </p>
      )}
      {until !== null && <p>{t('bonus.progress.until', { when: until })}</p>}
    </Root>
  );
}
