import { createContext, useContext } from 'react';
import type { ShellProps } from '@/store/pages/serverPage';

const ShellContext = createContext<ShellProps | null>(null);

/** Provides the shell with the server's data about the page (languages, address and so on). */
export const ShellProvider = ShellContext.Provider;

/** The server's data about the page: address, offered languages and so on. Throws without a ShellProvider. */
export function useShell(): ShellProps {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it');
  return shell;
}
