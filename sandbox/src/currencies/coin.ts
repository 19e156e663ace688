/** Coins that the payment provider takes. */
export type Coin = 'BTC' | 'ETH' | 'LTC' | 'USDT';
