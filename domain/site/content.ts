/** The operator's written content: plain text blocks, never HTML. */
export type Block =
  | { type: 'heading' | 'paragraph'; text: string }
  /** `start` is the number of the first item; without it the items have none. */
  | { type: 'list'; items: readonly string[]; start?: number };

/** A page; null as its title where the operator names none, which leaves ours. */
export type ContentPage = { title: string | null; blocks: readonly Block[] };

export type Question = { question: string; answer: readonly Block[] };

/** Content of one language. `language` is the language it is written in, which may differ from the page's. */
export type Content = {
  language: string;
  pages: Readonly<Record<string, ContentPage>>;
  faq: readonly Question[];
};

/** A written page, ready to render. */
export type WrittenPage<Key extends string> = {
  page: Key;
  /** Null until the operator has written it. */
  content: ContentPage | null;
  /** Language tag and direction of the content, if different from the page's. */
  written: { lang: string; dir: 'ltr' | 'rtl' } | null;
};

/** Written content within another page; `blocks` is null until the operator has written it. */
export type Written = { blocks: readonly Block[] | null; written: WrittenPage<string>['written'] };
