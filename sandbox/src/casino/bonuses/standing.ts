import { type Db } from '../../db/database';
import { stakeMinor } from '../../currencies/stakesIn';
import { noCashback } from './cashback';
import { readyBonus } from './held/uses';
import { type Offer } from './offers/offer';
import { needsDeposit } from './offers/offers';
import { type Fault } from './refusals';
import { activationFault, depositOfferFault, type Taker } from './rules';

/** An offer, and why the player cannot take it now; null if nothing speaks against it. */
export type Standing = { offer: Offer; fault: Fault | null };

async function faultOf(db: Db, offer: Offer, taker: Taker): Promise<Fault | null> {
  if (needsDeposit(offer)) {
    // A deposit is never too small here: the terms say how much it takes.
    const enough = stakeMinor(offer.minDeposit ?? '0', taker.currency) ?? 0n;
    return depositOfferFault(db, offer, taker, enough);
  }
  const ready = await readyBonus(db, taker.account.id, offer.id, taker.now);
  const fault = await activationFault(db, offer, taker, ready !== null);
  const { cashback } = offer;
  return fault ?? (cashback && !ready ? noCashback(db, { ...offer, cashback }, taker) : null);
}

/** Whether the offer is for a deposit that the player has made already, and so never for this player again. */
const isPast = ({ fault }: Standing): boolean =>
  fault?.code === 'DEPOSITS_NUMBER' && Number(fault.details?.made) >= Number(fault.details?.depositNumber);

/**
 * What the rules say about each offer for a player, without the ones that are past: what can be taken comes first.
 * Only a preview, since nothing is locked: taking an offer asks again.
 */
export async function standings(db: Db, offers: readonly Offer[], taker: Taker): Promise<Standing[]> {
  const all: Standing[] = [];
  for (const offer of offers) all.push({ offer, fault: await faultOf(db, offer, taker) });
  const left = all.filter((standing) => !isPast(standing));
  return [...left.filter(({ fault }) => !fault), ...left.filter(({ fault }) => fault)];
}
