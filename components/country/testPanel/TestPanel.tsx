import { FlaskConical } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { useT } from '@/hooks/useT';
import { useCountriesQuery, useCurrenciesQuery } from '@/services/account/catalogue';
import { themeNames } from '@/themes/sheet';
import { Root } from './panelLook';
import { subdivisionsOf } from './subdivisions';
import { useTestChoice } from './useTestChoice';

type Option = { value: string; label: string };

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly Option[];
  /** Why there are no options: still loading or failed. */
  state?: 'loading' | 'failed' | null;
  onChange: (value: string) => void;
};

/** A labelled select with "unchanged" as its first option. */
function Choice({ label, value, options, state = null, onChange }: ChoiceProps) {
  const t = useT();
  const [id, note] = [useId(), useId()];
  const none = state === null && options.length === 0;
  const text: ReactNode =
    state === 'failed'
      ? t('testPanel.failed')
      : none
        ? t('testPanel.none')
        : state === 'loading' && t('testPanel.loading');
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={options.length === 0}
        aria-describedby={text ? note : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('testPanel.unchanged')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {text && <small id={note}>{text}</small>}
    </p>
  );
}

const stateOf = ({ isLoading, isError }: { isLoading: boolean; isError: boolean }) =>
  isError ? 'failed' : isLoading ? 'loading' : null;

/**
 * Simulates another country, currency or theme, in this browser only (S-09, CNTRY-16). It is above the country block,
 * since it is the way out of a simulated blocked country.
 */
export function TestPanel() {
  const t = useT();
  const countries = useCountriesQuery();
  const currencies = useCurrenciesQuery();
  const { choice, change, turnOff } = useTestChoice();
  const named = (list: readonly { code: string; name: string }[] = []): Option[] =>
    list.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
  return (
    <Root className="test-panel" aria-label={t('testPanel.title')}>
      <details>
        <summary>
          <Icon of={FlaskConical} size={16} />
          {t('testPanel.title')}
        </summary>
        <div>
          <Choice
            label={t('testPanel.country')}
            value={choice.country}
            options={named(countries.data?.all)}
            state={stateOf(countries)}
            onChange={(country) => change({ country })}
          />
          <Choice
            label={t('testPanel.subdivision')}
            value={choice.subdivision}
            options={subdivisionsOf(choice.country)}
            onChange={(subdivision) => change({ subdivision })}
          />
          <Choice
            label={t('testPanel.currency')}
            value={choice.currency}
            options={named(currencies.data)}
            state={stateOf(currencies)}
            onChange={(currency) => change({ currency })}
          />
          <Choice
            label={t('testPanel.theme')}
            value={choice.theme}
            options={themeNames().map((name) => ({ value: name, label: name }))}
            onChange={(theme) => change({ theme })}
          />
          <div className="row">
            <Button onClick={() => location.reload()}>{t('testPanel.reload')}</Button>
            <Button look="outline" onClick={turnOff}>
              {t('testPanel.off')}
            </Button>
          </div>
        </div>
      </details>
    </Root>
  );
}
