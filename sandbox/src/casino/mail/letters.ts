import { type Spoken } from '../../http/languages';
import { textIn } from '../../texts/texts';
import { type Letter } from './letter';
import { type NewsLetterKind } from './newsLetters';
import { type SafetyLetterKind } from './safetyLetters';
import { type StopLetterKind } from './stopLetters';

export type LetterKind =
  | 'registered'
  | 'registered-without-password'
  | 'verify-email'
  | 'reset-password'
  | 'password-changed'
  | NewsLetterKind
  | SafetyLetterKind
  | StopLetterKind;

/** A message in a language, with the brand's name, the link and the other values filled in. */
export function letterOf(
  kind: LetterKind,
  language: Spoken,
  values: Readonly<{ brand: string; link: string } & Record<string, string>>,
): Letter {
  return {
    subject: textIn(language, 'letters', `${kind}.subject`, values),
    body: textIn(language, 'letters', `${kind}.body`, values),
  };
}
