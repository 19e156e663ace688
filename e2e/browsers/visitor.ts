/** An element as assistive tools name it, or where it has no role of its own (the head of a fold-out) by its place. */
export type Target = { role: string; name: RegExp } | { css: string };

/** What a visitor does and sees, whatever drives the browser. Everything waits until it is possible, or fails. */
export type Visitor = {
  /** Opens an address of the site; `theme` at the brand that wears it. */
  open: (path: string, theme?: string) => Promise<void>;
  sees: (target: Target) => Promise<void>;
  press: (target: Target) => Promise<void>;
  /** Writes into a field, key by key, in place of what it holds. */
  write: (target: Target, text: string) => Promise<void>;
  /** Picks a file, by its path on this machine, in the chooser at that place. */
  choose: (target: Target, file: string) => Promise<void>;
  /** Waits until path and query of the page match. */
  isAt: (address: RegExp) => Promise<void>;
  /** Waits until an attribute of `<html>` matches. */
  hasRoot: (attribute: 'lang' | 'dir' | 'data-theme', value: RegExp) => Promise<void>;
  /** Looks into the frame of the page: the open game's, or the one for a card. */
  inFrame: (look: (frame: Pick<Visitor, 'sees' | 'press' | 'write'>) => Promise<void>) => Promise<void>;
};
