import { Heart } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { IconButton } from '@/components/ui/controls/IconButton';
import type { GameSummary } from '@/domain/game/game';
import { useAbsent } from '@/hooks/useAbsent';
import { useFavourite } from '@/hooks/player/useFavourite';
import { useT } from '@/hooks/useT';

const Root = styled(IconButton)`
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;

/** Adds the page's game to the favourites, or removes it (GAME-04). */
export function FavouriteButton({ game }: { game: GameSummary }) {
  const t = useT();
  const { on, busy, toggle } = useFavourite(game);
  if (useAbsent('favourites')) return null;
  return (
    <Root
      label={t('lobby.favourite', { name: game.name })}
      aria-pressed={on}
      aria-busy={busy || undefined}
      onClick={toggle}
    >
      <Icon of={Heart} />
    </Root>
  );
}
