import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Drawing, type Painter } from './painter';
import { type Picture } from './picture';

export type Pictures = {
  /** A stored picture, or null. */
  kept: (picture: Picture) => Promise<Uint8Array | null>;
  /** The picture, drawn now if it is not stored. Rejects as the painter does. */
  have: (drawing: Drawing, picture: Picture) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** Pictures on disk, drawn on first request. Concurrent requests for a picture draw it once. */
export function createPictures(folder: string, painter: Painter): Pictures {
  const running = new Map<string, Promise<Uint8Array>>();

  async function kept({ file }: Picture): Promise<Uint8Array | null> {
    try {
      return await readFile(path.join(folder, file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** Renamed only when complete, so that a reader never sees half a file. */
  async function keep(file: string, bytes: Uint8Array): Promise<void> {
    const target = path.join(folder, file);
    const draft = `${target}.${randomUUID()}`;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, target);
  }

  async function make(drawing: Drawing, picture: Picture): Promise<Uint8Array> {
    const before = await kept(picture);
    if (before) return before;
    const bytes = await painter.paint({
      drawing,
      picture: { width: picture.width, type: picture.type, wide: picture.wide },
    });
    await keep(picture.file, bytes);
    return bytes;
  }

  return {
    kept,
    have(drawing, picture) {
      const made = running.get(picture.file) ?? make(drawing, picture).finally(() => running.delete(picture.file));
      running.set(picture.file, made);
      return made;
    },
    close: painter.close,
  };
}
