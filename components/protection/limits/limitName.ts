import type { Translate } from '@/hooks/useT';
import type { Limit } from '@/services/protection/protection';

/** Name of a limit among others of its kind. */
export function limitName({ kind, period }: Pick<Limit, 'kind' | 'period'>, t: Translate): string {
  if (period === null || kind === 'maxBet') return t('protection.name.maxBet');
  return kind === 'deposit' ? t(`protection.period.${period}`) : t(`protection.name.${kind}.${period}`);
}
