import { coverSources } from '@/components/ui/pictures/coverSources';
import { pictureUrl } from '@/config/endpoints/pictureUrl';
import { formatPercent } from '@/domain/format/number';
import type { GameDetails } from '@/domain/game/game';
import { structuredGame } from '@/domain/game/structuredGame';
import { localised } from '@/domain/links/localised';
import { hasGuestDemos } from '@/hooks/told/hasGuestDemos';
import { useT } from '@/hooks/useT';
import { PageHead } from './PageHead';
import { useShell } from '../ShellContext';
import { StructuredData } from './StructuredData';

/** Metadata of a game's page for search engines and link previews. */
export function GameHead({ game }: { game: GameDetails }) {
  const t = useT();
  const { settings, locale, origin, address, indexed } = useShell();
  const { name, studio, stats, thumbnail, demo } = game;
  const told = demo && hasGuestDemos(settings) ? 'game.description' : 'game.descriptionPlain';
  // The words name the return: where it is not known, the brand's description stands.
  const description =
    stats.returnToPlayer > 0
      ? t(told, { game: name, studio: studio.name, rtp: formatPercent(locale, stats.returnToPlayer, 2) })
      : undefined;
  const url = pictureUrl(thumbnail, settings.imageOrigins);
  // Without placeholders, and of a kind that previews can read.
  const image = url && coverSources(url).src;
  return (
    <>
      <PageHead title={name} description={description} image={image} />
      {indexed && address !== null && (
        <StructuredData
          facts={structuredGame(game, {
            url: origin + localised(address, locale.code),
            language: locale.tag,
            image: image && new URL(image, origin).href,
          })}
        />
      )}
    </>
  );
}
