/** An element by accessible role and name, or by selector where it has no role (the summary of a details element). */
export type Target = { role: string; name: RegExp } | { css: string };

/** What a visitor does and sees, whatever drives the browser. Every action waits until it is possible, or fails. */
export type Visitor = {
  /** Opens an address of the site; `theme` picks the brand with that theme. */
  open: (path: string, theme?: string) => Promise<void>;
  sees: (target: Target) => Promise<void>;
  press: (target: Target) => Promise<void>;
  /** Types into a field key by key, replacing its content. */
  write: (target: Target, text: string) => Promise<void>;
  /** Picks a file by its local path in that file input. */
  choose: (target: Target, file: string) => Promise<void>;
  /** Waits until the page's path and query match. */
  isAt: (address: RegExp) => Promise<void>;
  hasRoot: (attribute: 'lang' | 'dir' | 'data-theme', value: RegExp) => Promise<void>;
  /** Acts inside the page's frame: the open game or the card form. */
  inFrame: (look: (frame: Pick<Visitor, 'sees' | 'press' | 'write'>) => Promise<void>) => Promise<void>;
};
