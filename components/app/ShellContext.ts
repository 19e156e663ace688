import { createContext, useContext } from 'react';
import type { ShellProps } from '@/store/pages/serverPage';

const ShellContext = createContext<ShellProps | null>(null);

/** Hands what the server says of the page around it (languages, address) to the parts of the shell. */
export const ShellProvider = ShellContext.Provider;

/** The page's address, the offered languages and the rest that the server hands to every page. */
export function useShell(): ShellProps {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it');
  return shell;
}
