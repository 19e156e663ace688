/** How long the browser may take to start the download, in milliseconds. */
const KEPT_MS = 60_000;

/** Downloads what was created in the page. Browsers only. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** Downloads a text file that was created in the page. Browsers only. */
export const saveFile = (name: string, type: string, text: string): void => saveBlob(name, new Blob([text], { type }));
