import { Alerts } from './Alerts';
import { AppGate } from './AppGate';
import { CheckGate } from '../market/CheckGate';
import { ConsentGate } from './ConsentGate';
import { CountryGate } from './CountryGate';
import { FailedDeposit } from './FailedDeposit';
import { LateChat } from '../late/chatParts';
import { GrowingCover } from './GrowingCover';
import { ModalStage } from '../modal/ModalStage';
import { NoticeGate } from './NoticeGate';
import { KeepFocus } from '../frame/KeepFocus';
import { OfflineBar } from '../frame/OfflineBar';
import { PageLanguage } from './PageLanguage';
import { QuietGate } from './QuietGate';
import { StopGate } from './StopGate';
import { TestGate } from './TestGate';

/** `consentAsked`: the consent button was pressed before this component loaded. */
export type NoticesProps = { consentAsked?: boolean };

/**
 * What may appear over any page: network state, toasts (S-10), the country block (S-08), consent, chat, the reality
 * check, dialogs.
 */
export const Notices = ({ consentAsked }: NoticesProps) => (
  <>
    <PageLanguage />
    <KeepFocus />
    <OfflineBar />
    <Alerts />
    <FailedDeposit />
    <CountryGate />
    <TestGate />
    <ConsentGate asked={consentAsked} />
    <LateChat />
    <AppGate />
    <QuietGate />
    <StopGate />
    <NoticeGate />
    <CheckGate />
    <ModalStage />
    <GrowingCover />
  </>
);
