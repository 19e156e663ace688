import { ArrowUpFromLine } from 'lucide';
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
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
import { media } from '@/themes/media';
import { Aside } from '../frame/Aside';
import { QuoteCard } from './QuoteCard';
import { SendState } from './SendState';
import { useQuote } from './useQuote';
import { useSendWithdrawal } from './useSendWithdrawal';
import { WayTabs } from './WayTabs';
import { WithdrawForm } from './WithdrawForm';

/** As high as the form. */
export const FormPlace = () => <HeldPlace phone={640} wide={480} />;

/** Form, what stands beside it, and the list: in this order on a phone, the list below the form on a desktop. */
export const Frame = styled(Columns)`
  ${media.desktop} {
    grid-template-rows: auto 1fr;

    > * {
      grid-column: 1;
    }
    > ${Aside} {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

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
  /** What can be withdrawn. */
  figures: ReactNode;
  /** Whether it can be withdrawn: beside the form, or in its place. */
  checklist: ReactNode;
  /** The withdrawals so far. */
  list: ReactNode;
};

/** A withdrawal from form to outcome (WDR-01, WDR-02): typed, calculated, confirmed with the figures shown. */
export function NewWithdrawal({ user, currency, available, shown, over, open, ...parts }: NewWithdrawalProps) {
  const { figures, checklist, list } = parts;
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
  const quoted = open && methods ? quote.quoted : null;
  const told = isOver ? null : <SendState state={state} quoted={quoted !== null} onAskAgain={askAgain} />;
  if (!open)
    return (
      <Stack>
        {figures}
        {checklist}
        {told}
        {list}
      </Stack>
    );
  return (
    <Frame>
      <Stack>
        {figures}
        {failed ? (
          <ErrorState title={t('ui.loadingError')} text={t('withdrawal.methodsFailed')} onRetry={retry} />
        ) : methods ? (
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
        ) : (
          <FormPlace />
        )}
      </Stack>
      <Aside>
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
          told
        )}
        {checklist}
      </Aside>
      {list && <Stack>{list}</Stack>}
    </Frame>
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
