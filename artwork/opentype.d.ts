/** Of opentype.js, which comes without types, what glyphs.ts uses. Units are those of the font, or of the size asked for. */
declare module 'opentype.js' {
  type Command =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  type Path = { commands: Command[]; getBoundingBox: () => { y1: number } };
  type Glyph = { advanceWidth: number; getPath: (x: number, y: number, size: number) => Path };
  type Font = { unitsPerEm: number; charToGlyph: (letter: string) => Glyph };
  const opentype: { parse: (bytes: ArrayBuffer) => Font };
  export default opentype;
  export type { Command, Font };
}
