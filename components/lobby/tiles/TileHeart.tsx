import { Heart } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { type GameSummary } from '@/domain/game/game';
import { useAbsent } from '@/hooks/useAbsent';
import { useFavourite } from '@/hooks/player/useFavourite';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** In the corner of the cover; with a hover-capable pointer the empty heart is shown on the hovered tile only. */
// `::before` enlarges the touch target.
const Root = styled.button`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-end: 6px;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: 50%;
  background: #0009;
  color: #fff;
  transition: opacity ${token('motion-fast')} ${token('ease')};

  &::before {
    content: '';
    position: absolute;
    inset: -8px;
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
  ${media.hover} {
    opacity: 0;

    li:hover > &,
    &:focus-visible,
    .tile:focus-visible + &,
    &[aria-pressed='true'] {
      opacity: 1;
    }
  }
`;

/** Adds the game of a tile to the favourites, or removes it (GAME-04). */
export function TileHeart({ game }: { game: GameSummary }) {
  const t = useT();
  const { on, busy, toggle } = useFavourite(game);
  if (useAbsent('favourites')) return null;
  return (
    <Root
      type="button"
      aria-pressed={on}
      aria-busy={busy || undefined}
      aria-label={t('lobby.favourite', { name: game.name })}
      onClick={toggle}
    >
      <Icon of={Heart} size={16} />
    </Root>
  );
}
