import { Button } from '@/components/ui/controls/Button';
import { useWrite } from '@/hooks/useWrite';
import type { Answer, Write } from '@/services/http/writes';
import { isBusy, WriteNote } from './WriteNote';

type TakeBackProps = {
  call: (write: Write) => PromiseLike<Answer<unknown>>;
  label: string;
};

/** Takes back what the player asked for and what still waits. */
export function TakeBack({ call, label }: TakeBackProps) {
  const { state, send, askAgain } = useWrite<object, unknown>(call);
  return (
    <>
      <WriteNote state={state} onAsk={askAgain} />
      <div className="acts">
        <Button busy={isBusy(state)} onClick={() => send({})}>
          {label}
        </Button>
      </div>
    </>
  );
}
