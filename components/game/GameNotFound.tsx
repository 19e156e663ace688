import { SearchX } from 'lucide';
import { ButtonLink } from '@/components/ui/controls/Button';
import { EmptyState } from '@/components/ui/feedback/StateBlock';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { Icon } from '@/components/ui/pictures/Icon';

/** No game exists at this address (GAME-07). */
export function GameNotFound() {
  const urlOf = usePageUrl();
  const t = useT();
  return (
    <EmptyState
      level="h1"
      icon={<Icon of={SearchX} size={24} />}
      title={t('game.notFound')}
      text={t('game.notFoundText')}
      action={
        <ButtonLink look="primary" href={urlOf('casino')}>
          {t('game.toLobby')}
        </ButtonLink>
      }
    />
  );
}
