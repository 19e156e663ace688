import { House } from 'lucide';
import { HOME } from '@/config/pages/navigation';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { useT } from '@/hooks/useT';
import { SystemScreen } from './SystemScreen';

/** The page of something that this casino does not offer (OP-036). */
export function NotOfferedScreen() {
  const t = useT();
  return (
    <SystemScreen
      title={t('shell.notOffered')}
      text={t('shell.notOfferedText')}
      action={
        <ButtonLink look="primary" size="main" href={HOME} icon={<Icon of={House} />}>
          {t('shell.notOfferedHome')}
        </ButtonLink>
      }
    />
  );
}
