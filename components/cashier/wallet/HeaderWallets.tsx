import { ChevronDown } from 'lucide';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import type { Wallet } from '@/domain/account/player/userDetails';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { WalletSwitcher } from './WalletSwitcher';

// On a phone there is no room beside the name of an inner page (PageBar); the wallet page offers the same choice.
const Root = styled.div`
  position: relative;
  display: flex;
  gap: ${token('space-4')};

  > button {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: ${token('radius-md')};
    color: ${token('text-muted')};
  }
  > button:hover {
    background: ${token('surface2')};
  }
  > .choice {
    position: absolute;
    inset-block-start: calc(100% + ${token('space-8')});
    inset-inline-end: 0;
    inline-size: 288px;
    max-inline-size: calc(100vw - 2 * ${token('space-16')});
    max-block-size: calc(100vh - 80px);
    overflow-y: auto;
    padding: ${token('space-16')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-lg')};
    background: ${token('surface1')};
    box-shadow: ${token('shadow-lg')};
    white-space: normal;
  }
  @media (max-width: 767px) {
    :root:has(.page-bar) & > button {
      display: none;
    }
  }
`;

type HeaderWalletsProps = { wallets: readonly Wallet[]; chosen: string | null; children: ReactNode };

/** Wallet switcher beside the balance in the header, for a player with several wallets (W-31, CONF-27). */
export function HeaderWallets({ wallets, chosen, children }: HeaderWalletsProps) {
  const t = useT();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <Root onKeyDown={onKeyDown} onBlur={onBlur}>
      {children}
      <button
        ref={button}
        type="button"
        aria-label={t('wallet.choose')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon of={ChevronDown} />
      </button>
      {/* Focusable, so that a press between its parts does not count as leaving it. */}
      <div id={id} className="choice" hidden={!open} tabIndex={-1}>
        {open && <WalletSwitcher wallets={wallets} chosen={chosen} />}
      </div>
    </Root>
  );
}
