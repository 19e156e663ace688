import { Blocks } from 'lucide';
import styled from 'styled-components';
import { studioHref } from '@/config/pages/navigation';
import { Carousel } from '@/components/ui/layout/Carousel';
import { Icon } from '@/components/ui/pictures/Icon';
import { type Studio } from '@/domain/game/game';
import { useFollow } from '@/hooks/address/useFollow';
import { usePictureUrl } from '@/hooks/usePictureUrl';
import { useSettings } from '@/hooks/useSettings';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { studioFace, studioStyle } from '../tiles/studioLook';
import { studioMark } from '../tiles/studioMark';

const StudioCarousel = styled(Carousel)`
  ${studioStyle}

  img {
    max-block-size: 32px;
  }
`;

/** Number of studios in the home page's row; the providers page has all of them. */
const ROW = 16;

/** Studios in one row that moves by itself (OP-009), each linked to its games. */
export function StudioRow({ studios }: { studios: readonly Studio[] }) {
  const urlOf = usePageUrl();
  const t = useT();
  const { addressOf, handlers } = useFollow();
  const { carouselAutoplayMs } = useSettings();
  const pictureUrl = usePictureUrl();
  return (
    <StudioCarousel
      title={t('lobby.providers')}
      icon={<Icon of={Blocks} />}
      count={studios.length}
      href={urlOf('providers')}
      autoplayMs={carouselAutoplayMs}
    >
      {studios.slice(0, ROW).map((studio) => (
        <li key={studio.id}>
          <a {...handlers} className={`studio-name ${studioFace(studio.id)}`} href={addressOf(studioHref(studio.id))}>
            {studioMark(studio, pictureUrl)}
          </a>
        </li>
      ))}
    </StudioCarousel>
  );
}
