import { useCallback } from 'react';
import { pictureUrl } from '@/config/endpoints/pictureUrl';
import { useSettings } from '@/hooks/useSettings';

/** URL of a picture named by the backend; null where none may be loaded (config/endpoints/pictureUrl.ts). */
export type PictureUrl = (picture: string | null | undefined) => string | null;

/** Returns the URL of a picture under the operator's settings. */
export function usePictureUrl(): PictureUrl {
  const { imageOrigins } = useSettings();
  return useCallback((picture) => pictureUrl(picture, imageOrigins), [imageOrigins]);
}
