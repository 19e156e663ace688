import { SHARED_TOKENS, type Theme } from '../contract';
import { EAST_ASIAN_LANGUAGES, eastAsianStack, type FontFile, fontFiles, fontStack } from '../families';
import { sceneMark, scenePicture } from '../scenes/draw';

/** URLs of the files a theme's style sheet references. */
export type ThemeAddresses = {
  font: (file: FontFile) => string;
};

const declarations = (tokens: Readonly<Record<string, string>>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const fontFace = ({ family, weights, range }: FontFile, address: string) =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};` +
  `src:url(${address}) format('woff2');unicode-range:${range}}`;

const dataUri = (svg: string) => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;

/**
 * The style sheet of a theme: its fonts by script, the shared tokens, and its own below `<html data-theme="name">`. A
 * font is fetched when a page first shows a letter that needs it. The scene (one kilobyte compressed) is inlined,
 * because the home page's largest paint would otherwise wait for another request. `worn` selects the root element that
 * wears it.
 */
export function themeCss(theme: Theme, { font }: ThemeAddresses, worn = `[data-theme=${theme.name}]`): string {
  const { display, text } = theme.fonts;
  const own = {
    ...theme.tokens,
    'font-display': fontStack([display, text]),
    'font-text': fontStack([text]),
    scene: dataUri(scenePicture(theme)),
    mark: dataUri(sceneMark(theme)),
  };
  const eastAsian = EAST_ASIAN_LANGUAGES.map((language) => {
    const stack = (families: (typeof display)[]) => eastAsianStack(families, language);
    return `:lang(${language}){${declarations({ 'font-display': stack([display, text]), 'font-text': stack([text]) })}}`;
  });
  return (
    fontFiles([display, text])
      .map((file) => fontFace(file, font(file)))
      .join('') +
    `:root{${declarations(SHARED_TOKENS)}}` +
    `${worn}{color-scheme:${theme.mode};${declarations(own)}}` +
    eastAsian.join('')
  );
}
