import { LoaderCircle } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Icon } from '@/components/ui/pictures/Icon';
import { Notice } from '@/components/ui/feedback/Notice';
import type { Wallet } from '@/domain/account/player/userDetails';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { useWalletChoice } from './useWalletChoice';

const Choice = styled.fieldset`
  display: grid;
  gap: ${token('space-8')};
  border: 0;

  legend {
    margin-block-end: ${token('space-8')};
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${token('space-12')};
    min-block-size: 48px;
    padding-inline: ${token('space-16')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-md')};
    background: ${token('surface1')};
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${token('accent')};
    box-shadow: inset 0 0 0 1px ${token('accent')};
  }
  label > span {
    flex: 1;
    font-weight: 600;
  }
`;

/** The player's wallets, one of them in play (W-31). A new choice shows only after the backend confirms it. */
export function WalletSwitcher({ wallets, chosen }: { wallets: readonly Wallet[]; chosen: string | null }) {
  const t = useT();
  const name = useId();
  const { choose, pending, problem } = useWalletChoice();
  return (
    <Choice aria-busy={pending !== null}>
      <legend>{t('wallet.playWith')}</legend>
      {wallets.map(({ currencyCode, realMoney }) => (
        <label key={currencyCode}>
          <input
            type="radio"
            name={name}
            value={currencyCode}
            checked={currencyCode === chosen}
            onChange={() => choose(currencyCode)}
          />
          <span>{currencyCode}</span>
          {pending === currencyCode && <Icon of={LoaderCircle} size={16} className="spin" />}
          <Amount value={realMoney} currency={currencyCode} />
        </label>
      ))}
      {problem && <Notice tone="danger">{problem}</Notice>}
    </Choice>
  );
}
