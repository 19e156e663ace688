import path from 'node:path';
import { type Module } from './cruise';

/** Tests may import their helpers from anywhere. */
const isTest = (file: string) => /\.(?:test|spec)\.(?:tsx?|mts)$/.test(file);

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** The ends of an arrow between two files, or null when both are in one place. */
type Ends = (from: string, to: string) => readonly [from: string, to: string] | null;

/** Which place imports which, below the given roots; tests excluded. */
function arrowsBetween(modules: readonly Module[], roots: readonly string[], ends: Ends): Arrows {
  const isOurs = (file: string) => roots.includes(file.split('/')[0]!) && !isTest(file);
  const arrows = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules.filter((module) => isOurs(module.source))) {
    for (const { resolved } of dependencies.filter((one) => isOurs(one.resolved))) {
      const [from, to] = ends(source, resolved) ?? [];
      if (from !== undefined && to !== undefined) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
}

/** The folders that hold the files themselves. */
const folders: Ends = (from, to) => {
  const [one, other] = [path.dirname(from), path.dirname(to)];
  return one === other ? null : [one, other];
};

/** The two neighbours, folders or files of one folder, in which or below which the files are. */
const neighbours: Ends = (from, to) => {
  const [one, other] = [from.split('/'), to.split('/')];
  const apart = one.findIndex((part, at) => part !== other[at]);
  return apart < 0 ? null : [one.slice(0, apart + 1).join('/'), other.slice(0, apart + 1).join('/')];
};

/** Every place that imports itself through others, with the path. */
function circlesOf(arrows: Arrows): string[] {
  const wayBack = (folder: string): string[] | null => {
    const ways = [...(arrows.get(folder) ?? [])].map((next) => [folder, next]);
    const seen = new Set<string>();
    for (const way of ways) {
      const last = way.at(-1)!;
      if (last === folder) return way;
      if (seen.has(last)) continue;
      seen.add(last);
      for (const next of arrows.get(last) ?? []) ways.push([...way, next]);
    }
    return null;
  };
  return [...arrows.keys()].sort().flatMap((folder) => wayBack(folder)?.join(' → ') ?? []);
}

/**
 * Every folder below `roots` that imports itself through others, with the path; this includes two folders that import
 * each other.
 */
export const folderCircles = (modules: readonly Module[], roots: readonly string[]): string[] =>
  circlesOf(arrowsBetween(modules, roots, folders));

/** The same for neighbours with all that is below them: whole areas, and files beside folders. */
export const areaCircles = (modules: readonly Module[], roots: readonly string[]): string[] =>
  circlesOf(arrowsBetween(modules, roots, neighbours));
