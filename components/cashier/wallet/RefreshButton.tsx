import { RefreshCw } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/pictures/Icon';
import { IconButton } from '@/components/ui/controls/IconButton';
import { useT } from '@/hooks/useT';

/** Minimum duration of the spinning, in milliseconds; it continues until the answer arrives (W-28). */
const TURN_MS = 1_000;

/** Refreshes, and spins meanwhile; presses are ignored while it spins. */
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
