import path from 'node:path';
import { type Module } from './cruise';

/** Tests may import their helpers from anywhere. */
const isTest = (file: string) => /\.(?:test|spec)\.(?:tsx?|mts)$/.test(file);

/** Which folder imports which, below the given roots; tests excluded. */
function arrowsBetween(modules: readonly Module[], roots: readonly string[]): Map<string, Set<string>> {
  const isOurs = (file: string) => roots.includes(file.split('/')[0]!) && !isTest(file);
  const arrows = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules.filter((module) => isOurs(module.source))) {
    const from = path.dirname(source);
    const to = dependencies.map(({ resolved }) => resolved).filter(isOurs);
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...to.map((file) => path.dirname(file))]));
  }
  return arrows;
}

/**
 * Every folder below `roots` that imports itself through others, with the path; this includes two folders that import
 * each other.
 */
export function folderCircles(modules: readonly Module[], roots: readonly string[]): string[] {
  const arrows = arrowsBetween(modules, roots);
  const wayBack = (folder: string): string[] | null => {
    const ways = [...(arrows.get(folder) ?? [])].filter((next) => next !== folder).map((next) => [folder, next]);
    const seen = new Set<string>();
    for (const way of ways) {
      const last = way.at(-1)!;
      if (last === folder) return way;
      if (seen.has(last)) continue;
      seen.add(last);
      for (const next of arrows.get(last) ?? []) if (next !== last) ways.push([...way, next]);
    }
    return null;
  };
  return [...arrows.keys()].sort().flatMap((folder) => wayBack(folder)?.join(' → ') ?? []);
}
