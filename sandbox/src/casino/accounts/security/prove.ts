import { type RequestOf } from '@/contract/wire';
import { type Db } from '../../../db/database';
import { type AccountRow } from '../store/accounts';
import { authenticatorOf, takeCode } from './methods';
import { type Party, ownerByPasskey } from './passkeys';
import { takeRecoveryCode } from './recoveryCodes';

type Proof = RequestOf<'loginSecondStep'>['proof'];
type Asked = { proof: Proof; purpose: 'secondStep' | 'confirm'; party: Party; key: string; now: Date };

/** Whether a second step holds; what it used up stays used. The caller has locked the account. */
export async function provesSecondStep(tx: Db, account: AccountRow, asked: Asked): Promise<boolean> {
  const { proof, purpose, party, key, now } = asked;
  if (proof.code !== undefined) {
    const row = await authenticatorOf(tx, account.id);
    return row !== null && row.confirmedAt !== null && (await takeCode(tx, row, proof.code, key, now));
  }
  if (proof.recoveryCode !== undefined) return takeRecoveryCode(tx, account.id, proof.recoveryCode, now);
  if (proof.passkey !== undefined) {
    const accountId = account.id;
    return (await ownerByPasskey(tx, { answer: proof.passkey, party, now, purpose, accountId })) === accountId;
  }
  return false;
}
