import { useLocale } from '@/components/ui/LocaleContext';
import { methodName, type MethodName } from '@/domain/cashier/methods/methodName';
import { useT } from '@/hooks/useT';

/** Names payment methods by their titles, in the language of the page. */
export function useMethodName(): (title: string) => MethodName {
  const t = useT();
  const { tag } = useLocale();
  return (title) => methodName(t, tag, title);
}
