import { type OperationId, type RequestOf } from '@/contract/wire';
import { type AskedPlayer } from '../askedPlayer';

/** A player of a scenario, with the session in which it was made. */
export type ScenarioPlayer = { id: string; brand: string; email: string; password: string; token: string };

/** A round with real money; amounts are decimals in the account's currency. */
export type PlayedRound = { stake: string; win?: string };

/** What a scenario may do: all of it goes by the rules that hold for everybody. */
export type Tools = {
  /** Makes a player as they would have registered so many milliseconds ago. */
  player: (asked?: Partial<AskedPlayer>, agoMs?: number) => Promise<ScenarioPlayer>;
  /** Plays rounds through the wallet, the first one so many milliseconds ago, each later one `everyMs` after. */
  play: (
    player: ScenarioPlayer,
    rounds: readonly PlayedRound[],
    at?: { agoMs?: number; everyMs?: number },
  ) => Promise<void>;
  /** A call of the contract with the player's session. Throws when it is refused. */
  call: <Id extends OperationId>(
    player: ScenarioPlayer,
    operation: Id,
    body?: RequestOf<Id>,
  ) => Promise<Record<string, unknown>>;
  /** Sends a document that can be read. */
  sendDocument: (player: ScenarioPlayer) => Promise<string>;
  /** What the operator does with a document that was sent, or without one asks for it. */
  judge: (document: string, verdict: { rejectedBecause: string } | 'confirmed') => Promise<void>;
  ask: (player: ScenarioPlayer, label: string, reason: string) => Promise<void>;
  /** Gives a bonus by its offer, as an operator does, so many milliseconds ago. */
  give: (player: ScenarioPlayer, offer: string, way: 'ready' | 'active', agoMs?: number) => Promise<void>;
  /** Decides about the player's withdrawal as the operator. */
  decide: (player: ScenarioPlayer, verdict: 'pay' | { refuse: string }) => Promise<void>;
  /** Ids of the running races that players join by hand. */
  races: (player: ScenarioPlayer) => Promise<readonly string[]>;
  mute: (player: ScenarioPlayer) => Promise<void>;
  /** Pays by a card that the bank declines. */
  declined: (player: ScenarioPlayer, amount: string) => Promise<void>;
};

/** A state of a player or a visitor that can be made in one call. */
export type Scenario = {
  /** What there is to see. */
  says: string;
  /** The address to open, below the brand's site. */
  path: string;
  /** The brand; the one of localhost by default. */
  brand?: string;
  /** Where the visitor is; null: by the address. */
  country?: string;
  /** Makes the player; missing where a guest is enough. */
  make?: (tools: Tools) => Promise<ScenarioPlayer>;
};
