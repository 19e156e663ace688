/** What a brand does otherwise, beside its looks. Components ask for a flag, never for the theme. */
export type ThemeFlags = {
  /** No award card in the hero of the home page. */
  hideAwardCard: boolean;
  /** Saving the profile asks for a new identity check (API-30). */
  resetKycOnProfileChange: boolean;
  /** A stored value of the profile cannot be changed (OP-059). */
  lockExistingProfileValues: boolean;
};

const NONE: ThemeFlags = { hideAwardCard: false, resetKycOnProfileChange: false, lockExistingProfileValues: false };

/** Apart from the themes' data, because the browser reads these and only these. */
const FLAGS = new Map<string, ThemeFlags>([
  ['lulu', { ...NONE, hideAwardCard: true, resetKycOnProfileChange: true }],
  ['wincraft', { ...NONE, hideAwardCard: true }],
]);

/** The flags of the theme of that name (the setting `theme`); none for every other name. */
export const themeFlags = (name: string | undefined): ThemeFlags => FLAGS.get(name ?? '') ?? NONE;
