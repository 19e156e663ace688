import { assetUrl } from './endpoints';

const ABSOLUTE = /^([a-z][\w+.-]*:)?\/\//i;

/**
 * URL of a picture named by the backend: a path below the assets address, or an absolute address with an origin in the
 * setting `imageOrigins`. Null without a picture and for any other origin, which the page's policy would block, so that
 * the caller shows its placeholder.
 */
export function pictureUrl(picture: string | null | undefined, imageOrigins: readonly string[] = []): string | null {
  if (!picture) return null;
  if (!ABSOLUTE.test(picture)) return assetUrl(picture);
  const address = picture.replace(/^\/\//, 'https://');
  if (!imageOrigins.some((origin) => address.startsWith(`${origin}/`))) return null;
  // A backslash could end the string that a style sheet puts the address into.
  return new URL(address).href.replaceAll('\\', '%5C');
}
