import { useEffect, useState, type ReactNode } from 'react';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { useToken } from '@/hooks/player/useToken';
import { openSocket } from '@/services/http/openSocket';
import { createSocketEvents } from '@/services/http/socketEvents';

type SocketProviderProps = {
  /** Origin of the socket; default: the site's own. */
  url?: string | undefined;
  children: ReactNode;
};

/** The casino's socket: open while a session token is stored, reconnected when the token changes (STACK-07, OP-039). */
export function SocketProvider({ url, children }: SocketProviderProps) {
  const token = useToken();
  const [{ publish, subscribe }] = useState(createSocketEvents);
  useEffect(() => (token ? openSocket(token, publish, url) : undefined), [token, publish, url]);
  return <SocketEventsProvider value={subscribe}>{children}</SocketEventsProvider>;
}
