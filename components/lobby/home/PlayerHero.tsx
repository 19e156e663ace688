import { Play } from 'lucide';
import styled, { createGlobalStyle } from 'styled-components';
import { gameHref } from '@/config/pages/navigation';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Cover } from '@/components/ui/pictures/Cover';
import { Icon } from '@/components/ui/pictures/Icon';
import { useAuth } from '@/hooks/player/useAuth';
import { useExcluded } from '@/hooks/player/useExcluded';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { usePictureUrl } from '@/hooks/usePictureUrl';
import { useT } from '@/hooks/useT';
import { useRecentGamesQuery } from '@/services/lobby/favourites';
import { media } from '@/themes/media';
import { useWelcome } from './useWelcome';

/** Of two the hero shows the player's own. Here, because a guest needs no rule for it. */
const OneFan = createGlobalStyle`
  .fan:has(~ .fan) {
    display: none;
  }
`;

/** As high as the line and the buttons that the last games bring; a phone has no line. */
const WaysPlace = styled.div`
  block-size: 44px;

  ${media.tablet} {
    block-size: 76px;
  }
`;

/** The hero's words for a player (L03): the game played last, or all games. An excluded player is greeted only. */
export function PlayerHero() {
  const t = useT();
  const urlOf = usePageUrl();
  const { user } = useAuth();
  const { data: recent, isLoading } = useRecentGamesQuery();
  const [excluded, noLobby] = [useExcluded() !== null, useAbsent('lobby')];
  const welcome = useWelcome();
  const [last, ...before] = recent ?? [];
  const pictureUrl = usePictureUrl();
  const name = user?.firstName;
  const goesOn = last !== undefined && !excluded && !noLobby && !welcome;
  // In place of the operator's choice: the game that the button names, between those before it.
  const own = goesOn && before.length > 1 ? [before[0]!, last, before[1]!] : null;
  return (
    <>
      {own && (
        <div className="fan" aria-hidden>
          <OneFan />
          {own.map((game) => (
            <Cover key={game.id} name={game.name} picture={pictureUrl(game.thumbnail)} />
          ))}
        </div>
      )}
      <div className="words">
        <h1>{name ? t('home.backName', { name }) : t('home.back')}</h1>
        {welcome && (
          <p>
            <b>{welcome.title}</b> {welcome.terms}
          </p>
        )}
        {goesOn && <p className="last">{t('home.last', { name: last.name })}</p>}
        {!excluded && !noLobby && isLoading && <WaysPlace />}
        {!excluded && !noLobby && !isLoading && (
          <div className="ways">
            {last ? (
              <ButtonLink look="hero" icon={<Icon of={Play} />} href={gameHref(last.id)}>
                {last.name}
              </ButtonLink>
            ) : (
              <ButtonLink look="hero" href={urlOf('casino')}>
                {t('home.action')}
              </ButtonLink>
            )}
            {welcome ? (
              <ButtonLink look="heroOutline" href={welcome.href}>
                {t('home.offer.see')}
              </ButtonLink>
            ) : (
              last && (
                <ButtonLink className="last" look="heroOutline" href={urlOf('casino')}>
                  {t('home.action')}
                </ButtonLink>
              )
            )}
          </div>
        )}
      </div>
    </>
  );
}
