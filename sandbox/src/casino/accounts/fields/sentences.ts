import { type Spoken } from '../../../http/languages';
import { type KeyBelow, textIn } from '../../../texts/texts';

/**
 * What a refused operation says: texts sentence.… of casino.json. Names that equal a complaint in domain/account
 * describe that complaint.
 */
export type Sentence = KeyBelow<'casino', 'sentence'>;

/** A sentence in a language, with its number filled in. */
export const say = (language: Spoken, sentence: Sentence, n?: number): string =>
  textIn(language, 'casino', `sentence.${sentence}`, n === undefined ? {} : { count: n });
