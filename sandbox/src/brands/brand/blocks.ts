import { type ContentBundleWire } from '@/contract/wire';

/** The content of one language: pages by key, and questions. */
export type Content = ContentBundleWire['content'];
/** Pages by the last part of their address. */
export type Pages = NonNullable<Content['pages']>;
/** Questions with answers, in display order. */
export type Questions = NonNullable<Content['faq']>;

/** A heading within a page. */
export const heading = (text: string) => ({ type: 'heading' as const, text });
/** A paragraph of plain text. */
export const paragraph = (text: string) => ({ type: 'paragraph' as const, text });
/** A list of short texts. */
export const list = (...items: string[]) => ({ type: 'list' as const, items });
