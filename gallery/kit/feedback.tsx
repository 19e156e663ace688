import { HeldPlace } from '@/components/ui/feedback/HeldPlace';
import { Loading } from '@/components/ui/feedback/Loading';
import { LoadingPlace } from '@/components/ui/feedback/LoadingPlace';
import { Notice } from '@/components/ui/feedback/Notice';
import { Pill } from '@/components/ui/feedback/Pill';
import { ResendButton } from '@/components/ui/feedback/ResendButton';
import { RestrictedRegistration } from '@/components/ui/feedback/RestrictedRegistration';
import { Result } from '@/components/ui/feedback/Result';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { StatusPill } from '@/components/ui/feedback/StatusPill';
import { SupportReference } from '@/components/ui/feedback/SupportReference';
import { Button } from '@/components/ui/controls/Button';
import { drawn, LONG, LONG_WORD } from '../base/entry';

const TONES = ['info', 'success', 'warning', 'danger'] as const;
const STATUSES = ['completed', 'pending', 'rejected', 'cancelled'] as const;
const SHAPES = ['line', 'heading', 'tab', 'cell', 'cover', 'wideCover'] as const;

const resend = (over: Partial<Parameters<typeof ResendButton>[0]>) =>
  function Resend() {
    return <ResendButton resend={() => {}} busy={false} waitSeconds={0} state="idle" message={null} {...over} />;
  };

export const feedback = [
  drawn('HeldPlace', 'components/ui/feedback/HeldPlace.tsx', { loading: () => <HeldPlace phone={160} wide={220} /> }),
  drawn('Loading', 'components/ui/feedback/Loading.tsx', {
    loading: () => <Loading />,
  }),
  drawn('LoadingPlace', 'components/ui/feedback/LoadingPlace.tsx', { loading: () => <LoadingPlace /> }),
  drawn('Notice', 'components/ui/feedback/Notice.tsx', {
    usual: () => TONES.map((tone) => <Notice key={tone} tone={tone}>{`This is ${tone}.`}</Notice>),
    long: () => TONES.map((tone) => <Notice key={tone} tone={tone}>{`${LONG} ${LONG_WORD}`}</Notice>),
  }),
  drawn('Pill', 'components/ui/feedback/Pill.tsx', {
    usual: () =>
      [...TONES, 'quiet' as const].map((tone) => (
        <Pill key={tone} tone={tone}>
          {tone}
        </Pill>
      )),
  }),
  drawn('ResendButton', 'components/ui/feedback/ResendButton.tsx', {
    usual: resend({}),
    loading: resend({ busy: true }),
    sent: resend({ state: 'sent', waitSeconds: 59 }),
    error: resend({ state: 'failed', message: 'The message could not be sent. Try again in a minute.' }),
    long: resend({ state: 'failed', message: `${LONG} ${LONG_WORD}` }),
  }),
  drawn('RestrictedRegistration', 'components/ui/feedback/RestrictedRegistration.tsx', {
    usual: () => <RestrictedRegistration reason="country" />,
    window: () => <RestrictedRegistration reason="window" />,
  }),
  drawn('Result', 'components/ui/feedback/Result.tsx', {
    usual: () => <Result value="48.00" currency="EUR" />,
    loss: () => <Result value="-12.50" currency="EUR" />,
    zero: () => <Result value="0.00" currency="EUR" />,
    long: () => <Result value="-123456789012.34" currency="EUR" />,
  }),
  drawn('Skeleton', 'components/ui/feedback/Skeleton.tsx', {
    usual: () => SHAPES.map((shape) => <Skeleton key={shape} $shape={shape} />),
    still: () => <Skeleton $shape="line" $still />,
  }),
  drawn('EmptyState, ErrorState', 'components/ui/feedback/StateBlock.tsx', {
    empty: () => <EmptyState title="No games here yet" text="Try another word." action={<Button>All games</Button>} />,
    error: () => <ErrorState title="The games did not load" text="Your money is safe." onRetry={() => {}} />,
    final: () => <ErrorState title="The games did not load" />,
    long: () => <EmptyState title={LONG} text={`${LONG} ${LONG_WORD}`} />,
  }),
  drawn('StatusPill', 'components/ui/feedback/StatusPill.tsx', {
    usual: () => STATUSES.map((status) => <StatusPill key={status} status={status} />),
  }),
  drawn('SupportReference', 'components/ui/feedback/SupportReference.tsx', {
    usual: () => (
      <Notice tone="danger">
        <p>The payment provider did not answer.</p>
        <SupportReference id="7f0c5a1e9b3d4e688a2c1f0d5b7e9a34" />
      </Notice>
    ),
  }),
];
