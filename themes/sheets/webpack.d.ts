type Source = object;

/** Files of a build by name, as a plugin sees them. */
type Compilation = {
  hooks: { processAssets: { tap: (when: { name: string; stage: number }, run: () => void) => void } };
  getAssets: () => readonly { name: string }[];
  emitAsset: (name: string, source: Source) => void;
  updateAsset: (name: string, change: (source: Source) => Source) => void;
};

/** The parts of webpack used by the plugins here; Next does not ship webpack's types. */
export type Compiler = {
  webpack: {
    Compilation: { PROCESS_ASSETS_STAGE_ADDITIONS: number; PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER: number };
    DefinePlugin: new (values: Record<string, string>) => { apply: (compiler: Compiler) => void };
    sources: {
      ConcatSource: new (...parts: (string | Source)[]) => Source;
      RawSource: new (content: string | Buffer) => Source;
    };
  };
  hooks: { thisCompilation: { tap: (name: string, run: (compilation: Compilation) => void) => void } };
};
