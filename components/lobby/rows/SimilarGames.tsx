import { Layers, RefreshCw } from 'lucide';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { useSimilarGamesQuery } from '@/services/lobby/similarGames';
import { token } from '@/themes/token';
import { GameRowSkeleton, TileRow } from './GameRow';

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-8')} ${token('space-16')};
  padding: ${token('space-12')} ${token('space-20')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface1')};
  color: ${token('text-muted')};
`;

/** Games similar to one. Renders nothing without any or if the operator switched it off; a failure offers a retry. */
export function SimilarGames({ game }: { game: string }) {
  const t = useT();
  const isOff = useAbsent('similarGames');
  const { data, isFetching, refetch } = useSimilarGamesQuery({ game }, { skip: isOff });
  if (isOff) return null;
  if (data) {
    return data.length > 0 ? <TileRow title={t('game.similar')} icon={<Icon of={Layers} />} games={data} /> : null;
  }
  if (isFetching)
    return (
      <div role="status" aria-label={t('ui.loading')}>
        <GameRowSkeleton />
      </div>
    );
  return (
    <Failure role="status">
      <p>{t('game.similarError')}</p>
      <Button look="outline" icon={<Icon of={RefreshCw} />} onClick={() => void refetch()}>
        {t('ui.tryAgain')}
      </Button>
    </Failure>
  );
}
