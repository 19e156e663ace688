import { type Content, heading, list, paragraph } from '../brand/blocks';
import { texts } from '../../texts/texts';

type Blocks = (ReturnType<typeof heading> | ReturnType<typeof list> | ReturnType<typeof paragraph>)[];

/** "terms.2.list.1" → the page, the block's number, its type. */
const BLOCK = /^(\d+)\.(heading|paragraph|list)(?:\.\d+)?$/;

/** The blocks of the keys "1.heading", "2.list.1", "2.list.2" …, in the order of the file. */
function blocksOf(parts: readonly (readonly [key: string, text: string])[]): Blocks {
  const blocks = new Map<string, Blocks[number]>();
  for (const [key, text] of parts) {
    const [, number = '', type] = BLOCK.exec(key) ?? [];
    const begun = blocks.get(number);
    if (begun?.type === 'list') begun.items.push(text);
    else if (type === 'list') blocks.set(number, list(text));
    else if (type) blocks.set(number, type === 'heading' ? heading(text) : paragraph(text));
  }
  return [...blocks.values()];
}

/** Texts below each first part of their keys: "terms.1.heading" → terms → 1.heading. */
function byFirst(entries: readonly (readonly [string, string])[]): Map<string, [string, string][]> {
  const groups = new Map<string, [string, string][]>();
  for (const [key, text] of entries) {
    const dot = key.indexOf('.');
    const group = groups.get(key.slice(0, dot)) ?? [];
    groups.set(key.slice(0, dot), [...group, [key.slice(dot + 1), text]]);
  }
  return groups;
}

/**
 * The content pages of a brand in a language: content.json, with the brand's name for `{{brandName}}`. Null for a
 * language without that file.
 */
export function contentOf(language: string, brandName: string): Content | null {
  if (!texts.codes.includes(language) || texts.ownOf(language, 'content') === null) return null;
  const entries = Object.entries(texts.allIn(language, 'content')).map(
    ([key, text]) => [key, text.replaceAll('{{brandName}}', brandName)] as const,
  );
  const groups = byFirst(entries);
  const questions = groups.get('faq') ?? [];
  groups.delete('faq');
  const pages = [...groups].map(([name, parts]) => {
    const title = parts.find(([key]) => key === 'title')?.[1] ?? '';
    return [name, { title, blocks: blocksOf(parts) }] as const;
  });
  const faq = [...byFirst(questions).values()].map((parts) => {
    const question = parts.find(([key]) => key === 'question')?.[1] ?? '';
    return { question, answer: blocksOf(parts) };
  });
  return { pages: Object.fromEntries(pages), faq };
}
