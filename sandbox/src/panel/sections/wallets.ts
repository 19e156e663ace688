import { accountByEmail, lockedAccount } from '../../casino/accounts/store/accounts';
import { type Db } from '../../db/database';
import { openWallet, walletsOf } from '../../casino/ledger/accounts';
import { html } from '../../http/html';
import { brandBounds } from '../../casino/bets/brandBounds';
import { choose, write } from './field';
import { type Section, WrongInput } from './section';

/** Opens additional wallets for players, to switch between where the brand has `useMultiWallet`. */
export const walletsSection = (db: Db): Section => ({
  name: 'wallets',
  title: 'Wallets',
  draw: (_controls, { brands }) =>
    html`<p>A player has a wallet in the currency of the account. Open one in another currency here.</p>
      <form method="post" action="/sandbox/wallets">
        ${choose(
          'wallets-brand',
          'Brand',
          'brand',
          brands.map((name) => ({ value: name, text: name })),
        )}
        ${write('wallets-email', 'E-mail of the player', 'email')}
        ${write('wallets-currency', 'Currency, such as BTC', 'currency')}
        <button>Open wallet</button>
      </form>`,
  async submit(_controls, form) {
    const currency = form.get('currency')?.trim().toUpperCase() ?? '';
    if (!brandBounds(currency)) throw new WrongInput('Give the code of a currency in which games are played.');
    const found = await accountByEmail(db, form.get('brand') ?? '', form.get('email')?.trim() ?? '');
    if (!found) throw new WrongInput('The brand has no account of this e-mail.');
    const wallets = await db.transaction(async (tx) => {
      await lockedAccount(tx, found.id);
      await openWallet(tx, found.id, currency);
      return walletsOf(tx, found.id, found.currencyCode);
    });
    return { said: `Wallets of ${found.email}: ${wallets.map((wallet) => wallet.currency).join(', ')}.` };
  },
});
