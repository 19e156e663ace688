/** Set by tools and platforms, not by whoever runs the site. */
const FOREIGN = new Set(['NODE_ENV', 'NEXT_RUNTIME', 'CI', 'PATH']);

/** Files that read the environment by name through a helper: any quoted name in them counts. */
const READER = /(?:^|\/)env\.ts$/;

/**
 * The environment variables a source file reads: upper-case properties of `env` and `source`, by dot or bracket, and in
 * an env.ts every quoted name with an underscore.
 */
export function variablesIn(source: string, file: string): string[] {
  const direct = [...source.matchAll(/\b(?:env|source)(?:\?\.|\.|\??\.?\[['"])([A-Z][A-Z0-9_]+)\b/g)];
  const quoted = READER.test(file) ? [...source.matchAll(/['"]([A-Z][A-Z0-9]*_[A-Z0-9_]+|PORT|HOST)['"]/g)] : [];
  return [...new Set([...direct, ...quoted].map(([, name]) => name!))].filter((name) => !FOREIGN.has(name));
}

type Reading = { file: string; name: string };

/** The differences between the variables the code reads and those .env.example documents, as messages. */
export function faultsOfVariables(read: readonly Reading[], documented: readonly string[]): string[] {
  const names = new Set(read.map(({ name }) => name));
  return [
    ...read
      .filter(({ name }) => !documented.includes(name))
      .map(({ file, name }) => `${file} reads ${name}, which .env.example does not name`),
    ...documented.filter((name) => !names.has(name)).map((name) => `.env.example names ${name}, which nothing reads`),
    ...documented
      .filter((name, index) => documented.indexOf(name) !== index)
      .map((name) => `.env.example names ${name} twice`),
  ];
}

/** Every variable read by the given files, except tests. */
export const readVariables = (files: readonly string[], read: (file: string) => string): Reading[] =>
  files
    .filter((file) => /\.(tsx?|mts|[mc]?js)$/.test(file) && !/\.test\.(tsx?|mts)$/.test(file))
    .flatMap((file) => variablesIn(read(file), file).map((name) => ({ file, name })));
