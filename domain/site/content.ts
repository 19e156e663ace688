/** Written content of the operator: plain text in blocks, never HTML. */
export type Block = { type: 'heading' | 'paragraph'; text: string } | { type: 'list'; items: readonly string[] };

export type ContentPage = { title: string; blocks: readonly Block[] };

export type Question = { question: string; answer: readonly Block[] };

/** The content of one language. `language` is the code it is written in, which may be another than the page's. */
export type Content = {
  language: string;
  pages: Readonly<Record<string, ContentPage>>;
  faq: readonly Question[];
};

/** A written page as a screen gets it. */
export type WrittenPage<Key extends string> = {
  page: Key;
  /** Null while the operator has not written it. */
  content: ContentPage | null;
  /** Tag and direction of the language it is written in, where that is not the page's own. */
  written: { lang: string; dir: 'ltr' | 'rtl' } | null;
};

/** A written part of a page that shows more than that; null while the operator has not written it. */
export type Written = { blocks: readonly Block[] | null; written: WrittenPage<string>['written'] };
