import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutSum, withSum } from './checked';
import { createPatience } from './patience';
import type { TextStore } from './secondLevel';

/** How long the files of a build stay after its last host has ended: as long as a page may be open, or in a cache. */
const LIFE_MS = 24 * 60 * 60 * 1000;
/** Names of a build's files, below its folder; any other is not asked for. */
const NAME = /^[\w[\]~+@-][\w[\]~+@./-]{0,199}$/;
const COMPRESSED = /\.(?:br|gz)$/;
const AT_ONCE = 8;
/** Nothing else has the file, so it is worth a wait. */
const PATIENCE_MS = 2_000;

/** A file, compressed by brotli if `isBrotli`. */
export type SharedFile = { body: Buffer; isBrotli: boolean };

/** Files of the builds that this site's hosts run, or ran within a day. Neither call ever rejects. */
export type SharedFiles = {
  /** Writes the files of this host's build; resolves with whether all are in the store. */
  publish(): Promise<boolean>;
  get(name: string): Promise<SharedFile | undefined>;
};

type SharedFilesOptions = {
  store: TextStore;
  /** The build's own files. */
  folder: string;
  now: () => number;
  onError: (error: unknown) => void;
};

const keyOf = (name: string) => `baize:file:${name}`;

async function namesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name));
  return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

function fromText(text: string): SharedFile {
  const { body, isBrotli } = JSON.parse(withoutSum(text)) as Record<string, unknown>;
  if (typeof body !== 'string' || typeof isBrotli !== 'boolean') throw new TypeError('Not a stored file');
  return { body: Buffer.from(body, 'base64'), isBrotli };
}

/**
 * Files of builds in the store, so that in a rolling update every host answers for the scripts of both builds, and for
 * a day after it for those that pages of the old one still load. Their names carry a hash of what is in them, so that
 * hosts of all builds write under the same names.
 */
export function createSharedFiles({ store, folder, now, onError }: SharedFilesOptions): SharedFiles {
  const patient = createPatience({ now, onError, patienceMs: PATIENCE_MS });
  async function write(name: string): Promise<boolean> {
    const file = path.join(folder, name);
    try {
      const isBrotli = existsSync(`${file}.br`);
      const body = await readFile(isBrotli ? `${file}.br` : file);
      const text = withSum(JSON.stringify({ isBrotli, body: body.toString('base64') }));
      return (await store.set(keyOf(name), text, LIFE_MS)) !== undefined;
    } catch (error) {
      onError(error);
      return false;
    }
  }
  return {
    async publish() {
      const left = await namesIn(folder);
      let isWhole = true;
      const work = async () => {
        for (let name = left.pop(); name !== undefined; name = left.pop()) isWhole = (await write(name)) && isWhole;
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return isWhole;
    },
    get: async (name) => {
      if (!NAME.test(name)) return undefined;
      const text = await patient(() => store.get(keyOf(name)));
      try {
        return text ? fromText(text) : undefined;
      } catch (error) {
        onError(error);
        return undefined;
      }
    },
  };
}
