/**
 * Calls back when the browser restores the page from its back/forward cache.
 *
 * @returns function that unsubscribes
 */
export function watchReturn(onReturn: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  addEventListener('pageshow', shown)
  return () => removeEventListener('pageshow', shown)
}
