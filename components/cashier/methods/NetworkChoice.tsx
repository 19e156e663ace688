import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: ${token('space-8')};
    font: ${token('font-display-weight')} 18px/24px ${token('font-display')};
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
  label {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 48px;
    padding-inline: 14px;
    border: 1.5px solid ${token('border')};
    border-radius: ${token('radius-md')};
    background: ${token('surface1')};
    font-weight: 600;
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
    color: ${token('on-accent-soft')};
  }
  p {
    margin-block-start: ${token('space-8')};
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
`;

type NetworkChoiceProps = { networks: readonly string[]; chosen: string; onChoose: (network: string) => void };

/** The chain on which the coins are sent (PAY-03), with a warning about using another one. */
export function NetworkChoice({ networks, chosen, onChoose }: NetworkChoiceProps) {
  const t = useT();
  return (
    <Root>
      <legend>{t('deposit.network')}</legend>
      <div>
        {networks.map((network) => (
          <label key={network}>
            <input
              type="radio"
              name="network"
              value={network}
              checked={network === chosen}
              onChange={() => onChoose(network)}
            />
            <bdi>{network}</bdi>
          </label>
        ))}
      </div>
      <p>{t('deposit.networkHint')}</p>
    </Root>
  );
}
