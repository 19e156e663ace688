import type { PageRules, PlayRules } from './playRules';

/** Lengths of a break: a short self-exclusion during which the player may log in. */
export type BreakLength = '1h' | '12h' | '1d' | '3d' | '1w' | '1m' | '2m' | '3m';

/** Lengths of a self-exclusion; `custom` ends with a day that the player chooses. */
export type ExclusionLength = '6m' | '1y' | '5y' | 'permanent' | 'custom';

/** The kinds of limit that a market may demand. */
export type DemandedLimit = 'deposit' | 'loss';

/**
 * What a market demands of the site and of its backend, as data. Every value is enforced by the sandbox and shown by the
 * site; a rule that nobody enforces yet has no value here (docs/markets.md).
 */
export type Market = {
  /** Youngest age of a player, in whole years. */
  readonly minimumAge: 18 | 19 | 21;
  readonly limits: {
    /** Kinds of which at least one limit must be set: before the first deposit, or before the first stake. */
    readonly demanded: readonly DemandedLimit[];
    /** Hours before a raised or removed deposit limit takes effect. */
    readonly depositRaiseHours: number;
    /** The same for limits of play; null: at once, and then locked for an hour (LIM-13). */
    readonly playRaiseHours: number | null;
    /** The highest deposits in 30 days, in euro, whatever limit the player sets; null for none. */
    readonly mostDeposits: string | null;
    /** Whether a raise of a limit that waits holds only once the player has confirmed it again, after the wait. */
    readonly confirmsRaise: boolean;
    /** When limits are offered, of which kinds: nobody deposits before the offer is answered, or plays if `at` registration. */
    readonly offered: { readonly at: 'registration' | 'firstDeposit'; readonly kinds: readonly DemandedLimit[] } | null;
  };
  readonly breaks: readonly BreakLength[];
  readonly exclusions: {
    readonly lengths: readonly ExclusionLength[];
    /** The shortest custom exclusion, in days. */
    readonly leastDays: number;
    /** Whether an excluded player may log in, to withdraw; else the exclusion ends all sessions and bars the log-in. */
    readonly logIn: boolean;
    /** Whether an exclusion holds at all brands of the deployment, or where the player asks for that. */
    readonly brands: 'asked' | 'all';
    /** How an exclusion ends. It is never shortened: a lifting before its end takes effect with the end. */
    readonly lifting: {
      /** Hours between decision and lifting of an exclusion with an end, which holds on until then; null: it ends by itself. */
      readonly endedHours: number | null;
      /** The same for one without an end; null: it is never lifted. */
      readonly indefiniteHours: number | null;
    };
  };
  readonly realityCheck: {
    /** The longest interval, which then cannot be switched off; null leaves it to the player. */
    readonly mostMinutes: number | null;
    /** How long play rests after each reality check. */
    readonly restMinutes: number;
  };
  readonly rounds: {
    /** The shortest time between the stakes of a session, in milliseconds. */
    readonly slotMs: number;
    readonly otherMs: number;
    /** The highest stake, in euro; null for the brand's own. */
    readonly mostStake: string | null;
  };
  /** Whether games can be played without money. */
  readonly demo: boolean;
  /** Whether a second game with real money may be asked for while one is open; else it is refused. */
  readonly simultaneousGames: boolean;
  /** Whether there are live tables. */
  readonly live: boolean;
  /** Whether there is a VIP program. */
  readonly vip: boolean;
  /** Whether a player may cancel a pending withdrawal. */
  readonly cancelWithdrawal: boolean;
  /**
   * Whether every log-in has a second step: nobody deposits or plays before they have set one up, and it is asked for
   * again before all that a brand may ask again for.
   */
  readonly secondStep: boolean;
  /** The highest wagering multiplier of a bonus; null for none. */
  readonly wageringCap: number | null;
  /** What a player is told, and answers. */
  readonly notices: {
    /** Months between two reminders of the own figures and limits; each twelfth month sums up the year. */
    readonly remindMonths: 1 | 2 | 3 | 4 | 6 | 12;
    /** Whether nobody deposits before they have acknowledged how their money is protected. */
    readonly funds: boolean;
  };
  /** The help that the market names, in place of the brand's own. */
  readonly help: { readonly label: string; readonly href: string } | null;
  readonly play: PlayRules;
  readonly page: PageRules;
};
