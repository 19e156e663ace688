import { type ContentBundleWire } from '@/contract/wire';

/** What is written in one language: pages by their key, and questions. */
export type Content = ContentBundleWire['content'];
/** Pages by the last part of their address. */
export type Pages = NonNullable<Content['pages']>;
/** Questions with their answers, in the order shown. */
export type Questions = NonNullable<Content['faq']>;

/** A heading inside a page. */
export const heading = (text: string) => ({ type: 'heading' as const, text });
/** A paragraph of plain text. */
export const paragraph = (text: string) => ({ type: 'paragraph' as const, text });
/** A list of short texts. */
export const list = (...items: string[]) => ({ type: 'list' as const, items });
