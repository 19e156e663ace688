import { SearchX } from 'lucide';
import { CASINO } from '@/config/pages/navigation';
import { ButtonLink } from '@/components/ui/controls/Button';
import { EmptyState } from '@/components/ui/feedback/StateBlock';
import { useT } from '@/hooks/useT';
import { Icon } from '@/components/ui/pictures/Icon';

/** No game exists at this address (GAME-07). */
export function GameNotFound() {
  const t = useT();
  return (
    <EmptyState
      level="h1"
      icon={<Icon of={SearchX} size={24} />}
      title={t('game.notFound')}
      text={t('game.notFoundText')}
      action={
        <ButtonLink look="primary" href={CASINO}>
          {t('game.toLobby')}
        </ButtonLink>
      }
    />
  );
}
