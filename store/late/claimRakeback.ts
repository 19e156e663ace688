import type { CalendarDay } from '@/domain/time/day';
import { asCallError } from '@/services/http/call';
import { createIntents } from '@/services/http/intents';
import { claimRakebackEndpoint, type ClaimMethod, type RakebackClaim } from '@/services/rewards/rakeback';
import { aloneAmongTabs, tellRakebackTabs } from '@/services/rewards/rakebackTabs';
import { claimEnded, claimStarted, rakebackOf, type ClaimOutcome } from './rakeback';
import type { SessionThunk } from '@/store/session';

/** Outlives the part of the page that claims. */
const intents = createIntents();

const send =
  (claim: RakebackClaim, method: ClaimMethod): SessionThunk<Promise<ClaimOutcome>> =>
  async (dispatch) => {
    const request = { claim, method, intent: intents.keyOf(claim.bonusId) };
    const { data, error } = await dispatch(claimRakebackEndpoint.initiate(request, { track: false }));
    const { network, message } = asCallError(error);
    // A success without an amount cannot be shown as paid (OP-092).
    if (network || data?.amount === null) return { kind: 'lost' };
    intents.answered(claim.bonusId);
    if (data && Number(data.amount) >= 0) return { kind: 'paid', amount: data.amount };
    return { kind: 'refused', message: message ?? null };
  };

/**
 * Claims the reward of a day: one claim at a time per tab, and in one tab at a time. Presses during a claim are ignored
 * (RAKE-21). The outcome is stored in the slice.
 */
export const claimRakeback =
  (claim: RakebackClaim, method: ClaimMethod): SessionThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (rakebackOf(getState()).claiming !== null) return;
    dispatch(claimStarted(claim.bonusId));
    let outcome: ClaimOutcome = { kind: 'elsewhere' };
    const day: CalendarDay = claim.claimDate;
    try {
      await aloneAmongTabs(async () => {
        outcome = await dispatch(send(claim, method));
      });
    } catch {
      outcome = { kind: 'lost' };
    }
    dispatch(claimEnded({ ...outcome, bonusId: claim.bonusId, day }));
    tellRakebackTabs();
  };
