/** Calls once the browser has drawn what is there now: the task keeps no frame waiting. */
export function whenDrawn(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
