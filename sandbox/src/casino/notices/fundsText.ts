import { createHash } from 'node:crypto';
import { type Brand } from '../../brands/brand/brand';
import { type Spoken } from '../../http/languages';
import { textIn } from '../../texts/texts';

type WithSettings = Pick<Brand, 'settings'>;

function ownOf({ settings }: WithSettings): Readonly<Record<string, unknown>> | null {
  const { fundsNotice } = settings as { fundsNotice?: unknown };
  return typeof fundsNotice === 'object' && fundsNotice !== null ? (fundsNotice as Record<string, unknown>) : null;
}

/**
 * How a brand protects its players' money, in a language: an operator says it in the setting `fundsNotice`, the sample
 * brands with the text site.funds.
 */
export function fundsText(brand: WithSettings, language: Spoken): string {
  const own = ownOf(brand);
  const text = [own?.[language], own?.en].find((one) => typeof one === 'string');
  return text ?? textIn(language, 'brands', 'site.funds');
}

/**
 * The name of that notice: a text that changes has another one, and is acknowledged anew. A sample is named by its
 * English, so that a new language asks nobody again.
 */
export const fundsNoticeOf = (brand: WithSettings): string =>
  `funds:${createHash('sha256')
    .update(JSON.stringify(ownOf(brand) ?? textIn('en', 'brands', 'site.funds')))
    .digest('hex')
    .slice(0, 16)}`;
