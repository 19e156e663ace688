import { lazy, type ComponentType } from 'react';
import type { LazyArea } from '@/config/pages/lazyAreas';

/**
 * A part that is loaded when it is first shown, together with texts that no page carries. Its own keys are looked up in
 * these, all others where the page looks. For parts that browsers alone show; it wants a Suspense and a boundary around it.
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
