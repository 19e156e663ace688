import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { SocketEventName, SocketEvents, Subscribe } from '@/services/http/socketEvents';

const SubscribeContext = createContext<Subscribe | null>(null);

export const SocketEventsProvider = SubscribeContext.Provider;

/** Calls the listener on each such event of the casino's socket. Guests have no socket and get no events. */
export function useSocketEvent<N extends SocketEventName>(name: N, listener: (event: SocketEvents[N]) => void): void {
  const subscribe = useContext(SubscribeContext);
  if (!subscribe) throw new Error('useSocketEvent needs a SocketProvider above it');
  const receive = useEffectEvent(listener);
  useEffect(() => subscribe(name, (event) => receive(event)), [subscribe, name]);
}
