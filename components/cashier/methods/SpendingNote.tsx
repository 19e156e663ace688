import { Notice } from '@/components/ui/feedback/Notice';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';

/** Responsible gambling note in the cashier, with a link to the limits (design §14). */
export function SpendingNote() {
  const t = useT();
  const pageUrl = usePageUrl();
  return (
    <Notice>
      {t('cashier.limit')} <SiteLink href={pageUrl('limits')}>{t('cashier.setLimit')}</SiteLink>
    </Notice>
  );
}
