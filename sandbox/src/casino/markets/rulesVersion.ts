import { createHash } from 'node:crypto';
import { type Market } from '@/config/markets/market';
import { canonical } from '../../base/canonical';

/** Names the rules that a round or a payment follows: another one as soon as one of them changes. */
export const rulesVersion = (market: Market, own: Readonly<Record<string, unknown>>): string =>
  createHash('sha256').update(canonical({ market, own })).digest('hex').slice(0, 16);
