import { formatNumber } from '@/domain/format/number';
import { type Language } from '../../texts/language';

const SHORT = { maximumFractionDigits: 8 };

/** Whether a label needs smaller letters to fit on its chip. */
export const isLong = (text: string): boolean => text.length > 5;

/** The label of a chip: its amount in compact form, without a currency. */
export const chipText = ({ locale }: Language, decimal: string): string => formatNumber(locale, decimal, SHORT);
