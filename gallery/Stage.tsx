import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { createSocketEvents } from '@/services/http/socketEvents';
import { Surroundings, type Around } from '@/tests/surroundings/Surroundings';
import { type Store } from '@/store/store';
import { type State } from './base/entry';

const { subscribe } = createSocketEvents();

type StageProps = { state: State; store: Store; locale: string; texts: Around['texts'] };

/** One state, with what _app puts around a page. Its styles are applied. */
export const Stage = ({ state: { part: Part, pathname, query, settings }, store, locale, texts }: StageProps) => (
  <Surroundings
    styled
    {...{ store, locale }}
    {...(texts && { texts })}
    {...(pathname && { pathname })}
    {...(query && { query })}
    {...(settings && { settings })}
  >
    <SocketEventsProvider value={subscribe}>
      <Part />
    </SocketEventsProvider>
  </Surroundings>
);
