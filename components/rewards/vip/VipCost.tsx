import { Notice } from '@/components/ui/feedback/Notice';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';

/** Note on the cost of rewards, shown by every brand besides its own text (design §14). */
export function VipCost() {
  const t = useT();
  const pageUrl = usePageUrl();
  return (
    <Notice>
      {t('vip.cost')} <SiteLink href={pageUrl('limits')}>{t('vip.limits')}</SiteLink>
    </Notice>
  );
}
