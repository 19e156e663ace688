import { Clock } from 'lucide';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { intlTag } from '@/config/locale';
import { Icon } from '@/components/ui/pictures/Icon';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { utcOffset } from '@/domain/format/zone';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { useShell } from '../ShellContext';

/** Whether something has come into sight by now; at once where the browser cannot tell. */
function useInSight(place: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setInSight(true);
      observer.disconnect();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return inSight;
}

/**
 * Time and zone where the visitor is (OP-099): its sign once the browser knows them, its words from when it comes into sight
 * on, since the first words of Intl hold a phone up.
 */
export function FooterClock() {
  const place = useRef<HTMLSpanElement>(null);
  const inSight = useInSight(place);
  const instant = useClock();
  return (
    <span className="clock" ref={place}>
      {instant !== null && <Icon of={Clock} size={16} />}
      {instant !== null && inSight && <Time instant={instant} />}
    </span>
  );
}

function Time({ instant }: { instant: number }) {
  const t = useT();
  const { locale } = useShell();
  const date = new Date(instant);
  const time = date.toLocaleTimeString(intlTag(locale), { hour: 'numeric', minute: '2-digit' });
  return (
    <>
      <VisuallyHidden>{t('shell.footer.time')}: </VisuallyHidden>
      <bdi>
        {time} · {utcOffset(-date.getTimezoneOffset())}
      </bdi>
    </>
  );
}
