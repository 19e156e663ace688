import { type SessionAnswer } from '../../rounds/wire';
import { type SlipWire, type TableState } from '../../table/wire';
import { decimal, minor } from '../frame/amounts';
import { type Language } from '../../texts/language';
import { type Laid } from './chips';
import { type Seat, slipsOf } from './seat';

/** What the page knows of the table and of this player, and where its parts keep it. */
export type Game = {
  readonly currency: string;
  readonly isReal: boolean;
  /** The session's token. */
  readonly token: string;
  /** Null until the table has been heard. */
  table: TableState | null;
  /** The studio's clock minus the page's. */
  ahead: number;
  seat: Seat;
  /** Chips on the cloth that are not staked yet. */
  laid: Laid;
  /** The chips that were staked last. */
  lastBets: Laid;
  /** What the last round before this visit brought, in words; empty once the next one has begun. */
  last: string;
  /** Whether bets are being sent. */
  placing: boolean;
  /** Whether the site has paused play. */
  paused: boolean;
  /** Whether the table is not heard at present. */
  cut: boolean;
  ended: boolean;
};

export const createGame = ({ currency, session, balance, mode }: SessionAnswer): Game => ({
  currency,
  isReal: mode === 'real',
  token: session,
  table: null,
  ahead: 0,
  seat: { balance: minor(balance, currency), slips: [], steps: 0 },
  laid: [],
  lastBets: [],
  last: '',
  placing: false,
  paused: false,
  cut: false,
  ended: false,
});

/** The studio's time in milliseconds. */
export const studioTime = ({ ahead }: Game): number => Date.now() + ahead;

/** Whether the table takes bets of this player. */
export const isOpen = (game: Game): boolean =>
  game.table?.phase === 'betting' && studioTime(game) < game.table.closesAt && !game.paused && !game.ended;

/** The player's slips of the round that the table plays. */
export const slipsNow = ({ table, seat }: Game): readonly SlipWire[] => (table ? slipsOf(seat, table.number) : []);

/** An amount in minor units in words. */
export const amountText = ({ currency }: Game, { amount }: Language, minorAmount: bigint): string =>
  amount(decimal(minorAmount, currency));
