/**
 * Calls back whenever the browser shows the page again as it was left.
 *
 * @returns a function that ends it
 */
export function watchReturn(onReturn: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  addEventListener('pageshow', shown)
  return () => removeEventListener('pageshow', shown)
}
