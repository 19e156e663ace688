import type { TFunction, TOptions } from 'i18next';
import type { ReactElement } from 'react';
import { Trans } from 'react-i18next';
import { useI18n, type TextKey, type Translate } from '@/hooks/useT';

type SentenceProps = {
  of: TextKey;
  values?: Parameters<Translate>[1];
  /** What stands for a tag of the text: `terms` for "<terms>Terms</terms>", `amount` for "<amount/>". */
  marks: Readonly<Record<string, ReactElement>>;
};

const TAG = /<(\w+)\s[^<>]*?(\/?)>/g;

/**
 * A sentence that holds links or figures: react-i18next's <Trans> by a typed key. Attributes that a text gives its tags
 * are dropped, because a text from the backend says where a link stands and not where it leads.
 */
export function Sentence({ of, values, marks }: SentenceProps) {
  const i18n = useI18n();
  const t = (key: string, options: TOptions) =>
    (i18n?.t(key, options) ?? '').replace(TAG, (tag, name: string, end: string) =>
      Object.hasOwn(marks, name) ? `<${name}${end}>` : tag,
    );
  // As a plain string: Trans would compare every key with every other one.
  const key: string = of;
  return <Trans i18n={i18n} t={t as TFunction} i18nKey={key} values={values} components={marks} />;
}
