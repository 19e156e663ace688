/** A call to the studio's server; with `sent`, a POST of it as JSON. Fails with words where it is refused. */
export async function ask<T>(address: string, sent?: unknown): Promise<T> {
  const init =
    sent === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) };
  const response = await fetch(address, init);
  const answer = (await response.json()) as T & { message?: string };
  if (!response.ok) throw new Error(answer.message ?? `The server said ${response.status}.`);
  return answer;
}
