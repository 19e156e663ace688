import { ArrowUpFromLine } from 'lucide';
import { useEffect, useId, useMemo, useState } from 'react';
import { ButtonLink } from '@/components/ui/controls/Button';
import { dropDraft } from '@/components/ui/form/drafts';
import { Card } from '@/components/ui/layout/Card';
import { Columns } from '@/components/ui/layout/Columns';
import { Icon } from '@/components/ui/pictures/Icon';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Page';
import { HeldPlace } from '@/components/ui/feedback/HeldPlace';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import type { PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import type { Withdrawal } from '@/domain/cashier/withdrawal/withdrawal';
import type { User } from '@/domain/account/player/user';
import { WAYS, withdrawalMethods, type Way } from '@/domain/cashier/withdrawal/ways';
import { errorKey } from '@/domain/errors/errorKeys';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { isLostWrite } from '@/hooks/useWrite';
import { useToken } from '@/hooks/player/useToken';
import { usePaymentsQuery } from '@/services/cashier/cashier';
import { QuoteCard, QuoteRoot } from './QuoteCard';
import { SendState } from './SendState';
import { useQuote } from './useQuote';
import { useSendWithdrawal } from './useSendWithdrawal';
import { WayTabs } from './WayTabs';
import { WithdrawForm } from './WithdrawForm';

/** As high as the form with what will be received. */
export const FormPlace = () => <HeldPlace phone={840} wide={640} />;

type NewWithdrawalProps = {
  user: User;
  currency: string;
  /** Decimal text; null where unknown. */
  available: string | null;
  /** Ids of the withdrawals shown on the page. */
  shown: readonly string[];
  /** Ids of those that have ended. */
  over: readonly string[];
  /** False while a condition is unmet: the form is hidden, and only the outcome of the last withdrawal shows. */
  open: boolean;
};

/** A withdrawal from form to outcome (WDR-01, WDR-02): typed, calculated, confirmed with the figures shown. */
export function NewWithdrawal({ user, currency, available, shown, over, open }: NewWithdrawalProps) {
  const t = useT();
  const panel = useId();
  const { methods, failed, retry } = useMethods(user, currency);
  const [way, setWay] = useState<Way | null>(null);
  const [round, setRound] = useState(0);
  const at: Way = way ?? (methods && methods.bank.length === 0 && methods.crypto.length > 0 ? 'crypto' : 'bank');
  const quote = useQuote(at, currency);
  const { state, send, askAgain, reset } = useSendWithdrawal({
    player: user.userId,
    shown,
    onStale: quote.replace,
  });
  const [ended, setEnded] = useState<Withdrawal | null>(null);
  // Once a withdrawal is accepted, the form resets.
  if (state.phase === 'done' && state.answer !== ended) {
    setEnded(state.answer);
    setRound(round + 1);
    quote.drop();
  }
  const draft = `withdraw-${user.userId}`;
  useEffect(() => {
    if (ended !== null) WAYS.forEach((each) => dropDraft(`${draft}-${each}`));
  }, [ended, draft]);
  // What is over, also by cancelling, is not followed any more.
  const isOver = state.phase === 'done' && over.includes(state.answer.id);
  const told = isOver ? null : <SendState state={state} onAskAgain={askAgain} />;
  const { quoted } = quote;
  if (!open) return told;
  if (failed) return <ErrorState title={t('ui.loadingError')} text={t('withdrawal.methodsFailed')} onRetry={retry} />;
  if (!methods) return <FormPlace />;
  return (
    <Columns>
      <Card>
        <Stack>
          <WayTabs
            way={at}
            panel={panel}
            onChange={(next) => {
              setWay(next);
              reset();
            }}
          />
          <div role="tabpanel" id={panel} aria-labelledby={`${panel}-${at}`}>
            {methods[at].length === 0 ? (
              <NoMethod />
            ) : (
              <WithdrawForm
                key={`${at} ${round}`}
                way={at}
                methods={methods[at]}
                currency={currency}
                available={available}
                holder={holderOf(user)}
                draft={ended === null ? `${draft}-${at}` : `${draft}-${at}-${ended.id || round}`}
                onChange={quote.follow}
                onCalculate={(values, intent) => {
                  reset();
                  return quote.calculate(values, intent);
                }}
              />
            )}
          </div>
        </Stack>
      </Card>
      {quoted ? (
        <QuoteCard
          key={quoted.arrivedAt}
          quoted={quoted}
          busy={state.phase === 'sending' || quote.busy}
          held={isLostWrite(state)}
          onConfirm={() => send({ ...quoted.form, ...(quoted.quote.id !== null && { quoteId: quoted.quote.id }) })}
          onAgain={quote.again}
        >
          {told}
          {quote.failed && <CalculationFailed network={quote.failed.network === true} code={quote.failed.code} />}
        </QuoteCard>
      ) : (
        <QuoteRoot as="section" aria-label={t('withdrawal.quote')}>
          <h2>{t('withdrawal.quote')}</h2>
          {told}
          <p className="note">{t('withdrawal.quoteNone')}</p>
        </QuoteRoot>
      )}
    </Columns>
  );
}

type Methods = Readonly<Record<Way, PaymentMethod[]>>;

/** The withdrawal methods available to a player; null until loaded. */
function useMethods({ countryCode, email, tags }: User, currencyCode: string) {
  const skip = useToken() === null;
  const { data, isError, isFetching, refetch } = usePaymentsQuery(
    { currencyCode, ...(countryCode !== null && { countryCode }) },
    { skip },
  );
  const methods = useMemo<Methods | null>(
    () => (data ? withdrawalMethods(data, { currencyCode, countryCode, email, tags }) : null),
    [data, currencyCode, countryCode, email, tags],
  );
  return { methods, failed: isError && !data && !isFetching, retry: () => void refetch() };
}

const holderOf = ({ firstName, lastName, email }: User) => ({
  name: [firstName, lastName].filter(Boolean).join(' '),
  email: email ?? '',
});

function NoMethod() {
  const t = useT();
  const urlOf = usePageUrl();
  return (
    <EmptyState
      icon={<Icon of={ArrowUpFromLine} size={24} />}
      title={t('withdrawal.noMethod')}
      text={t('withdrawal.noMethodText')}
      action={<ButtonLink href={urlOf('contacts')}>{t('withdrawal.contacts')}</ButtonLink>}
    />
  );
}

function CalculationFailed({ network, code }: { network: boolean; code: string | undefined }) {
  const t = useT();
  return (
    <Notice tone={network ? 'warning' : 'danger'}>
      {t(network ? 'withdrawal.calculateLost' : errorKey('withdrawal', code))}
    </Notice>
  );
}
