import { ArrowUpFromLine, BadgeCheck, CalendarCheck, Gift, KeyRound, Trophy, type IconNode } from 'lucide';
import type { PageKey } from '@/config/pages/pageUrls';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatAmount } from '@/domain/format/amount';
import { countryName } from '@/domain/format/country';
import { formatInstant } from '@/domain/format/instant';
import { formatNumber } from '@/domain/format/number';
import type { InboxEntry } from '@/domain/inbox/inbox';
import { useT } from '@/hooks/useT';

export type EntryTone = 'info' | 'success' | 'warning' | 'danger';

type EntryWords = { icon: IconNode; tone: EntryTone; page: PageKey; title: string; text: string };

const ICONS: Readonly<Record<InboxEntry['kind'], IconNode>> = {
  withdrawal: ArrowUpFromLine,
  document: BadgeCheck,
  bonus: Gift,
  claim: CalendarCheck,
  safety: KeyRound,
  prize: Trophy,
};

const PAGES: Readonly<Record<InboxEntry['kind'], PageKey>> = {
  withdrawal: 'withdraw',
  document: 'verify',
  bonus: 'bonus_history',
  claim: 'cashback',
  safety: 'safety',
  prize: 'tournaments',
};

const TONES: Readonly<Record<string, EntryTone>> = {
  completed: 'success',
  confirmed: 'success',
  requested: 'warning',
  rejected: 'danger',
  failed: 'danger',
  newDevice: 'warning',
};

/** The last moment before an end: that of a day is 23:59, as the calendar has it. */
const lastMoment = (end: string): string => new Date(Date.parse(end) - 1).toISOString();

/** How an entry is said, and the page it leads to. */
export function useEntryWords(): (entry: InboxEntry) => EntryWords {
  const t = useT();
  const locale = useLocale();
  const at = (instant: string | null) => (instant && formatInstant(locale, instant)) ?? '–';

  function wordsOf(entry: InboxEntry): { state: string; title: string; text: string; page?: PageKey } {
    switch (entry.kind) {
      case 'withdrawal': {
        const amount = formatAmount(locale, entry.amount, entry.currency) ?? '–';
        const facts = entry.reference
          ? t('inbox.withdrawal.reference', { amount, reference: entry.reference })
          : amount;
        return {
          state: entry.stage,
          title: t(`inbox.withdrawal.${entry.stage}`),
          text: entry.reason ? `${facts} · ${entry.reason}` : facts,
        };
      }
      case 'document':
        return {
          state: entry.status,
          title: t(`inbox.document.${entry.status}`),
          text: entry.reason ? `${entry.document} · ${entry.reason}` : entry.document,
        };
      case 'bonus': {
        const open = entry.endsAt !== null && (entry.event === 'granted' || entry.event === 'endsToday');
        const ends = open ? t('inbox.bonus.ends', { at: at(entry.endsAt) }) : null;
        return {
          state: entry.event,
          title: t(`inbox.bonus.${entry.event}`),
          text: ends ? `${entry.name} · ${ends}` : entry.name,
        };
      }
      case 'safety': {
        const { event, device, country } = entry;
        const facts = [device, country === null ? null : countryName(locale, country)].filter(Boolean).join(' · ');
        const next = t(event === 'copyReady' ? 'inbox.safety.download' : 'inbox.safety.notYou');
        return { state: event, title: t(`inbox.safety.${event}`), text: facts || next };
      }
      case 'claim':
        return {
          state: 'open',
          title: t('inbox.claim.title', { amount: formatAmount(locale, entry.amount, entry.currency) ?? '–' }),
          text: t('inbox.claim.until', { at: at(lastMoment(entry.endsAt)) }),
        };
      case 'prize': {
        const { name, position, won } = entry;
        const place =
          position === null ? name : t('inbox.prize.place', { name, position: formatNumber(locale, position) });
        if ('amount' in won) {
          const amount = formatAmount(locale, won.amount, won.currency) ?? '–';
          return { state: 'completed', title: t('inbox.prize.title', { amount }), text: place };
        }
        return {
          state: 'completed',
          // There they are activated.
          page: 'bonus_history',
          title: t('inbox.prize.spins', { number: formatNumber(locale, won.freeSpins) }),
          text: [place, won.game, t('inbox.prize.activate')].filter(Boolean).join(' · '),
        };
      }
    }
  }

  return (entry) => {
    const { state, title, text, page = PAGES[entry.kind] } = wordsOf(entry);
    return { icon: ICONS[entry.kind], tone: TONES[state] ?? 'info', page, title, text };
  };
}
