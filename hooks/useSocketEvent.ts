import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { SocketEventName, SocketEvents, Subscribe } from '@/services/http/socketEvents';

const SubscribeContext = createContext<Subscribe | null>(null);

/** Hands the socket's events to everything below. */
export const SocketEventsProvider = SubscribeContext.Provider;

/** Calls the listener with every such event of the casino's socket. Guests have no socket, so nothing ever comes. */
export function useSocketEvent<N extends SocketEventName>(name: N, listener: (event: SocketEvents[N]) => void): void {
  const subscribe = useContext(SubscribeContext);
  if (!subscribe) throw new Error('useSocketEvent needs a SocketProvider above it');
  const receive = useEffectEvent(listener);
  useEffect(() => subscribe(name, (event) => receive(event)), [subscribe, name]);
}
