import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { FieldFrame } from '@/components/ui/form/FieldFrame';
import type { LongExclusion } from '@/domain/protection/options';
import { localDay } from '@/domain/time/day';
import { customDays, selfExclusionEnd } from '@/domain/protection/stopEnd';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { serverNow } from '@/services/http/serverClock';
import { token } from '@/themes/token';
import { Choices, Tool } from '../parts/look';
import type { ExclusionControls } from './useSelfExclude';

const Root = styled(Tool)`
  .until {
    max-inline-size: 320px;
  }
  .go > button {
    box-shadow: inset 0 0 0 1.5px ${token('danger')};
    color: ${token('danger-text')};
  }
`;

const isDay = (day: string, { first, last }: { first: string; last: string }) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= first && day <= last;

/** Self-exclusion: permanent, through a chosen day at most five years ahead, or of a length that the market offers (LIM-03). */
export function ExclusionPanel({ exclusion }: { exclusion: ExclusionControls }) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { lengths, leastDays, logIn } = useSettings().marketRules.exclusions;
  const [duration, setDuration] = useState<LongExclusion>(lengths.includes('custom') ? 'custom' : lengths[0]!);
  const [day, setDay] = useState('');
  const [asked, setAsked] = useState(false);
  const days = customDays(localDay(new Date(serverNow())), leastDays);
  const custom = duration === 'custom';
  const wrong = custom && asked && !isDay(day, days);
  const ask = () => {
    setAsked(true);
    if (custom && !isDay(day, days)) return input.current?.focus();
    const until = custom ? day : null;
    exclusion.ask({
      duration,
      until,
      end: selfExclusionEnd(duration, until, new Date(serverNow()))?.toISOString() ?? null,
    });
  };
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{t('protection.exclusion.title')}</h2>
      <p className="what">{t(logIn ? 'protection.exclusion.text' : 'protection.exclusion.textOut')}</p>
      <Choices role="radiogroup" aria-labelledby={id}>
        {lengths.map((one) => (
          <label key={one}>
            <input type="radio" name={id} checked={one === duration} onChange={() => setDuration(one)} />
            {t(`protection.duration.${one}`)}
          </label>
        ))}
      </Choices>
      {custom && (
        <div className="until">
          <FieldFrame
            id={`${id}-day`}
            label={t('protection.exclusion.day')}
            hint={
              leastDays === 1
                ? t('protection.exclusion.dayHint')
                : t('protection.exclusion.dayHintFrom', { count: leastDays })
            }
            problem={
              !wrong
                ? null
                : leastDays === 1
                  ? t('protection.exclusion.dayWrong')
                  : t('protection.exclusion.dayWrongFrom', { count: leastDays })
            }
          >
            <input
              ref={input}
              id={`${id}-day`}
              type="date"
              min={days.first}
              max={days.last}
              value={day}
              aria-invalid={wrong || undefined}
              aria-describedby={`${id}-day-hint`}
              onChange={(event) => setDay(event.target.value)}
            />
          </FieldFrame>
        </div>
      )}
      <div className="go">
        <Button look="outline" onClick={ask}>
          {t('protection.exclusion.start')}
        </Button>
      </div>
    </Root>
  );
}
