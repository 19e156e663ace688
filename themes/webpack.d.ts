type Source = object;

/** Files of a build by their names, as a plugin meets them. */
type Compilation = {
  hooks: { processAssets: { tap: (when: { name: string; stage: number }, run: () => void) => void } };
  getAssets: () => readonly { name: string }[];
  emitAsset: (name: string, source: Source) => void;
  updateAsset: (name: string, change: (source: Source) => Source) => void;
};

/** Of webpack, whose types Next does not bring, what our plugins use. */
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
