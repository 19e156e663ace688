import type { CalendarDay } from '@/domain/time/day';
import type { Extra } from '@/services/http/api';
import { createWrites, type Writes } from '@/services/http/writes';
import { claimRakebackEndpoint, type ClaimMethod, type RakebackClaim } from '@/services/rewards/rakeback';
import { aloneAmongTabs, tellRakebackTabs } from '@/services/rewards/rakebackTabs';
import { claimEnded, claimStarted, rakebackOf, type ClaimOutcome } from './rakeback';
import type { SessionThunk } from '@/store/session';

/** Per tab: it outlives the part of the page that claims. */
const claims = new WeakMap<Extra, Writes>();

function claimsOf(extra: Extra): Writes {
  const writes = claims.get(extra) ?? createWrites();
  claims.set(extra, writes);
  return writes;
}

const send =
  (claim: RakebackClaim, method: ClaimMethod): SessionThunk<Promise<ClaimOutcome>> =>
  async (dispatch, _state, extra) => {
    const outcome = await claimsOf(extra).send(claim.bonusId, {
      alone: aloneAmongTabs,
      // A day that was paid says nothing of another one.
      apart: true,
      attempt: async ({ intent }) => {
        const asked = claimRakebackEndpoint.initiate({ claim, method, intent }, { track: false });
        const { data, error } = await dispatch(asked);
        if (!data) return { error };
        // A success without an amount cannot be shown as paid (OP-092).
        return data.amount === null ? { error: { network: true } } : { data: data.amount };
      },
    });
    switch (outcome.kind) {
      case 'answered':
        return Number(outcome.data) >= 0 ? { kind: 'paid', amount: outcome.data } : { kind: 'refused', message: null };
      case 'refused':
        return { kind: 'refused', message: outcome.error.message ?? null };
      case 'elsewhere':
      case 'busy':
        return { kind: 'elsewhere' };
      default:
        return { kind: 'lost' };
    }
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
    const outcome = await dispatch(send(claim, method)).catch((): ClaimOutcome => ({ kind: 'lost' }));
    const day: CalendarDay = claim.claimDate;
    dispatch(claimEnded({ ...outcome, bonusId: claim.bonusId, day }));
    tellRakebackTabs();
  };
