import { useMethodName } from './useMethodName';

/** The name of a payment method: in our words, or the backend's in its own direction and language. */
export function MethodName({ title }: { title: string }) {
  const { words, lang } = useMethodName()(title);
  return <bdi lang={lang}>{words}</bdi>;
}
