import { type Pictures } from '../../pictures/pictures';
import { type HttpContext } from '../../http/context';

export type AssetsContext = HttpContext & {
  /** The folders of static files served below /api/core/casino/assets/; the first that has a file counts. */
  assets: readonly string[];
  /** Generated files of all brands, by path below the assets URL. */
  files: ReadonlyMap<string, string>;
  pictures: Pictures;
};
