import styled from 'styled-components';
import { MAX_STUDIOS } from '@/config/pages/lobbyParameters';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatNumber } from '@/domain/format/number';
import { type Studio } from '@/domain/game/game';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled.fieldset`
  p {
    margin-block-end: ${token('space-8')};
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: 0 ${token('space-12')};
  }
  label {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
  }
  bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .games {
    margin-inline-start: auto;
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-subtle')};
  }
  label:has(:disabled) {
    color: ${token('text-subtle')};
  }
`;

type StudioChecksProps = {
  studios: readonly Studio[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Studio checkboxes; at most MAX_STUDIOS can be checked, the limit of the URL. */
export function StudioChecks({ studios, chosen, onChange }: StudioChecksProps) {
  const t = useT();
  const locale = useLocale();
  const full = chosen.length >= MAX_STUDIOS;
  return (
    <Root>
      <legend>{t('filter.studio')}</legend>
      <p>{t('filter.studioLimit', { number: MAX_STUDIOS })}</p>
      <ul>
        {studios.map(({ id, name, gameCount }) => {
          const checked = chosen.includes(id);
          return (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  name="studio"
                  value={id}
                  checked={checked}
                  disabled={full && !checked}
                  onChange={() => onChange(checked ? chosen.filter((one) => one !== id) : [...chosen, id].sort())}
                />
                <bdi>{name}</bdi>
                {gameCount !== null && <span className="games">{formatNumber(locale, gameCount)}</span>}
              </label>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
