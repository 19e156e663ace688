import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_DOCUMENT_BYTES } from '@/domain/account/documents';

/** A file that arrived whole; it lies among the incoming ones until it is kept or discarded. */
export type Received = { name: string; size: number; sha256: string };

/** Where documents lie on disk. Names are ours: 32 random hexadecimal digits, never a word of the player's. */
export type DocumentFiles = {
  /**
   * Writes a stream to a file while counting; 'tooLarge' for one that is not below the limit of VAL-37, whose rest is read and
   * dropped, since browsers read an answer only when they have sent everything. Then, and after a stream that breaks off or
   * never ends (which throws), nothing is left on disk.
   */
  receive(stream: NodeJS.ReadableStream): Promise<Received | 'tooLarge'>;
  /** Path of an incoming file. */
  incoming(name: string): string;
  /** Moves an incoming file to those that stay. */
  keep(name: string): Promise<void>;
  discard(name: string): Promise<void>;
  /** Path of a file that stays; throws for a name that cannot be ours. */
  kept(name: string): string;
  /** Throws away what an earlier process left incoming, and files whose name is not among those that are known. */
  sweep(known: ReadonlySet<string>): Promise<void>;
};

const OUR_NAME = /^[0-9a-f]{32}$/;

/** More than this is not even read to its end: the connection is cut. */
export const MOST_READ_BYTES = 64 * 1024 * 1024;

/** Counts and hashes what runs through it, and lets no more pass than a document may have. */
function meter() {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size >= MOST_READ_BYTES) return done(new Error('The upload does not end'));
      if (size >= MAX_DOCUMENT_BYTES) return done();
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, measured: () => ({ size, sha256: hash.digest('hex') }) };
}

/** Documents in a folder, made when the first one comes. Files of players are for this process only (mode 600). */
export function createDocumentFiles(folder: string): DocumentFiles {
  const waiting = path.join(folder, 'incoming');
  const below = (place: string, name: string): string => {
    if (!OUR_NAME.test(name)) throw new Error(`No name of a document: ${name}`);
    return path.join(place, name);
  };
  return {
    async receive(source) {
      await mkdir(waiting, { recursive: true, mode: 0o700 });
      const name = randomBytes(16).toString('hex');
      const file = below(waiting, name);
      const { stream, measured } = meter();
      try {
        await pipeline(source, stream, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
        const { size, sha256 } = measured();
        if (size < MAX_DOCUMENT_BYTES) return { name, size, sha256 };
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
      await rm(file, { force: true });
      return 'tooLarge';
    },
    incoming: (name) => below(waiting, name),
    keep: (name) => rename(below(waiting, name), below(folder, name)),
    discard: (name) => rm(below(waiting, name), { force: true }),
    kept: (name) => below(folder, name),
    async sweep(known) {
      await rm(waiting, { recursive: true, force: true });
      const names = await readdir(folder).catch(() => []);
      const lost = names.filter((name) => OUR_NAME.test(name) && !known.has(name));
      await Promise.all(lost.map((name) => rm(below(folder, name), { force: true })));
    },
  };
}
