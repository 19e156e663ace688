import { useState } from 'react';
import {
  amountFault,
  FIRST_AMOUNT,
  stepDown,
  stepUp,
  wholeUnits,
  type BoundFault,
  type Bounds,
} from '@/domain/cashier/deposit/amount';
import { formatNumber } from '@/domain/format/number';
import { decimalsOf, minorOf, toDecimal } from '@/domain/money/money';
import { typedAmount, type AmountFault } from '@/domain/money/typedAmount';
import { useLocale } from '@/components/ui/LocaleContext';
import { readStored, TAB_STORED, writeStored } from '@/services/browser/storage';

const MOST_DECIMALS = { useGrouping: false, maximumFractionDigits: 8 } as const;

export type AmountInput = {
  /** As typed. */
  text: string;
  /** In minor units; null while the text is not an amount. */
  minor: bigint | null;
  /** Decimal text for requests; null while the text is not an amount. */
  amount: string | null;
  fault: AmountFault | BoundFault | null;
  type: (text: string) => void;
  /** Sets the amount, in minor units. */
  set: (minor: bigint) => void;
  up: () => void;
  down: () => void;
};

/** The amount that this player typed last in this tab, a decimal string; nothing of another player's. */
function typedBy(player: string): string | null {
  const kept = readStored(TAB_STORED.depositAmount);
  return kept?.startsWith(`${player} `) ? kept.slice(player.length + 1) : null;
}

/** The player's amount, typed in the page's locale (OP-106). Starts at 25 (CONST-05) and survives a reload. */
export function useAmount(player: string, currency: string, bounds: Bounds): AmountInput {
  const locale = useLocale();
  const textOf = (minor: bigint) => formatNumber(locale, toDecimal(minor, currency), trimmed(minor, currency));
  const [text, setText] = useState(() =>
    textOf(minorOf(typedBy(player), currency) ?? wholeUnits(FIRST_AMOUNT, currency)),
  );
  const type = (next: string) => {
    setText(next);
    // As an amount: in another language the same text can be another one.
    const now = typedAmount(locale, next, currency);
    writeStored(TAB_STORED.depositAmount, 'fault' in now ? null : `${player} ${now.amount}`);
  };
  const typed = typedAmount(locale, text, currency);
  const read = 'fault' in typed ? null : typed;
  const from = read?.minor ?? 0n;
  return {
    text,
    minor: read?.minor ?? null,
    amount: read?.amount ?? null,
    fault: 'fault' in typed ? typed.fault : amountFault(typed.minor, bounds),
    type,
    set: (minor) => type(textOf(minor)),
    up: () => type(textOf(stepUp(from, currency))),
    down: () => type(textOf(stepDown(from, currency))),
  };
}

/** Whole amounts without decimals, others with all decimals of the currency. */
const trimmed = (minor: bigint, currency: string): Intl.NumberFormatOptions =>
  minor % 10n ** BigInt(decimalsOf(currency)) === 0n
    ? MOST_DECIMALS
    : { ...MOST_DECIMALS, minimumFractionDigits: decimalsOf(currency) };
