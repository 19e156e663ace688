// Makes src/generated/glyphs.json: the outlines of the letters on covers, so that no font is needed to draw one.
// Run it again only when a face is added; the licences stand in LICENCES.md.
//   node scripts/run.mjs artwork/glyphs.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Command, type Font } from 'opentype.js';

const require = createRequire(import.meta.url);
const FACES = {
  lilita: require.resolve('@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff'),
  cinzel: require.resolve('@fontsource/cinzel/files/cinzel-latin-900-normal.woff'),
  rye: require.resolve('@fontsource/rye/files/rye-latin-400-normal.woff'),
  bungee: require.resolve('@fontsource/bungee/files/bungee-latin-400-normal.woff'),
  russo: require.resolve('@fontsource/russo-one/files/russo-one-latin-400-normal.woff'),
  limelight: require.resolve('@fontsource/limelight/files/limelight-latin-400-normal.woff'),
  rocker: require.resolve('@fontsource/new-rocker/files/new-rocker-latin-400-normal.woff'),
  passion: require.resolve('@fontsource/passion-one/files/passion-one-latin-700-normal.woff'),
  titan: require.resolve('@fontsource/titan-one/files/titan-one-latin-400-normal.woff'),
};
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'!&.-+:"];
const TARGET = new URL('src/generated/glyphs.json', import.meta.url);
/** Units of an em in the file. */
const EM = 1000;

/** The numbers of a command, in the order in which a path says them. */
function numbersOf(command: Command): number[] {
  if (command.type === 'Z') return [];
  const { x, y } = command;
  if (command.type === 'Q') return [command.x1, command.y1, x, y];
  if (command.type === 'C') return [command.x1, command.y1, command.x2, command.y2, x, y];
  return [x, y];
}

/** A letter as its advance and its path; y points down, 0 is the base line. */
function glyphOf(font: Font, letter: string) {
  const glyph = font.charToGlyph(letter);
  const { commands } = glyph.getPath(0, 0, EM);
  const steps = commands.map((command) => `${command.type}${numbersOf(command).map(Math.round).join(' ')}`);
  return { width: Math.round((glyph.advanceWidth * EM) / font.unitsPerEm), path: steps.join('') };
}

function faceOf(file: string) {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  const letters = LETTERS.map((letter) => ({ letter, ...glyphOf(font, letter) }));
  const capital = font.charToGlyph('H').getPath(0, 0, EM).getBoundingBox();
  return {
    capital: Math.round(-capital.y1),
    letters: Object.fromEntries(letters.map(({ letter, width, path }) => [letter, [width, path]])),
  };
}

const faces = Object.fromEntries(Object.entries(FACES).map(([name, file]) => [name, faceOf(file)]));
writeFileSync(TARGET, `${JSON.stringify(faces)}\n`);
console.log(`written: ${Object.keys(faces).length} faces of ${LETTERS.length} letters`);
