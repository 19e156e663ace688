import { type AnswerOf } from '@/contract/wire';
import { toDecimal } from '@/domain/money/money';
import { type Db } from '../../db/database';
import { type AccountRow } from '../accounts/store/accounts';
import { type WalletBalance, walletsOf } from './accounts';
import { totalsOf } from './totals';

type UserDetails = AnswerOf<'userDetails'>;
type Wallet = NonNullable<UserDetails['userWallet']>[number];

const walletWire = ({ currency, isActive, ...balance }: WalletBalance): Wallet => ({
  currencyCode: currency,
  realMoney: toDecimal(balance.real, currency),
  bonus: toDecimal(balance.bonus, currency),
  wager: toDecimal(balance.wager, currency),
  depositWager: toDecimal(balance.deposit_wager, currency),
  rollover: toDecimal(balance.rollover, currency),
  isActive,
});

/**
 * The money part of a player's details (ENT-01, ENT-14): all wallets, the active one first, and lifetime totals. The
 * totals are in the account's currency; `depositCount` covers all currencies.
 */
export async function moneyDetails(
  db: Db,
  { id, currencyCode }: Pick<AccountRow, 'id' | 'currencyCode'>,
): Promise<Required<Pick<UserDetails, 'userWallet' | 'depositCount' | 'totalDeposit' | 'totalSpend'>>> {
  const wallets = await walletsOf(db, id, currencyCode);
  const { depositCount, deposited, spent } = await totalsOf(db, id);
  const inOwn = (sums: ReadonlyMap<string, bigint>) =>
    currencyCode === null ? '0' : toDecimal(sums.get(currencyCode) ?? 0n, currencyCode);
  return {
    userWallet: wallets.map(walletWire),
    depositCount,
    totalDeposit: inOwn(deposited),
    totalSpend: inOwn(spent),
  };
}
