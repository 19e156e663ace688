import { logIn } from './accountJourneys';
import type { Visitor } from './visitor';

const CARD = { number: '4242424242424242', expiry: '12/30', cvc: '123', holder: 'Maria Lindqvist' };
const WALLET = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const button = (name: RegExp) => ({ role: 'button', name });

/**
 * Money journeys that must work in every browser, each starting as a guest. The players are others in each browser: two
 * deposits of one player at a time are taken for one, who plays elsewhere too is asked first, and the withdrawal is that of
 * the brand's player with money.
 */
export const moneyJourneys = ({
  payer,
  spinner,
  brand,
}: Record<'payer' | 'spinner' | 'brand', string>): Readonly<Record<string, (visitor: Visitor) => Promise<void>>> => ({
  'a deposit by card, in the frame of the provider': async (visitor) => {
    const { open, press, sees, isAt, inFrame } = visitor;
    await open('/deposit?modal=login');
    await logIn(visitor, payer);
    await sees({ css: 'main input[name=method]' });
    // The button ignores presses until the deposit's effect on a bonus is known, and not every driver waits for that.
    await press({ css: 'main form button[type=submit]:not([aria-busy])' });
    // Before the provider's script is ready, the frame would submit a plain form that nobody receives.
    await sees({ css: 'main .ready iframe' });
    await inFrame(async (frame) => {
      for (const [field, text] of Object.entries(CARD)) {
        await frame.press({ css: `#${field}` });
        await frame.write({ css: `#${field}` }, text);
      }
      await frame.press(button(/^Pay/));
    });
    await isAt(/modal=deposit-success/);
  },

  'a round with real money': async (visitor) => {
    const { open, press, sees, inFrame } = visitor;
    await open('/casino/games/kraken-tides?modal=login');
    await logIn(visitor, spinner);
    await press(button(/^Play for real$/));
    // The loading cover over the frame is gone.
    await sees(button(/^Stop playing$/));
    await inFrame(async (frame) => {
      // The game ignores presses until it is ready.
      await frame.press({ css: '#spin[aria-disabled=false]' });
      await frame.sees({ css: '#spin[aria-disabled=false]' });
    });
    await sees({ role: 'group', name: /^Your play session$/ });
    await press(button(/^Stop playing$/));
    await sees(button(/^Play for real$/));
  },

  'a withdrawal is calculated, confirmed and cancelled': async (visitor) => {
    const { open, press, write, sees } = visitor;
    await open('/withdraw?modal=login', brand);
    await logIn(visitor, 'player@baize.example');
    await press({ role: 'tab', name: /^Crypto wallet$/ });
    await write({ css: 'main [name=walletAddress]' }, WALLET);
    await write({ css: 'main [name=amount]' }, '20');
    await press(button(/^Calculate$/));
    await press(button(/^Confirm withdrawal$/));
    await press(button(/^Cancel the €20\.00 withdrawal$/));
    await press(button(/^Cancel withdrawal$/));
    // What the alert says is gone after seconds, which a slow driver may miss: no withdrawal is pending.
    await sees({ css: 'main section:not(:has(li)) > p' });
  },
});
