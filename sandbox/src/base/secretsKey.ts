import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newToken } from './tokens';

/**
 * The key that seals secrets in the database, kept beside it in a file of its own: a copy of the database alone opens
 * none of them. Made at the first start.
 */
export async function secretsKeyIn(dataDir: string): Promise<string> {
  const file = path.resolve(dataDir, 'secrets.key');
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(file, newToken(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
