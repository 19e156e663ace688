import { CirclePause, SlidersHorizontal } from 'lucide';
import { useId, type ReactNode, type Ref } from 'react';
import { Amount } from '@/components/ui/figures/Amount';
import { Figure } from '@/components/ui/figures/Figures';
import { RunningTime } from '@/components/ui/figures/RunningTime';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatTime } from '@/domain/format/instant';
import { BAR_KEY } from '@/domain/game/frameMessages';
import { limitsLeft } from '@/domain/game/nearLimit';
import { minutesToCheck, minutesUntil, type PlaySession, type SessionBounds } from '@/domain/game/playSession';
import { signOf } from '@/domain/money/signOf';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useCalendarZone } from '@/hooks/player/useCalendarZone';
import { usePlaySession } from '@/hooks/player/usePlaySession';
import { useToken } from '@/hooks/player/useToken';
import { useAbsent } from '@/hooks/useAbsent';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { useLimitsQuery } from '@/services/protection/protection';
import { CockpitRoot } from './CockpitRoot';
import { LimitLine } from './LimitLine';

/** What the player can ask for from the bar. */
export type BarAsk = 'break' | 'limits';

export type CockpitProps = {
  /** Takes the focus when the bar's key is pressed. */
  bar: Ref<HTMLDivElement>;
  onAsk: (what: BarAsk) => void;
};

const UNKNOWN = '–';

/**
 * While real money is played, at every width: time of day where the player lives, time played, net result, next reality
 * check, the fullest limit, and the ways to all limits and to a break. Nothing in it is announced by itself: a screen
 * reader reads it when the focus comes to it.
 */
export function Cockpit({ bar, onAsk }: CockpitProps) {
  const t = useT();
  const id = useId();
  const now = useClock();
  const { session } = usePlaySession();
  const noCheck = useAbsent('realityCheck');
  const noLimits = useAbsent('limits');
  return (
    <CockpitRoot
      ref={bar}
      className="cockpit around"
      role="group"
      tabIndex={-1}
      aria-label={t('play.bar.name')}
      aria-describedby={`${id}figures ${id}check ${id}limit ${id}key`}
      aria-keyshortcuts={BAR_KEY}
    >
      <div className="parts">
        <Figures id={`${id}figures`} now={now} session={session} />
        {!noCheck && (
          <p className="check" id={`${id}check`}>
            <span>{t('play.bar.check')}</span> <b>{checkWords(session, now, t)}</b>
          </p>
        )}
        {!noLimits && (
          <div className="limit" id={`${id}limit`}>
            {session?.bounds ? <SessionLeft bounds={session.bounds} now={now} /> : <FullestLimit />}
          </div>
        )}
        <Button
          look="secondary"
          className="more"
          icon={<Icon of={SlidersHorizontal} size={16} />}
          aria-haspopup="dialog"
          onClick={() => onAsk('limits')}
        >
          <span className="words">{t('play.bar.limits')}</span>
        </Button>
        <BreakButton onAsk={() => onAsk('break')}>
          <span className="short">{t('play.bar.breakShort')}</span>
          <span className="long">{t('play.check.break')}</span>
        </BreakButton>
        <VisuallyHidden id={`${id}key`}>{t('play.bar.key', { key: BAR_KEY })}</VisuallyHidden>
      </div>
    </CockpitRoot>
  );
}

function checkWords(session: PlaySession | null, now: number | null, t: ReturnType<typeof useT>): string {
  if (session?.check.minutes === undefined) return UNKNOWN;
  if (session.check.minutes === null) return t('play.bar.noCheck');
  const minutes = now === null ? null : minutesToCheck(session, now);
  return minutes === null ? UNKNOWN : t('play.bar.checkIn', { minutes: String(minutes) });
}

type FiguresProps = { id: string; now: number | null; session: PlaySession | null };

function Figures({ id, now, session }: FiguresProps) {
  const t = useT();
  const locale = useLocale();
  const zone = useCalendarZone();
  const clock = now === null ? null : formatTime(locale, new Date(now), zone === 'local' ? undefined : zone);
  const started = session?.startedAt ?? null;
  return (
    <dl id={id}>
      <div>
        <dt>{t('play.bar.time')}</dt>
        <dd>{clock === null ? UNKNOWN : <Figure>{clock}</Figure>}</dd>
      </div>
      <div>
        <dt>{t('play.bar.played')}</dt>
        <dd>{session && started !== null ? <RunningTime since={started} ahead={session.ahead} /> : UNKNOWN}</dd>
      </div>
      <div>
        <dt>{t('play.net')}</dt>
        {session && started !== null ? (
          <dd data-sign={signOf(session.netResult)}>
            <Amount value={session.netResult} currency={session.currency} sign="exceptZero" />
          </dd>
        ) : (
          <dd>{UNKNOWN}</dd>
        )}
      </div>
    </dl>
  );
}

/** What is left of the time and the money that the player set before the session. */
function SessionLeft({ bounds: { endsAt, left, currency }, now }: { bounds: SessionBounds; now: number | null }) {
  const t = useT();
  const minutes = now === null ? UNKNOWN : String(minutesUntil(endsAt, now));
  return (
    <>
      <span>{t('play.bounds.left')}</span>{' '}
      <b>
        {t('play.bounds.minutes', { minutes })} · <Amount value={left} currency={currency} />
      </b>
    </>
  );
}

function FullestLimit() {
  const t = useT();
  const { data } = useLimitsQuery(undefined, { skip: useToken() === null });
  if (!data) return <span>{UNKNOWN}</span>;
  const [fullest] = limitsLeft(data.limits);
  if (!fullest) return <span>{t('play.bar.noLimit')}</span>;
  return <LimitLine limit={fullest} />;
}

/** A break in one press where the casino offers breaks; else the way to what it offers; else nothing. */
function BreakButton({ onAsk, children }: { onAsk: () => void; children: ReactNode }) {
  const urlOf = usePageUrl();
  const [noBreak, noFreeze] = [useAbsent('selfExclusion'), useAbsent('breaks')];
  const face = { look: 'outline', className: 'break', icon: <Icon of={CirclePause} size={16} /> } as const;
  if (!noBreak) {
    return (
      <Button {...face} aria-haspopup="dialog" onClick={onAsk}>
        {children}
      </Button>
    );
  }
  return noFreeze ? null : (
    <ButtonLink {...face} href={urlOf('limits')}>
      {children}
    </ButtonLink>
  );
}
