import { SiteLink } from '@/components/ui/controls/SiteLink';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';

/** Link to the player's bonuses. */
export function MyBonusesLink() {
  const t = useT();
  const urlOf = usePageUrl();
  return <SiteLink href={urlOf('my-bonuses')}>{t('bonus.toMine')}</SiteLink>;
}
