import { useId } from 'react';
import { Notice } from '@/components/ui/feedback/Notice';
import { CHECK_MINUTES } from '@/domain/game/playSession';
import { useAlert } from '@/hooks/useAlert';
import { usePlaySession } from '@/hooks/player/usePlaySession';
import { useAbsent } from '@/hooks/useAbsent';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { useSetRealityCheckMutation } from '@/services/game/play';
import { Choices, Tool } from '../parts/look';

/**
 * How often the player is told how long they have played. A new choice shows only after the backend confirms it;
 * nothing is shown until the current one is known.
 */
export function RealityCheckSetting() {
  const t = useT();
  const id = useId();
  const alert = useAlert();
  const { session } = usePlaySession();
  const { mostMinutes } = useSettings().marketRules.realityCheck;
  const [set, { isLoading, isError }] = useSetRealityCheckMutation();
  const isOff = [useAbsent('realityCheck'), useAbsent('preferences')].includes(true);
  if (session === null || isOff) return null;
  const { minutes } = session.check;
  const allowed = CHECK_MINUTES.filter((one) => mostMinutes === null || (one !== null && one <= mostMinutes));
  const offered = minutes === undefined || allowed.some((one) => one === minutes) ? allowed : [...allowed, minutes];
  const choose = async (wanted: number | null) => {
    if (isLoading || wanted === minutes) return;
    const { error } = await set({ minutes: wanted });
    if (!error) alert.success(t('protection.check.saved'));
  };
  return (
    <Tool as="section" aria-labelledby={id}>
      <h2 id={id}>{t('protection.check.title')}</h2>
      <p className="what">{t('protection.check.text')}</p>
      <Choices role="radiogroup" aria-labelledby={id} aria-busy={isLoading || undefined}>
        {offered.map((one) => (
          <label key={one}>
            <input type="radio" name={id} checked={one === minutes} onChange={() => void choose(one)} />
            {one === null ? t('protection.check.never') : t('protection.check.minutes', { minutes: String(one) })}
          </label>
        ))}
      </Choices>
      {isError && !isLoading && <Notice tone="danger">{t('protection.refused.other')}</Notice>}
    </Tool>
  );
}
