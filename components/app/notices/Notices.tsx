import { Alerts } from './Alerts';
import { ConsentGate } from './ConsentGate';
import { CountryGate } from './CountryGate';
import { FailedDeposit } from './FailedDeposit';
import { ModalStage } from '../modal/ModalStage';
import { OfflineBar } from '../frame/OfflineBar';
import { TestGate } from './TestGate';

/** `consentAsked`: somebody asked about consent while this was still on its way. */
export type NoticesProps = { consentAsked?: boolean };

/** What may stand over any page: that the network is gone, how something went (S-10), that it is blocked here (S-08), dialogs. */
export const Notices = ({ consentAsked }: NoticesProps) => (
  <>
    <OfflineBar />
    <Alerts />
    <FailedDeposit />
    <CountryGate />
    <TestGate />
    <ConsentGate asked={consentAsked} />
    <ModalStage />
  </>
);
