import { type Handler } from './base/context.ts';
import { notFound, ok, type Reply } from './base/reply.ts';
import { pick } from './base/shapes.ts';
import { type LanguageFile } from './base/state.ts';

/** The five languages beside English and the state of their files. */
export const LANGUAGES = {
  complete: 'de',
  partial: 'fr',
  broken: 'tr',
  missing: 'fi',
  /** i18next forms in the values: nesting, plurals, contexts, interpolation. */
  nested: 'pl',
} as const;

/**
 * A text for every key that the test hands in (the keys of a site cannot be known from the specification). Parts in
 * double braces or square brackets are kept at the end, since a site fills them.
 */
export function completeTexts(
  keys: readonly string[] | Record<string, string>,
  language: string = LANGUAGES.complete,
): Record<string, string> {
  const english = (key: string): string => (Array.isArray(keys) ? '' : ((keys as Record<string, string>)[key] ?? ''));
  const names: readonly string[] = Array.isArray(keys) ? keys : Object.keys(keys);
  const parts = (text: string): string => (text.match(/\{\{[^}]*\}\}|\[[a-z]+\]|\$t\([^)]*\)/g) ?? []).join(' ');
  return Object.fromEntries(names.map((key) => [key, `[${language}] ${key} ${parts(english(key))}`.trim()]));
}

/** The keys that the specification itself names (§8), and the messages that §5 and §8 quote. */
const NAMED: Record<string, string> = {
  'rakeback.claim.title': 'Geschafft',
  'rakeback.claim.text': 'Du bekommst [a]. Noch einmal: [a]!',
  'rakeback.error.claim.title': 'Das ging schief',
  'rakeback.error.claim.text': '<b>Bitte</b> später & noch einmal',
  'button.cancel.deposit.text': 'Schließen',
};

/** The files at the start; `keys` makes the complete one complete. */
export function sampleLanguages(keys: readonly string[] = []): Record<string, LanguageFile> {
  return {
    // English holds next to nothing: only the site's own fallback can fill it.
    en: { 'rakeback.claim.text': 'You got [a]', 'a key nobody knows': 'unused' },
    de: { ...completeTexts(keys), ...NAMED },
    fr: {
      'rakeback.claim.title': 'Bravo',
      // Present and empty, null, and not a text: none of them can be shown.
      'rakeback.claim.text': '',
      'rakeback.error.claim.title': null,
      'rakeback.error.claim.text': 404,
      'button.cancel.deposit.text': ['Fermer'],
    },
    tr: '{"rakeback.claim.title": "Tebrikler", "rakeback.claim.text": "[a] kaza',
    fi: null,
    pl: {
      'rakeback.claim.title': '$t(brand.cheer) {{brandName}}',
      'brand.cheer': 'Brawo',
      'rakeback.claim.text': '[a], {{count}} raz, $t(no.such.key), $t(rakeback.claim.text)',
      'rakeback.claim.text_one': '[a] raz',
      'rakeback.claim.text_few': '[a] razy',
      'rakeback.claim.text_many': '[a] razy',
      'rakeback.claim.text_other': '[a] razu',
      'rakeback.claim.title_female': 'Brawo, pani',
      'rakeback.claim.title_male': 'Brawo, panie',
      // A nested object beside flat names with dots.
      rakeback: { error: { claim: { title: 'zagnieżdżone' } } },
    },
  };
}

const CONTENT: Record<string, string> = {
  'terms-and-conditions': 'Terms of the literal casino',
  'privacy-policy': 'We keep what you type in memory',
  'aml-policy': 'No laundry',
  'responsible-gambling': 'Stop when it is no fun',
  'kyc-refund-policy': 'Show your papers',
  'bonus-terms': 'Wager 35 times',
  'legal-use-of-website': 'Be legal',
  faq: 'How do I deposit?',
};

export const sampleContent = (): Record<string, string> => ({ ...CONTENT });

/** API-10, I18N-05: GET /api/core/casino/locales/{lng}.json; a file that does not exist is a plain 404. */
export const getLanguage: Handler = ({ state, params }): Reply => {
  const file = Object.hasOwn(state.languages, params.lng ?? '') ? state.languages[params.lng ?? ''] : null;
  if (file === null || file === undefined) return notFound();
  return typeof file === 'string' ? { status: 200, text: file, type: 'application/json; charset=utf-8' } : ok(file);
};

/**
 * API-11, I18N-08: GET /api/core/casino/locales/en.json?allResources=1. "Not shown beyond content": here `content` is a
 * map from a page to its text or HTML, or a list of such parts, beside resources that nothing may rely on.
 */
export const getContent: Handler = ({ state, write }) => {
  const parts = Object.entries(state.content).map(([key, text], row) => [key, write.words(text, row)] as const);
  const list = pick(state.shapes, 'contentParts') === 'list';
  return ok({
    content: list ? parts.map(([key, text]) => ({ key, title: key, text })) : Object.fromEntries(parts),
    ...write.extras(),
    common: 17,
  });
};
