import { Amount } from '@/components/ui/figures/Amount';
import { Sentence } from '@/components/ui/layout/Sentence';
import { betEffectOf } from '@/domain/protection/betLimitChange';
import { effectOf, holdsFrom } from '@/domain/protection/limitChange';
import { HOUR_MS } from '@/domain/time/lengths';
import { useClock } from '@/hooks/useClock';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import type { Limit } from '@/services/protection/protection';
import { limitName } from './limitName';
import { Moment } from '../parts/Moment';

type LimitPreviewProps = { limit: Limit; asked: string | null };

/** What a change of a limit means: what will apply, from when, and what applies until then. */
export function LimitPreview({ limit, asked }: LimitPreviewProps) {
  const t = useT();
  const raiseHours = useRaiseHours(limit);
  return (
    <>
      <p>
        <b>
          {limitName(limit, t)}: <Value limit={limit} value={asked} />
        </b>
      </p>
      {raiseHours !== null ? (
        <WaitingEffect limit={limit} asked={asked} raiseHours={raiseHours} />
      ) : (
        <BetEffect limit={limit} asked={asked} />
      )}
    </>
  );
}

function Value({ limit: { currency }, value }: { limit: Limit; value: string | null }) {
  const t = useT();
  return value === null ? t('protection.limit.none') : <Amount value={value} currency={currency} />;
}

/** Hours that a raise of the limit waits; null where it holds at once and the limit is then locked for an hour. */
function useRaiseHours({ kind }: Limit): number | null {
  const { depositRaiseHours, playRaiseHours } = useSettings().marketRules.limits;
  return kind === 'deposit' ? depositRaiseHours : playRaiseHours;
}

function WaitingEffect({ limit, asked, raiseHours }: LimitPreviewProps & { raiseHours: number }) {
  const t = useT();
  const now = useClock() ?? 0;
  const { confirmsRaise } = useSettings().marketRules.limits;
  const effect = effectOf(limit, asked);
  const from = holdsFrom(limit, asked, new Date(now), raiseHours * HOUR_MS);
  return effect === 'waits' ? (
    <ul>
      <li>
        <Sentence of="protection.preview.waits" marks={{ from: <Moment value={from.toISOString()} /> }} />
      </li>
      <li>
        {t('protection.preview.until')} <Value limit={limit} value={limit.amount} />
      </li>
      <li>{t('protection.preview.takeBack')}</li>
      {confirmsRaise && <li>{t('protection.preview.confirms')}</li>}
    </ul>
  ) : (
    <ul>
      <li>{t(effect === 'takesBack' ? 'protection.preview.takesBack' : 'protection.preview.atOnce')}</li>
      {limit.kind === 'deposit' && <li>{t('protection.preview.gross')}</li>}
      <li>{t('protection.preview.raise', { count: raiseHours })}</li>
    </ul>
  );
}

/** Whether the one-hour lock after the last change still blocks this one: only support can make it now. */
export function useIsLocked(limit: Limit, asked: string | null): boolean {
  const now = new Date(useClock() ?? 0);
  const lock = useSettings().betLimitLock === 'both' ? 'both' : 'raise';
  return useRaiseHours(limit) === null && betEffectOf(limit, asked, { lock, now }) === 'locked';
}

function BetEffect({ limit, asked }: LimitPreviewProps) {
  const t = useT();
  const { betLimitLock } = useSettings();
  if (useIsLocked(limit, asked) && limit.lockedUntil !== null)
    return (
      <ul>
        <li>
          <Sentence of="protection.preview.locked" marks={{ from: <Moment value={limit.lockedUntil} /> }} />
        </li>
        <li>{t('protection.preview.beyond')}</li>
      </ul>
    );
  return (
    <ul>
      <li>{t('protection.preview.atOnce')}</li>
      <li>{t('protection.preview.hour')}</li>
      <li>{t(betLimitLock === 'both' ? 'protection.preview.hourBoth' : 'protection.preview.hourRaise')}</li>
    </ul>
  );
}
