import { Gift } from 'lucide';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { EmptyState } from '@/components/ui/StateBlock';
import { usePageUrl } from '@/hooks/usePageUrl';
import { useT } from '@/hooks/useT';

/** The offers of the brand (P-07): none is shown, and none is promised. */
export function Promotions() {
  const t = useT();
  const pageUrl = usePageUrl();
  return (
    <EmptyState
      icon={<Icon of={Gift} size={24} />}
      title={t('promotions.empty')}
      text={t('promotions.emptyText')}
      action={<ButtonLink href={pageUrl('bonus-terms')}>{t('promotions.terms')}</ButtonLink>}
    />
  );
}
