import { type AnswerOf, type GameDetailsWire, type GameSummaryWire } from '@/contract/wire';
import { toDecimal } from '@/domain/money/money';
import { pictureTemplate } from '../artwork/picture';
import { type GameRow } from '../db/games';

/** A game as lists show it. */
export const gameSummary = (row: GameRow): GameSummaryWire => ({
  id: row.id,
  name: row.name,
  studio: { id: row.studioId, name: row.studioName },
  thumbnail: pictureTemplate(row),
  returnToPlayer: Number(row.returnToPlayer),
  volatility: row.volatility,
  features: row.features as GameSummaryWire['features'],
  isNew: row.isNew,
  // Every game of our studio can be tried.
  demo: true,
  releaseDate: row.releaseDate,
});

/** A game with its figures (ENT-38); its rules stand on the studio's own pages, in the caller's language. */
export const gameDetails = (row: GameRow, studioOrigin: string, locale: string | undefined): GameDetailsWire => ({
  ...gameSummary(row),
  stats: {
    name: row.name,
    returnToPlayer: Number(row.returnToPlayer),
    maxMultiplier: Number(row.maxMultiplier),
    minBet: toDecimal(row.minBet, row.currency),
    maxBet: toDecimal(row.maxBet, row.currency),
    currency: row.currency,
    releaseDate: row.releaseDate,
    sort: row.sort,
    hitFrequency: Number(row.hitFrequency),
    volatilityIndex: Number(row.volatilityIndex),
  },
  rulesUrl: `${studioOrigin}/rules/${row.id}${locale ? `?locale=${locale}` : ''}`,
  restrictedCountries: row.restrictedCountries,
});

type IndexEntry = AnswerOf<'searchIndex'>['data']['games'][number];

/** A game as the search in the browser needs it. */
export const indexEntry = (row: GameRow): IndexEntry => ({
  id: row.id,
  name: row.name,
  studio: { id: row.studioId, name: row.studioName },
  thumbnail: pictureTemplate(row),
  returnToPlayer: Number(row.returnToPlayer),
});
