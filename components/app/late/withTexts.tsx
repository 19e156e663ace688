import { lazy, type ComponentType } from 'react';
import type { LazyArea } from '@/config/pages/lazyAreas';

/**
 * A lazy component, loaded with texts that the page does not carry: keys of `areas` are looked up in these, all others
 * in the page's texts. Browser only; needs a Suspense and an error boundary around it.
 */
export const withTexts = <P extends object>(
  areas: readonly LazyArea[],
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> =>
  lazy(async () => {
    const textsCome = import('@/services/texts/areaTexts').then(({ areaTexts }) => areaTexts(areas));
    const [Part, texts, { MoreTexts }] = await Promise.all([load(), textsCome, import('./MoreTexts')]);
    const WithTexts = (props: P) => (
      <MoreTexts texts={texts} areas={areas}>
        <Part {...props} />
      </MoreTexts>
    );
    return { default: WithTexts };
  });
