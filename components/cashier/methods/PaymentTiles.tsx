import styled from 'styled-components';
import { assetUrl } from '@/config/endpoints/endpoints';
import type { SettingsLogo } from '@/config/settings/entries';
import { openModal } from '@/hooks/address/modalAddress';
import { setAddress } from '@/hooks/address/useAddress';
import { token } from '@/themes/token';
import { MethodName } from './MethodName';
import { FULL_WIDTH_BELOW, Mark, tileLook, Tiles } from './tileLook';

const List = styled(Tiles)`
  button {
    ${tileLook}
    inline-size: 100%;
    block-size: 100%;
    font-weight: 600;
  }
  button:hover {
    border-color: ${token('border-strong')};
    background: ${token('surface2')};
  }
`;

/** The method stays in the address, so that it is chosen once there is an account (E18). */
function join(method: string): void {
  openModal('linked-signup');
  setAddress({ method }, 'replace');
}

/**
 * Payment methods by name and logo, for guests. Depositing needs an account, so each opens the linked sign-up (OP-071).
 */
export function PaymentTiles({ logos }: { logos: readonly SettingsLogo[] }) {
  return (
    <List as="ul" $few={logos.length < FULL_WIDTH_BELOW}>
      {logos.map(({ name, icon }) => (
        <li key={name}>
          <button type="button" aria-haspopup="dialog" onClick={() => join(name)}>
            {icon && <Mark $src={assetUrl(icon)} aria-hidden />}
            <MethodName title={name} />
          </button>
        </li>
      ))}
    </List>
  );
}
