import { Clock } from 'lucide';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { dateTag } from '@/domain/format/day';
import { Icon } from '@/components/ui/pictures/Icon';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { utcOffset } from '@/domain/format/zone';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { useShell } from '../ShellContext';

/** Whether the element has been visible; true at once without IntersectionObserver. */
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
 * The visitor's time and time zone (OP-099). The icon appears once the browser knows the time, the text only when it
 * scrolls into view, because the first use of Intl is slow on a phone.
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
  const time = date.toLocaleTimeString(dateTag(locale), { hour: 'numeric', minute: '2-digit' });
  return (
    <>
      <VisuallyHidden>{t('shell.footer.time')}: </VisuallyHidden>
      <bdi>
        {time} · {utcOffset(-date.getTimezoneOffset())}
      </bdi>
    </>
  );
}
