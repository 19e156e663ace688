/** A link set by the operator; `href` is validated where it is rendered (domain/links). */
export type SettingsLink = { label: string; href: string };

/** A social media profile of the operator. `icon` is a path relative to the assets address. */
export type SettingsSocialLink = { name: string; href: string; icon: string };

/** A mark that a market has at the top of every page: `icon` is a path relative to the assets address. */
export type SettingsMark = { name: string; icon: string; href: string };

/** A one-colour logo: `icon` is a path relative to the assets address, `name` its text. */
export type SettingsLogo = { name: string; icon?: string | null };

/** A theme as data, of the shape of a file in themes/brands/; checked where it is made into a style sheet. */
export type SettingsTheme = {
  mode?: string;
  scene?: string;
  fonts?: Readonly<Record<string, string>>;
  tokens?: Readonly<Record<string, string>>;
};
