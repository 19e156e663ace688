/** How long the browser may take to begin with it, in milliseconds. */
const KEPT_MS = 60_000;

/** Hands the visitor a file that was made in this page. In browsers only. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
