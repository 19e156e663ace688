import { lazy, type ComponentType } from 'react';
import type { LazyArea } from '@/config/pages/lazyAreas';
import { useMoreTexts } from '@/hooks/useT';

/**
 * A lazy component, loaded with the texts of `areas`, which the page does not carry. Browser only; needs a Suspense and
 * an error boundary around it.
 */
export const withTexts = <P extends object>(
  areas: readonly LazyArea[],
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> =>
  lazy(async () => {
    const textsCome = import('@/services/texts/areaTexts').then(({ areaTexts }) => areaTexts(areas));
    const [Part, texts] = await Promise.all([load(), textsCome]);
    function WithTexts(props: P) {
      useMoreTexts(texts);
      return <Part {...props} />;
    }
    return { default: WithTexts };
  });
