import { type Pictures } from '../../pictures/pictures';
import { type HttpContext } from '../../http/context';

export type AssetsContext = HttpContext & {
  /** The folder of the static files served below /api/core/casino/assets/. */
  assets: string;
  /** Generated files of all brands, by path below the assets URL. */
  files: ReadonlyMap<string, string>;
  pictures: Pictures;
};
