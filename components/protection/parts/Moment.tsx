import { Figure } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { momentInWords } from '@/domain/protection/endInWords';

/** An instant (ISO 8601) with time and zone of the player's device. */
export function Moment({ value }: { value: string }) {
  const words = momentInWords(useLocale(), value);
  return (
    words && (
      <time dateTime={value}>
        <Figure>{words}</Figure>
      </time>
    )
  );
}
