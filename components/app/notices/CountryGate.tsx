import { useEffect, useLayoutEffect, useRef } from 'react';
import { useCountryBlock } from '@/components/country/useCountryBlock';
import { closeModal } from '@/hooks/address/modalAddress';
import { useAddress } from '@/hooks/address/useAddress';
import { useAlert } from '@/hooks/useAlert';
import { useBrand } from '@/hooks/useBrand';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { BLOCKED_MARK } from '@/config/countryBlock';
import { readStored, STORED } from '@/services/browser/storage';
import { Brand } from '@/components/ui/pictures/Brand';
import { LanguageSelector } from '../menu/LanguageSelector';
import { latePart } from '../late/latePart';
import { useShell } from '../ShellContext';
import { CONTENT_ID } from '../frame/SkipLink';

const BlockedScreen = latePart({
  texts: ['blocked'],
  load: async () => (await import('@/components/country/BlockedScreen')).BlockedScreen,
});

/** Dialogs allowed over the block, so that players can log in to withdraw (OP-067). */
const LOGIN_DIALOGS: readonly string[] = ['login', 'verify-email-expired'];

/** Closes dialogs that are not allowed over the block. */
function useOnlyLogin(blocked: boolean): void {
  const { blockedAllowLogin } = useSettings();
  const asked = useAddress('modal');
  const refused = blocked && asked !== null && !(blockedAllowLogin && LOGIN_DIALOGS.includes(asked));
  useEffect(() => {
    if (refused) closeModal();
  }, [refused]);
}

/**
 * Keeps the mark on the document element current. When the block is lifted, the page gets the focus, and after a
 * successful verification a message says so.
 */
function useMark(blocked: boolean): void {
  const t = useT();
  const alert = useAlert();
  const was = useRef(false);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(BLOCKED_MARK, blocked);
  }, [blocked]);
  useEffect(() => {
    const lifted = was.current && !blocked;
    was.current = blocked;
    if (!lifted) return;
    if (readStored(STORED.verified) === 'true' && !readStored(STORED.token)) alert.success(t('shell.blockLifted'));
    if (!document.querySelector('dialog[open]')) document.getElementById(CONTENT_ID)?.focus();
  }, [blocked, alert, t]);
}

/** The country block over all but the exempt pages (S-08). Loaded once the page is idle, or at once if it shows. */
export function CountryGate() {
  const { address, reverseGeocodeUrl } = useShell();
  const blocked = useCountryBlock(address);
  useMark(blocked !== null);
  useOnlyLogin(blocked !== null);
  const brand = useBrand();
  return (
    blocked && (
      <BlockedScreen
        {...blocked}
        geocode={reverseGeocodeUrl}
        brand={<Brand {...brand} />}
        language={<LanguageSelector />}
      />
    )
  );
}
