import { Trophy } from 'lucide';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { EmptyState } from '@/components/ui/feedback/StateBlock';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';

/** Tournaments page of the brand (P-32): always an empty state without any announcement. */
export function Tournaments() {
  const t = useT();
  const pageUrl = usePageUrl();
  return (
    <EmptyState
      icon={<Icon of={Trophy} size={24} />}
      title={t('tournaments.empty')}
      text={t('tournaments.emptyText')}
      action={<ButtonLink href={pageUrl('casino')}>{t('tournaments.games')}</ButtonLink>}
    />
  );
}
