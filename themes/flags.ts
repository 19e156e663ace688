/** Behaviour that differs by brand. Components check a flag, never the theme. */
export type ThemeFlags = {
  /** Hides the award card in the home page's hero. */
  hideAwardCard: boolean;
  /** Saving the profile requires a new identity check (API-30). */
  resetKycOnProfileChange: boolean;
  /** Stored profile values cannot be changed (OP-059). */
  lockExistingProfileValues: boolean;
};

const NONE: ThemeFlags = { hideAwardCard: false, resetKycOnProfileChange: false, lockExistingProfileValues: false };

/** Separate from the themes' data, because the browser loads these only. */
const FLAGS = new Map<string, ThemeFlags>([
  ['lulu', { ...NONE, hideAwardCard: true, resetKycOnProfileChange: true }],
  ['wincraft', { ...NONE, hideAwardCard: true }],
]);

/** The flags of a theme (the setting `theme`); all off for other names. */
export const themeFlags = (name: string | undefined): ThemeFlags => FLAGS.get(name ?? '') ?? NONE;
