import { Suspense, type ComponentType, type PropsWithChildren } from 'react';
import type { LazyArea } from '@/config/pages/lazyAreas';
import { ModalBoundary } from './ModalBoundary';
import { withTexts } from './withTexts';

type LatePart<P> = {
  /** Areas of texts that the page does not carry. */
  texts: readonly LazyArea[];
  load: () => Promise<ComponentType<P>>;
  /** Whether the visitor gets the part at all; everybody does by default. */
  useWanted?: () => boolean;
  /** Whether it may be loaded yet; until then it waits. */
  useReady?: () => boolean;
  /** Around the part from the first paint on: reserves its space. */
  Place?: ComponentType<PropsWithChildren>;
  /** Drawn until the part has come; nothing by default. */
  Waiting?: ComponentType;
  /** Drawn if the part fails; nothing by default. */
  Failed?: ComponentType<P>;
};

const always = () => true;
const Nothing = () => null;
const Bare = ({ children }: PropsWithChildren) => children;

/** A part that comes after its page, with its texts, and whose failure leaves the page as it is. */
export function latePart<P extends object>(part: LatePart<P>): ComponentType<P> {
  const {
    texts,
    load,
    useWanted = always,
    useReady = always,
    Place = Bare,
    Waiting = Nothing,
    Failed = Nothing,
  } = part;
  const Part = withTexts(texts, load);
  return function Late(props: P) {
    const [isWanted, isReady] = [useWanted(), useReady()];
    if (!isWanted) return null;
    // Before it is ready there is nothing to suspend: the server's page gets no boundary to hydrate.
    const shown = isReady ? (
      <ModalBoundary fallback={<Failed {...props} />}>
        <Suspense fallback={<Waiting />}>
          <Part {...props} />
        </Suspense>
      </ModalBoundary>
    ) : (
      <Waiting />
    );
    return <Place>{shown}</Place>;
  };
}
