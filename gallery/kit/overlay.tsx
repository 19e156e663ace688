import { CircleCheck } from 'lucide';
import { Button } from '@/components/ui/controls/Button';
import { CancelQuestion } from '@/components/ui/overlay/CancelQuestion';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { NotOfferedDialog } from '@/components/ui/overlay/NotOfferedDialog';
import { Question } from '@/components/ui/overlay/Question';
import { StickyFoot } from '@/components/ui/overlay/StickyFoot';
import { Toast } from '@/components/ui/overlay/Toast';
import { Icon } from '@/components/ui/pictures/Icon';
import { drawn, LONG, LONG_WORD } from '../base/entry';

const nothing = () => {};
const WORDS = { keep: 'Keep it', yes: 'Cancel the withdrawal', again: 'Ask again' };

const question = (
  phase: Parameters<typeof CancelQuestion>[0]['phase'],
  text = 'The money goes back to your balance.',
) =>
  function Asked() {
    return (
      <CancelQuestion title="Cancel this withdrawal?" phase={phase} words={WORDS} onYes={nothing} onClose={nothing}>
        <p>{text}</p>
      </CancelQuestion>
    );
  };
const dialog = (props: Partial<Parameters<typeof Dialog>[0]>) =>
  function Opened() {
    return (
      <Dialog open onClose={nothing} title="Free spins" {...props}>
        {props.children ?? <p>Twenty spins wait for you in Koi Fortune.</p>}
      </Dialog>
    );
  };

export const overlay = [
  drawn('CancelQuestion', 'components/ui/overlay/CancelQuestion.tsx', {
    usual: question('idle'),
    loading: question('sending'),
    unknown: question('unknown', 'We didn’t get a response.'),
    refused: question('refused', 'It was sent already.'),
    done: question('done', 'The withdrawal is canceled.'),
    long: question('idle', `${LONG} ${LONG_WORD}`),
  }),
  drawn('Dialog', 'components/ui/overlay/Dialog.tsx', {
    usual: dialog({}),
    wide: dialog({ size: 'wide' }),
    side: dialog({ size: 'side' }),
    end: dialog({ size: 'end' }),
    outcome: dialog({ role: 'alertdialog', icon: <Icon of={CircleCheck} size={24} /> }),
    choice: dialog({
      head: (
        <nav aria-label="Spins or cash">
          <Button>Spins</Button> <Button look="quiet">Cash</Button>
        </nav>
      ),
    }),
    held: () => (
      <Dialog open title="Your break">
        <p>This needs an answer.</p>
        <Button look="primary">Go on</Button>
      </Dialog>
    ),
    long: dialog({
      title: LONG,
      children: Array.from({ length: 30 }, (_, index) => <p key={index}>{`${index + 1} ${LONG} ${LONG_WORD}`}</p>),
    }),
  }),
  drawn('NotOfferedDialog', 'components/ui/overlay/NotOfferedDialog.tsx', {
    usual: () => <NotOfferedDialog open onClose={nothing} />,
  }),
  drawn('Question', 'components/ui/overlay/Question.ts', {
    usual: () => (
      <Question>
        <p>Leave the game?</p>
        <div className="answers">
          <Button>Stay</Button>
          <Button look="primary">Leave</Button>
        </div>
      </Question>
    ),
    long: () => (
      <Question>
        <p>{LONG}</p>
        <div className="answers">
          <Button>{LONG}</Button>
          <Button look="primary">{LONG_WORD}</Button>
        </div>
      </Question>
    ),
  }),
  drawn('StickyFoot', 'components/ui/overlay/StickyFoot.ts', {
    usual: dialog({
      children: (
        <>
          <p>{LONG}</p>
          <StickyFoot>
            <Button look="primary" wide>
              Save
            </Button>
          </StickyFoot>
        </>
      ),
    }),
    long: dialog({
      children: (
        <>
          {Array.from({ length: 30 }, (_, index) => (
            <p key={index}>{`${index + 1} ${LONG}`}</p>
          ))}
          <StickyFoot>
            <Button look="primary" wide>
              Save
            </Button>
          </StickyFoot>
        </>
      ),
    }),
  }),
  drawn('Toast', 'components/ui/overlay/Toast.tsx', {
    usual: () => <Toast kind="success" text="The limit is set." onDismiss={nothing} />,
    error: () => <Toast kind="error" text="The limit was not set." onDismiss={nothing} />,
    long: () => <Toast kind="error" text={`${LONG} ${LONG_WORD}`} onDismiss={nothing} />,
  }),
];
