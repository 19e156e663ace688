import { Copy, Printer } from 'lucide';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { momentInWords } from '@/domain/protection/endInWords';
import { useCopy } from '@/hooks/useCopy';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import type { StopReceipt } from '@/services/protection/protection';
import { token } from '@/themes/token';

/** Prints nothing but the receipt. */
const Root = styled.section`
  padding: ${token('space-16')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: ${token('surface2')};

  h3 {
    font: 650 ${token('type-lg')} ${token('font-text')};
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space-8')} ${token('space-16')};
    margin-block: ${token('space-12')};
  }
  dl > div {
    display: contents;
  }
  dt {
    color: ${token('text-muted')};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')};
  }
  @media print {
    .ways {
      display: none;
    }
    body:has(&) * {
      visibility: hidden;
    }
    &,
    & * {
      visibility: visible !important;
    }
  }
`;

/** Dated receipt of a freeze or self-exclusion, to copy or print; the player gets the same by message. */
export function Receipt({ kind, receipt }: { kind: 'freeze' | 'exclusion'; receipt: StopReceipt }) {
  const t = useT();
  const locale = useLocale();
  const { brandName } = useSettings();
  const { reference, from, until, allBrands = false } = receipt;
  const title = t(`protection.receipt.${kind}`, { brand: brandName });
  const lines: readonly (readonly [string, string])[] = [
    [t('protection.receipt.reference'), reference],
    [t('protection.receipt.from'), momentInWords(locale, from) ?? from],
    [
      t('protection.receipt.until'),
      until === undefined ? '–' : until === null ? t('protection.forGood') : (momentInWords(locale, until) ?? until),
    ],
    ...(allBrands ? [[t('protection.receipt.where'), t('protection.receipt.allBrands')] as const] : []),
  ];
  const { copied, copy } = useCopy([title, ...lines.map((line) => line.join(': '))].join('\n'));
  return (
    <Root aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="ways">
        <Button icon={<Icon of={Copy} />} onClick={copy}>
          {t('protection.receipt.copy')}
        </Button>
        <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
          {t('protection.receipt.print')}
        </Button>
        <span role="status">
          {copied && t(copied === 'copied' ? 'protection.receipt.copied' : 'protection.receipt.notCopied')}
        </span>
      </div>
    </Root>
  );
}
