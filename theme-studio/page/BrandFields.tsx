import { type Draft, HERO_LANGUAGES, type HeroLanguage } from '../rules/draft';

const NAMES: Readonly<Record<HeroLanguage, string>> = { en: 'English', de: 'German', ar: 'Arabic', th: 'Thai' };

/** The sample brand of a new theme: its name and the words of its hero. */
export function BrandFields({ draft, change }: { draft: Draft; change: (next: Draft) => void }) {
  const { brand } = draft;
  const setHero = (language: HeroLanguage, title: string, text: string) =>
    change({ ...draft, brand: { ...brand, hero: { ...brand.hero, [language]: [title, text] } } });
  return (
    <>
      <h2>Brand</h2>
      <p className="hint">
        Games, payment methods and studios are those of the brand you started from. Write <code>{'{{brand}}'}</code>{' '}
        where the brand’s name should stand.
      </p>
      <div className="fields wide">
        <label>
          Brand name
          <input
            value={brand.name}
            onChange={({ target }) => change({ ...draft, brand: { ...brand, name: target.value } })}
          />
        </label>
        {HERO_LANGUAGES.map((language) => {
          const [title, text] = brand.hero[language];
          const dir = language === 'ar' ? 'rtl' : 'ltr';
          return (
            <fieldset key={language}>
              <legend>Hero in {NAMES[language]}</legend>
              <label>
                Title
                <input
                  lang={language}
                  dir={dir}
                  value={title}
                  onChange={({ target }) => setHero(language, target.value, text)}
                />
              </label>
              <label>
                Text
                <textarea
                  lang={language}
                  dir={dir}
                  rows={3}
                  value={text}
                  onChange={({ target }) => setHero(language, title, target.value)}
                />
              </label>
            </fieldset>
          );
        })}
      </div>
    </>
  );
}
