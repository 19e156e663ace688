import { CalendarDays } from 'lucide';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { EmptyState } from '@/components/ui/feedback/StateBlock';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';

/** Replaces the calendar for a player who has never deposited (RAKE-16, ROLE-02). */
export function NoDeposit() {
  const t = useT();
  const urlOf = usePageUrl();
  const isOff = useAbsent('deposit');
  return (
    <EmptyState
      title={t('rakeback.noDeposit.title')}
      text={t('rakeback.noDeposit.text')}
      icon={<Icon of={CalendarDays} size={24} />}
      action={!isOff && <ButtonLink href={urlOf('deposit')}>{t('rakeback.noDeposit.action')}</ButtonLink>}
    />
  );
}
