import { type Spoken } from '../../http/languages';
import { keepChange, type TellChange } from '../accounts/security/changes';
import { type Tell } from './tell';
import { textIn } from '../../texts/texts';
import { inWords } from './stopLetters';

/** Keeps each change of a method for the inbox, and writes a letter about it. */
export const createTellChange =
  (tell: Tell): TellChange =>
  async (tx, account, change, now) => {
    await keepChange(tx, account.id, change, now);
    const values = (language: Spoken) => ({
      change: textIn(language, 'letters', `change.${change}`),
      at: inWords(now, language),
    });
    await tell(tx, account.id, { kind: 'method-changed', path: '/profile/safety', values });
  };
