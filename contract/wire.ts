import { type components, type operations } from '@/contract/generated/types';

/**
 * Readable names for the data exchanged between the site and a casino backend. All are derived from
 * contract/openapi.yaml; the suffix Wire marks wire formats (amounts are decimal strings).
 */
type Schemas = components['schemas'];

export type OperationId = keyof operations;

type Answer<Operation> = Operation extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Body
  : never;
type Body<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Content } } }
  ? Content
  : never;

/** The JSON of an operation's answer with status 200. */
export type AnswerOf<Id extends OperationId> = Answer<operations[Id]>;
/** The JSON body of an operation's request. */
export type RequestOf<Id extends OperationId> = Body<operations[Id]>;
/** The query parameters of an operation. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

export type ErrorWire = Schemas['Error'];

export type SettingsWire = Schemas['Settings'];
export type LocaleTextsWire = Schemas['LocaleTexts'];
export type ContentBundleWire = Schemas['ContentBundle'];
export type ContentPageWire = Schemas['ContentPage'];
export type ContentBlockWire = Schemas['ContentBlock'];
export type QuestionWire = Schemas['Question'];

export type CountryWire = Schemas['Country'];
export type CurrencyWire = Schemas['Currency'];
export type LocationWire = Schemas['Location'];
export type CategoryWire = Schemas['Category'];

export type GameSummaryWire = Schemas['GameSummary'];
export type GameDetailsWire = Schemas['GameDetails'];
export type GameStatsWire = Schemas['GameStats'];
export type GameLaunchWire = Schemas['GameLaunch'];
