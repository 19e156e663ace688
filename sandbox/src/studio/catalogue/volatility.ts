import { type Volatility } from './game';

/** Volatility class of a standard deviation per unit staked. */
export const volatilityOf = (deviation: number): Volatility =>
  deviation < 5 ? 'low' : deviation < 10 ? 'medium' : 'high';
