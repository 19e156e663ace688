/** How long the browser may take to start the download, in milliseconds. */
const KEPT_MS = 60_000;

/** Downloads a file that was created in the page. Browsers only. */
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
