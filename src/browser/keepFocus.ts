/**
 * Lets no focus be lost: when what had it goes or is hidden, and nothing else takes it, reading goes on at the title
 * of the page. Whoever clicks beside everything gave it up, and keeps it so.
 */
export function keepFocus(): void {
  let held: Element | null = null

  const look = () => {
    const { activeElement, body } = document
    if (activeElement !== body) held = activeElement
    else if (held?.isConnected && held.checkVisibility()) held = null
    else if (held) document.getElementById('title')?.focus({ preventScroll: true })
  }

  // The page may have been in somebody's hands before it was listening.
  look()
  // Captured: React stops the events in a part that it has not taken over yet.
  addEventListener('focusin', look, { capture: true })
  addEventListener(
    'focusout',
    // While a menu closes, nothing has focus until the browser restores it.
    ({ relatedTarget }) => {
      // Not before it is clear whether its element stays.
      if (!relatedTarget) queueMicrotask(look)
    },
    { capture: true },
  )
  // Not every browser tells that the focus is gone with its element.
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}
