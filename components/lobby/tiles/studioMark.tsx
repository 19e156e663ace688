import { assetUrl } from '@/config/endpoints/endpoints';
import { type Studio } from '@/domain/game/game';

/** A studio's logo, or its name. A function, not a component, because a list has dozens. */
export const studioMark = ({ name, logo }: Studio) =>
  // A plain img: next/image writes a style attribute, which the CSP forbids.
  // oxlint-disable-next-line nextjs/no-img-element
  logo ? <img src={assetUrl(logo)} alt={name} loading="lazy" /> : <bdi>{name}</bdi>;
