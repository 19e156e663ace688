import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateAdapter } from '@/contract/adapterTypes';
import type { Adapter } from '@/services/server/adapter';
import { EnvError } from '../start/variables';
import { createAdapter, type AdapterOptions } from './adapter';

/** The adapter in an operator's module, named by ADAPTER. Throws EnvError with what is wrong about it. */
export async function loadAdapter(file: string, options: Omit<AdapterOptions, 'create'>): Promise<Adapter> {
  const loaded = (await import(pathToFileURL(path.resolve(file)).href).catch((error: Error) => {
    throw new EnvError('ADAPTER', `${file} could not be loaded: ${error.message}`);
  })) as { default?: unknown };
  if (typeof loaded.default !== 'function')
    throw new EnvError('ADAPTER', `${file} must export defineAdapter(…) as its default`);
  return createAdapter({ ...options, create: loaded.default as CreateAdapter });
}
