import { type ReactNode } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Page';
import { Unavailable } from '@/components/ui/feedback/Unavailable';
import type { User } from '@/domain/account/player/user';
import { useAddress } from '@/hooks/address/useAddress';
import { useSwitchedOff } from '@/hooks/useSwitchedOff';
import { CashierHead } from './CashierHead';
import { DepositForm, type BonusPart } from './DepositForm';
import { DepositIntent } from './DepositIntent';

type DepositAreaProps = {
  user: User;
  /** Without it a deposit is made without a bonus. */
  Bonus?: BonusPart;
  /** What the operator writes about payments (P-48). */
  children: ReactNode;
};

/** The currency of an account that has none is not ours to guess; the backend says so to whom it concerns. */
const NO_CURRENCY = 'EUR';

/** The cashier of a player (P-13): a deposit that the address names is gone on with, else one is begun. */
export function DepositArea({ user, Bonus, children }: DepositAreaProps) {
  const id = useAddress('deposit');
  return (
    <Stack>
      <CashierHead />
      {id ? <DepositIntent key={id} id={id} /> : <NewDeposit user={user} Bonus={Bonus} />}
      <Card>{children}</Card>
    </Stack>
  );
}

/** An operator may have switched deposits off (OP-036). */
function NewDeposit({ user, Bonus }: { user: User; Bonus: BonusPart | undefined }) {
  const switchedOff = useSwitchedOff(['payments', 'createDeposit']);
  if (switchedOff) return <Unavailable />;
  return <DepositForm user={user} currency={user.currencyCode ?? NO_CURRENCY} Bonus={Bonus} />;
}
