import { lazy, type ComponentType } from 'react';
import type { LazyArea } from '@/config/pages/lazyAreas';
import { useMoreTexts } from '@/hooks/useT';
import { areaTexts } from '@/services/texts/areaTexts';

/**
 * A lazy component, loaded with the texts of `areas`, which the page does not carry. Browser only; needs a Suspense and
 * an error boundary around it.
 */
export const withTexts = <P extends object>(
  areas: readonly LazyArea[],
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> =>
  lazy(async () => {
    const [Part, texts] = await Promise.all([load(), areaTexts(areas)]);
    function WithTexts(props: P) {
      useMoreTexts(texts);
      return <Part {...props} />;
    }
    return { default: WithTexts };
  });
