import { useId, useState } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Sentence } from '@/components/ui/layout/Sentence';
import type { ShortExclusion } from '@/domain/protection/options';
import { fixedExclusionEnd } from '@/domain/protection/stopEnd';
import { useSettings } from '@/hooks/useSettings';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { serverNow } from '@/services/http/serverClock';
import { Choices, Tool } from '../parts/look';
import { Moment } from '../parts/Moment';
import type { ExclusionControls } from './useSelfExclude';

/** A break: one of the market's short self-exclusions, with its end shown before the request (LIM-02). */
export function BreakPanel({ exclusion }: { exclusion: ExclusionControls }) {
  const t = useT();
  const id = useId();
  const now = useClock();
  const { breaks } = useSettings().marketRules;
  const [duration, setDuration] = useState<ShortExclusion>('1d');
  const words = t(`protection.duration.${duration}`);
  const ask = () =>
    exclusion.ask({ duration, until: null, end: fixedExclusionEnd(duration, new Date(serverNow())).toISOString() });
  return (
    <Tool as="section" aria-labelledby={id}>
      <h2 id={id}>{t('protection.break.title')}</h2>
      <p className="what">{t('protection.break.text')}</p>
      <Choices role="radiogroup" aria-labelledby={id}>
        {breaks.map((one) => (
          <label key={one}>
            <input type="radio" name={id} checked={one === duration} onChange={() => setDuration(one)} />
            {t(`protection.duration.${one}`)}
          </label>
        ))}
      </Choices>
      <div className="go">
        <Button look="primary" onClick={ask}>
          {t('protection.break.start', { duration: words })}
        </Button>
        {now !== null && (
          <span>
            <Sentence
              of="protection.until"
              marks={{ when: <Moment value={fixedExclusionEnd(duration, new Date(now)).toISOString()} /> }}
            />
          </span>
        )}
      </div>
    </Tool>
  );
}
