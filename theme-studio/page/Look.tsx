import { SCENE_NAMES, type Theme } from '@/themes/contract';
import { FONT_FAMILIES, type FontFamily } from '@/themes/families';
import { type Draft, EMBLEMS } from '../rules/draft';
import { cornersOf, withCorners } from '../rules/random';

/** Names of the hero scenes, as one would say them. */
const SCENES = {
  quay: 'Harbor',
  petals: 'Petals',
  forge: 'Forge',
  dunes: 'Dunes',
  peaks: 'Mountains',
  deco: 'Art deco',
} as const;

type LookProps = {
  draft: Draft;
  change: (next: Draft) => void;
  /** The mark as the site shows it; null while it cannot be drawn. */
  logo: string | null;
  isReplaced: boolean;
};

/** Names, mode, scene, mark, fonts and corners. */
export function Look({ draft, change, logo, isReplaced }: LookProps) {
  const { theme, brand } = draft;
  const withTheme = (next: Partial<Theme>) => change({ ...draft, theme: { ...theme, ...next } });
  const corners = cornersOf(theme.tokens);
  const font = (which: 'display' | 'text', label: string) => (
    <label>
      {label}
      <select
        value={theme.fonts[which]}
        onChange={({ target }) => withTheme({ fonts: { ...theme.fonts, [which]: target.value as FontFamily } })}
      >
        {FONT_FAMILIES.map((family) => (
          <option key={family} value={family}>
            {family.replace(' Variable', '')}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <h2>Name and look</h2>
      <div className="fields">
        <label>
          Name in addresses
          <input
            value={theme.name}
            aria-describedby="name-hint"
            spellCheck={false}
            onChange={({ target }) => withTheme({ name: target.value })}
          />
        </label>
        <label>
          Display name
          <input value={theme.label} onChange={({ target }) => withTheme({ label: target.value })} />
        </label>
        <p id="name-hint" className="hint">
          {isReplaced
            ? `Writing replaces themes/brands/${theme.name}.ts. Another name makes a new theme with a brand of its own.`
            : 'A new theme, with a sample brand of its own. Letters a–z only.'}
        </p>
        <label>
          Mode
          <select
            value={theme.mode}
            onChange={({ target }) => withTheme({ mode: target.value === 'light' ? 'light' : 'dark' })}
          >
            <option value="dark">Dark</option>
            <option value="light">Light</option>
          </select>
        </label>
        <label>
          Hero scene
          <select
            value={theme.scene}
            onChange={({ target }) =>
              withTheme({ scene: SCENE_NAMES.find((name) => name === target.value) ?? theme.scene })
            }
          >
            {SCENE_NAMES.map((name) => (
              <option key={name} value={name}>
                {SCENES[name]}
              </option>
            ))}
          </select>
        </label>
        {font('display', 'Headings')}
        {font('text', 'Text')}
        <label>
          Corners
          <input
            type="range"
            min={0}
            max={2}
            step={1 / 12}
            value={corners}
            aria-valuetext={theme.tokens['radius-md']}
            onChange={({ target }) => withTheme({ tokens: withCorners(theme.tokens, Number(target.value)) })}
          />
        </label>
        <label>
          Shape of the mark
          <span className="pair">
            <select
              value={brand.emblem}
              disabled={isReplaced}
              onChange={({ target }) =>
                change({
                  ...draft,
                  brand: { ...brand, emblem: EMBLEMS.find((name) => name === target.value) ?? brand.emblem },
                })
              }
            >
              {EMBLEMS.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
            {logo && (
              <img src={`data:image/svg+xml,${encodeURIComponent(logo)}`} alt="The mark" width={40} height={40} />
            )}
          </span>
        </label>
        {isReplaced && (
          <p className="hint">
            The shape belongs to the brand’s file, which stays as it is until the theme has a name of its own.
          </p>
        )}
      </div>
    </>
  );
}
