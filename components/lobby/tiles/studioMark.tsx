import { assetUrl } from '@/config/endpoints/endpoints';
import { type Studio } from '@/domain/game/game';

/** What stands for a studio: its logo, else its name. A function, since a list has dozens. */
export const studioMark = ({ name, logo }: Studio) =>
  // A plain image: next/image writes a style attribute, which the policy refuses.
  // oxlint-disable-next-line nextjs/no-img-element
  logo ? <img src={assetUrl(logo)} alt={name} loading="lazy" /> : <bdi>{name}</bdi>;
