import { useLocale } from '@/components/ui/LocaleContext';
import { formatNumber } from '@/domain/format/number';
import { useT } from '@/hooks/useT';

/** "Inbox", with the number of unread entries in it. */
export function useInboxName(unread: number): string {
  const t = useT();
  const locale = useLocale();
  return unread > 0 ? t('inbox.nameUnread', { count: unread, number: formatNumber(locale, unread) }) : t('inbox.title');
}
