import { type ReactNode } from 'react';
import styled from 'styled-components';
import { FEATURES, VOLATILITIES } from '@/config/pages/lobbyParameters';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatPercent } from '@/domain/format/number';
import { rtpChoices } from '@/domain/lobby/filterChoices';
import { type GameFeature, type LobbyQuery } from '@/domain/lobby/lobbyQuery';
import { useT } from '@/hooks/useT';
import { ring } from '@/themes/ring';
import { token } from '@/themes/token';

/** Style of a filter form. */
export const FilterForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space-20')};

  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  label.field > span {
    padding: 0;
    margin-block-end: ${token('space-8')};
    font-weight: 600;
  }
  .pills {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
  .pills label {
    position: relative;
  }
  .pills input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .pills span {
    display: block;
    padding: 11px ${token('space-16')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-pill')};
    line-height: 20px;
  }
  .pills input:checked + span {
    border-color: transparent;
    background: ${token('accent-soft')};
    color: ${token('on-accent-soft')};
    font-weight: 600;
  }
  .pills input:focus-visible + span {
    ${ring}
  }
  @media (forced-colors: active) {
    .pills input:checked + span {
      padding: 8px 13px;
      border: 4px solid Highlight;
    }
  }
  .pair {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${token('space-12')};
  }
  label.field {
    display: flex;
    flex-direction: column;
  }
  .pair label.field > span {
    margin-block-end: ${token('space-4')};
    font-weight: 400;
    color: ${token('text-muted')};
  }
  select {
    inline-size: 100%;
    min-block-size: 48px;
  }
`;

type FilterFieldsProps = {
  query: LobbyQuery;
  /** Called on every change; without it the fields are uncontrolled, for a form that is submitted. */
  onChange?: (query: LobbyQuery) => void;
  /** The studio field. */
  children: ReactNode;
};

const percentOf = (value: string) => (value === '' ? null : Number(value));

/** The filters as form fields, named like the URL parameters. */
export function FilterFields({ query, onChange, children }: FilterFieldsProps) {
  const t = useT();
  const locale = useLocale();
  const held = onChange !== undefined;
  const heldValue = (value: string) => (held ? { value } : { defaultValue: value });
  const rtp = (name: 'rtpFrom' | 'rtpTo', label: string) => (
    <label className="field">
      <span>{label}</span>
      <select
        name={name}
        {...heldValue(String(query[name] ?? ''))}
        onChange={(event) => onChange?.({ ...query, [name]: percentOf(event.target.value) })}
      >
        <option value="">{t('filter.any')}</option>
        {rtpChoices(query, name).map((value) => (
          <option key={value} value={value} suppressHydrationWarning>
            {formatPercent(locale, value, 1)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <fieldset>
        <legend>{t('filter.volatility')}</legend>
        <div className="pills">
          {[null, ...VOLATILITIES].map((volatility) => (
            <label key={volatility}>
              <input
                type="radio"
                name="volatility"
                value={volatility ?? ''}
                {...(held
                  ? { checked: query.volatility === volatility }
                  : { defaultChecked: query.volatility === volatility })}
                onChange={() => onChange?.({ ...query, volatility })}
              />
              <span>{volatility ? t(`filter.volatility.${volatility}`) : t('filter.any')}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('filter.rtp')}</legend>
        <div className="pair">
          {rtp('rtpFrom', t('filter.rtpFrom'))}
          {rtp('rtpTo', t('filter.rtpTo'))}
        </div>
      </fieldset>
      <label className="field">
        <span>{t('filter.feature')}</span>
        <select
          name="feature"
          {...heldValue(query.feature ?? '')}
          onChange={(event) => onChange?.({ ...query, feature: (event.target.value || null) as GameFeature | null })}
        >
          <option value="">{t('filter.any')}</option>
          {FEATURES.map((feature) => (
            <option key={feature} value={feature}>
              {t(`filter.feature.${feature}`)}
            </option>
          ))}
        </select>
      </label>
      {children}
    </>
  );
}
