import { useAlert } from '@/hooks/useAlert';
import { useT } from '@/hooks/useT';
import { useWrite } from '@/hooks/useWrite';
import type { Answer, Write } from '@/services/http/writes';

/** Sends a small write of the chat, again and again if need be; what went wrong is said in an alert. */
export function useChatWrite<B extends object, A>(
  call: (write: B & Write) => PromiseLike<Answer<A>>,
  onDone: (answer: A) => void,
): (body: B) => void {
  const t = useT();
  const alert = useAlert();
  const { send, reset } = useWrite<B, A>(call, {
    onDone: (answer) => {
      onDone(answer);
      reset();
    },
    onRefused: ({ message }) => alert.error(message ?? t('chat.failed')),
    onLost: () => alert.error(t('chat.failed')),
  });
  return send;
}
