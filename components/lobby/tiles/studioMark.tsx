import { type Studio } from '@/domain/game/game';
import { type PictureUrl } from '@/hooks/usePictureUrl';

/** A studio's logo, or its name. A function, not a component, because a list has dozens. */
export function studioMark({ name, logo }: Studio, pictureUrl: PictureUrl) {
  const url = pictureUrl(logo);
  // A plain img: next/image writes a style attribute, which the CSP forbids.
  // oxlint-disable-next-line nextjs/no-img-element
  return url ? <img src={url} alt={name} loading="lazy" /> : <bdi>{name}</bdi>;
}
