import type { Page } from '@playwright/test';
import type { SETTINGS } from '@/config/settings';

/** Folder of the pictures in docs/settings.md. */
export const PICTURE_FOLDER = 'docs/settings';

/** A sample account by its e-mail address, or a scenario of the sandbox (`npm run sandbox` lists them). */
export type Visitor = string;

/** A place of a picture, outlined there: a selector of Playwright, and the settings that act in it. */
export type Place = { at: string; settings: readonly (keyof typeof SETTINGS)[] };

export type Picture = {
  /** docs/settings/<name>.webp */
  name: string;
  /** What it shows. */
  alt: string;
  /** The sample brand; localhost's, which wears ownBrand.ts, without one. */
  brand?: string;
  path: string;
  visitor?: Visitor;
  /** Code of the country that a guest seems to come from. */
  from?: string;
  /** Its banner is what the picture shows. */
  asksConsent?: true;
  /** Width and height of the window. */
  window: readonly [width: number, height: number];
  act?: (page: Page) => Promise<unknown>;
  /** What the picture is cut to: a selector, with so much space around, and at most so high and wide. */
  cut: string;
  around?: number;
  most?: number;
  wide?: number;
  /** In the order of their numbers. */
  places: readonly Place[];
};

/** The picture's file. */
export const fileOf = ({ name }: Pick<Picture, 'name'>) => `${PICTURE_FOLDER}/${name}.webp`;

export const TABLET = [900, 800] as const;
export const PHONE = [480, 900] as const;

/** A sample account with some weeks of play. */
export const PLAYER = 'player@baize.example';

export const DIALOG = 'dialog[open]';
export const button = (name: string) => `role=button[name="${name}"]`;
export const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Waits until the form has guessed the country by the visitor's address. */
export const knowsCountry = (page: Page) =>
  page.locator(`${DIALOG} option:checked:not([value=""])`).first().waitFor({ state: 'attached' });
