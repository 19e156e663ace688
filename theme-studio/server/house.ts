import { BRANDS } from '@/sandbox/src/brands/brands';
import { type Brand } from '@/sandbox/src/brands/brand/brand';
import { logoSvg } from '@/sandbox/src/brands/brand/emblem';
import { THEMES } from '@/themes/brands/registry';
import { type Theme } from '@/themes/contract';
import { type BrandDraft, type Draft, EMBLEMS, HERO_LANGUAGES, type House } from '../rules/draft';

/** The shape behind a brand's mark, known by its drawing; a brand with files of its own begins with none. */
const emblemOf = (theme: Theme, { settings, files }: Brand) =>
  EMBLEMS.find((emblem) => logoSvg(theme, emblem) === files[String(settings.logo)]) ?? 'none';

/** The slugs of the marks that a brand shows. */
const slugsOf = (marks: readonly { icon: string }[] | undefined) =>
  (marks ?? []).map(({ icon }) => icon.replace(/^marks\/|\.svg$/g, ''));

function brandDraft(theme: Theme, brand: Brand): BrandDraft {
  const { settings, texts } = brand;
  const heroes = HERO_LANGUAGES.map((language) => [
    language,
    [String(texts[language]?.['home.title']), String(texts[language]?.['home.text'])],
  ]);
  return {
    name: String(settings.brandName),
    emblem: emblemOf(theme, brand),
    hero: Object.fromEntries(heroes) as BrandDraft['hero'],
    heroGames: settings.heroGames ?? [],
    social: slugsOf(settings.socialLinks),
    payment: slugsOf(settings.paymentLogos),
    studios: (settings.providerLogos ?? []).map(({ name }) => name),
  };
}

/** The brands there are, each as the draft it could be the start of. */
export const house: House & { drafts: readonly Draft[] } = {
  drafts: THEMES.map((theme) => ({ theme, brand: brandDraft(theme, BRANDS.get(theme.name)!) })),
};
