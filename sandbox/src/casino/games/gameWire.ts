import { type AnswerOf, type GameDetailsWire, type GameSummaryWire } from '@/contract/wire';
import { toDecimal } from '@/domain/money/money';
import { pictureTemplate, widePictureTemplate } from '../../pictures/picture';
import { type GameRow } from './gameStore';

/** A game as shown in lists. */
export const gameSummary = (row: GameRow): GameSummaryWire => ({
  id: row.id,
  name: row.name,
  studio: { id: row.studioId, name: row.studioName },
  thumbnail: pictureTemplate(row),
  ...(row.features.includes('live') && { wideThumbnail: widePictureTemplate(row) }),
  returnToPlayer: Number(row.returnToPlayer),
  volatility: row.volatility,
  features: row.features as GameSummaryWire['features'],
  isNew: row.isNew,
  // Every game of the sandbox's studio has a demo.
  demo: true,
  releaseDate: row.releaseDate,
});

/** A game with its statistics (ENT-38); its rules are on the studio's page, in the caller's language. */
export const gameDetails = (row: GameRow, studioOrigin: string, locale: string | undefined): GameDetailsWire => ({
  ...gameSummary(row),
  wideThumbnail: widePictureTemplate(row),
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

/** A game as needed by the search in the browser. */
export const indexEntry = (row: GameRow): IndexEntry => ({
  id: row.id,
  name: row.name,
  studio: { id: row.studioId, name: row.studioName },
  thumbnail: pictureTemplate(row),
  returnToPlayer: Number(row.returnToPlayer),
});
