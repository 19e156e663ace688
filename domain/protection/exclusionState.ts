import type { UserLimits } from '../account/player/user';

/** A request to lift an exclusion; instants are ISO 8601. */
export type Lifting = {
  reference: string;
  state: 'asked' | 'granted' | 'declined' | 'cancelled';
  askedAt: string | null;
  /** Of a granted one: when play is possible again. */
  liftsAt: string | null;
  /** Of a declined one: what the operator says. */
  reason: string | null;
};

/** How a player is excluded, as the backend tells. */
export type ExclusionState = {
  limits: UserLimits;
  /** Brands of the deployment beside this one. */
  otherBrands: number;
  exclusion: {
    reference: string | null;
    from: string | null;
    /** Null for good; undefined, as the next two are null, where the backend does not say. */
    until: string | null | undefined;
    allBrands: boolean | null;
    /** Whether it holds on after its end, until it is lifted. */
    stays: boolean | null;
  } | null;
  lifting: Lifting | null;
  mayAskLifting: boolean;
  /** The wait between decision and lifting; null where nothing is lifted, undefined where the backend does not say. */
  liftingHours: number | null | undefined;
};

/** Whether the details that the page knows tell of another exclusion than the backend does now. */
export const isOutdated = (known: UserLimits, told: UserLimits): boolean =>
  known.isSelfExclusionPermanent !== told.isSelfExclusionPermanent ||
  known.selfExclusion !== told.selfExclusion ||
  known.isSelfExclusionByClock !== told.isSelfExclusionByClock ||
  Boolean(known.isSelfExclusionUntilLifted) !== Boolean(told.isSelfExclusionUntilLifted);
