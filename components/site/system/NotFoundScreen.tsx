import { House } from 'lucide';
import { HOME } from '@/config/pages/navigation';
import { ButtonLink } from '@/components/ui/controls/Button';
import { useT } from '@/hooks/useT';
import { SystemScreen } from './SystemScreen';
import { Icon } from '@/components/ui/pictures/Icon';

/** The 404 page (NAV-18). */
export function NotFoundScreen() {
  const t = useT();
  return (
    <SystemScreen
      status={404}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <ButtonLink look="primary" size="main" href={HOME} icon={<Icon of={House} />}>
          {t('notFound.home')}
        </ButtonLink>
      }
    />
  );
}
