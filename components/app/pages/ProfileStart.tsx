import { ProfileHome } from '@/components/account/profile/ProfileHome';
import { AccountTotals } from '@/components/cashier/wallet/AccountTotals';

/** The profile's start page, with the cashier's totals of the account. */
export const ProfileStart = () => <ProfileHome Totals={AccountTotals} />;
