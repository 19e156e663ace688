import { RefreshCw } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/pictures/Icon';
import { IconButton } from '@/components/ui/controls/IconButton';
import { useT } from '@/hooks/useT';

/** It turns for so long, in milliseconds, and on until the answer has come (W-28). */
const TURN_MS = 1_000;

/** Asks again, and turns meanwhile; it does not react while it turns. */
export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<void> }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => void (gone.current = true);
  }, []);
  const refresh = async () => {
    if (busy) return;
    setBusy(true);
    await Promise.all([onRefresh(), new Promise((resolve) => setTimeout(resolve, TURN_MS))]);
    if (!gone.current) setBusy(false);
  };
  return (
    <IconButton label={t('wallet.refresh')} aria-disabled={busy || undefined} onClick={() => void refresh()}>
      <Icon of={RefreshCw} className={busy ? 'spin' : undefined} />
    </IconButton>
  );
}
