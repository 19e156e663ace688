import { Notice } from '@/components/ui/feedback/Notice';
import { useLocale } from '@/components/ui/LocaleContext';
import { countedPercent } from '@/domain/game/gameEligibility';
import type { GameDetails } from '@/domain/game/game';
import { useActiveBonus } from '@/hooks/player/useActiveBonus';
import { useT } from '@/hooks/useT';
import { percentWords } from '../parts/percent';
import { MyBonusesLink } from './MyBonusesLink';
import { useMoney } from '../parts/useMoney';

/** Notes on a game page while a bonus is active: not eligible, contribution to wagering, maximum bet (GAME-10). */
export function GameBonusNotes({ game }: { game: GameDetails }) {
  const t = useT();
  const locale = useLocale();
  const bonus = useActiveBonus();
  const money = useMoney(bonus?.currency ?? '');
  if (!bonus) return null;
  const percent = countedPercent(bonus, game);
  if (percent === 0)
    return (
      <Notice tone="warning">
        {t('bonus.game.excluded', { name: bonus.title })} <MyBonusesLink />
      </Notice>
    );
  return (
    <Notice>
      {percent < 100 && <p>{t('bonus.game.weight', { percent: percentWords(locale, percent), name: bonus.title })}</p>}
      {bonus.maxBet !== null && <p>{t('bonus.game.maxBet', { amount: money(bonus.maxBet) })}</p>}
      <MyBonusesLink />
    </Notice>
  );
}
