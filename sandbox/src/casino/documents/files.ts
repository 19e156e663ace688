import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_DOCUMENT_BYTES } from '@/domain/account/documents';

/** A completely received file; it stays in the incoming folder until kept or discarded. */
export type Received = { name: string; size: number; sha256: string };

/** Storage of documents on disk. File names are 32 random hexadecimal digits, never player input. */
export type DocumentFiles = {
  /**
   * Writes a stream to a file and measures it. 'tooLarge' when it reaches the limit of VAL-37; the rest is still read
   * and dropped, because browsers read the answer only after sending everything. Throws for a stream that breaks off or
   * never ends. In both cases nothing is left on disk.
   */
  receive(stream: NodeJS.ReadableStream): Promise<Received | 'tooLarge'>;
  incoming(name: string): string;
  /** Moves an incoming file to the kept ones. */
  keep(name: string): Promise<void>;
  discard(name: string): Promise<void>;
  /** Path of a kept file; throws for an invalid name. */
  kept(name: string): string;
  /** Deletes incoming files of an earlier process, and kept files that are not in `known`. */
  sweep(known: ReadonlySet<string>): Promise<void>;
};

const OUR_NAME = /^[0-9a-f]{32}$/;

/** At this size the stream fails and the connection is cut. */
export const MOST_READ_BYTES = 64 * 1024 * 1024;

/** Counts and hashes a stream, and passes on no more than the size limit of a document. */
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

/** Documents in a folder that is created with the first one. Only this process's user may read the files (mode 600). */
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
