import { useMemo, type ReactNode } from 'react';
import { useLocale } from '@/components/ui/LocaleContext';
import type { Texts } from '@/domain/texts/texts';
import { translator } from '@/domain/texts/translate';
import { TextsProvider, useT, type Translate } from '@/hooks/useT';

type MoreTextsProps = { texts: Texts; areas: readonly string[]; children: ReactNode };

/** Translates keys of `areas` with these texts, and all others with the page's texts. */
export function MoreTexts({ texts, areas, children }: MoreTextsProps) {
  const page = useT();
  const { tag } = useLocale();
  const t = useMemo<Translate>(() => {
    const own = translator(texts, tag);
    const isOwn = (key: string) => areas.includes(key.slice(0, key.indexOf('.')));
    return (key, values) => (isOwn(key) ? own(key, values) : page(key, values));
  }, [page, texts, areas, tag]);
  return <TextsProvider value={t}>{children}</TextsProvider>;
}
