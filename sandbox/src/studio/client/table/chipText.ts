import { formatNumber } from '@/domain/format/number';
import { type Language } from '../../texts/language';

const SHORT = { maximumFractionDigits: 8 };

/** What stands on a chip: the amount as short as it can be said, without its currency. */
export const chipText = ({ locale }: Language, decimal: string): string => formatNumber(locale, decimal, SHORT);
