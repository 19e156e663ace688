import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from '@/components/ui/layout/Page';
import type { User } from '@/domain/account/player/user';
import { focusPage, isFocusLost } from '@/hooks/address/focusPage';
import { useAddress } from '@/hooks/address/useAddress';
import { DepositForm, type BonusPart } from './DepositForm';
import { DepositHead } from './DepositHead';
import { DepositIntent } from './DepositIntent';

/** About as high as the form with its ways to pay, so that the text below does not move as they come. */
const Main = styled.div`
  min-block-size: 780px;
`;

type DepositAreaProps = {
  user: User;
  /** Bonus choice; omitted: deposits are made without a bonus. */
  Bonus?: BonusPart;
  /** The operator's text about payments (P-48). */
  children: ReactNode;
};

/** Fallback for an account without a currency; the backend reports the error to that player. */
const NO_CURRENCY = 'EUR';

/** The cashier of a player (P-13): continues the deposit named in the address, or starts a new one. */
export function DepositArea({ user, Bonus, children }: DepositAreaProps) {
  const id = useAddress('deposit');
  const [first] = useState(id);
  // What was pressed is gone, whichever of the two takes the other's place.
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    if (id === null && isFocusLost()) focusPage();
  }, [id]);
  return (
    <Stack>
      <DepositHead />
      <Main>
        {id ? (
          <DepositIntent key={id} id={id} begun={id !== first} />
        ) : (
          <DepositForm user={user} currency={user.currencyCode ?? NO_CURRENCY} Bonus={Bonus} />
        )}
      </Main>
      {children}
    </Stack>
  );
}
