import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { useLocale } from '@/components/ui/LocaleContext';
import { Notice } from '@/components/ui/feedback/Notice';
import { formatDay } from '@/domain/format/day';
import { useAlert } from '@/hooks/useAlert';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { asCallError } from '@/services/http/call';
import { isBag, text } from '@/services/http/parse';
import { useSetPreferencesMutation } from '@/services/account/preferences';
import { userDetailsEndpoint } from '@/services/account/profile';
import { token } from '@/themes/token';
import { Tool } from '../parts/look';

const selectDetails = userDetailsEndpoint.select();

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-8')};
  margin-block-start: auto;

  select {
    flex: 1 1 240px;
    min-inline-size: 0;
    min-block-size: 48px;
  }
`;

/** All time zones known to the browser, plus the account's own, which the browser may name differently. */
const zonesWith = (own: string) => [...new Set([own, ...Intl.supportedValuesOf('timeZone')])].sort();

/** Why the change failed; a refusal says from when the next change is possible. */
function useRefusal(error: unknown): string {
  const t = useT();
  const locale = useLocale();
  const { code, details } = asCallError(error);
  const from = isBag(details) ? text(details.from) : null;
  const day = from && formatDay(locale, from.slice(0, 10));
  return code === 'TIME_ZONE_LOCKED' && day ? t('preferences.zone.locked', { day }) : t('preferences.failed');
}

/** The time zone of the player's days (OP-083): a change applies from the next day, at most once a week. */
export function TimeZoneSetting() {
  const t = useT();
  const id = useId();
  const alert = useAlert();
  const { data } = useSelector(selectDetails);
  const [save, { isLoading, isError, error, reset }] = useSetPreferencesMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const refusal = useRefusal(error);
  const isOff = useAbsent('preferences');
  const own = data?.preferences.timeZone ?? null;
  if (own === null || isOff) return null;
  const wanted = chosen ?? own;
  const send = async () => {
    const { error: refused } = await save({ timeZone: wanted });
    if (!refused) alert.success(t('preferences.zone.saved'));
  };
  return (
    <Tool as="section" aria-labelledby={id}>
      <h2 id={id}>{t('preferences.zone.title')}</h2>
      <p className="what">{t('preferences.zone.text')}</p>
      <Row>
        <select
          aria-labelledby={id}
          value={wanted}
          onChange={(event) => {
            reset();
            setChosen(event.target.value);
          }}
        >
          {zonesWith(own).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
        {wanted !== own && (
          <Button look="primary" busy={isLoading} onClick={() => void send()}>
            {t('preferences.zone.save')}
          </Button>
        )}
      </Row>
      {isError && !isLoading && <Notice tone="danger">{refusal}</Notice>}
    </Tool>
  );
}
