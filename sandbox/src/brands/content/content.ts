import { ar } from './ar/ar';
import { type Content } from '../brand/blocks';
import { de } from './de/de';
import { en } from './en/en';
import { th } from './th/th';

/** The content pages of all sample brands by language; `{{brandName}}` stands for the brand. */
const WRITTEN: Readonly<Record<string, Content>> = { en, de, ar, th };

/** The content pages by language, with the brand's name filled in. */
export const contentFor = (brandName: string): Readonly<Record<string, Content>> =>
  JSON.parse(JSON.stringify(WRITTEN), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{{brandName}}', brandName) : value,
  ) as Record<string, Content>;
