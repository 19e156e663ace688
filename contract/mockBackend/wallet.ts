import { type AnswerOf } from '@/contract/wire';
import { type Given, type Routes } from '@/contract/mockBackend/route';

export const WALLETS: AnswerOf<'userDetails'>['userWallet'] = [
  { currencyCode: 'EUR', realMoney: '0.00', isActive: true },
];

const error = (status: number, code: string): Given => ({ status, body: { code, message: code } });

/** Wallet selection; the only wallet is already active. */
export function walletRoutes(): Routes {
  return {
    'POST /api/user/select-wallet': ({ headers, body }) => {
      if (typeof headers['idempotency-key'] !== 'string') return error(422, 'VALIDATION');
      const { currencyCode } = body as { currencyCode?: unknown };
      const isOwn = WALLETS?.some((wallet) => wallet.currencyCode === currencyCode);
      return isOwn ? { body: { data: { success: true } } } : error(409, 'WALLET_NOT_FOUND');
    },
  };
}
