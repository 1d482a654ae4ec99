/**
 * Restores lost focus. If the focused element is removed or hidden and no other one gets the focus, it moves
 * to the page title, so that keyboard and screen reader users keep their place. Focus that a person gave up
 * by clicking on the page is not restored.
 */
export function keepFocus(): void {
  let held: Element | null = null

  const look = () => {
    const { activeElement, body } = document
    if (activeElement !== body) held = activeElement
    else if (held?.isConnected && held.checkVisibility()) held = null
    else if (held) document.getElementById('title')?.focus({ preventScroll: true })
  }

  // An element may have been focused before this script ran.
  look()
  // Capture phase, because React stops events in parts that are not hydrated yet.
  addEventListener('focusin', look, { capture: true })
  addEventListener(
    'focusout',
    // A closing menu leaves focus on no element for a moment, until the browser restores it.
    ({ relatedTarget }) => {
      // Deferred, because the element may be removed only after this event.
      if (!relatedTarget) queueMicrotask(look)
    },
    { capture: true },
  )
  // Some browsers fire no event when the focused element is removed.
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}
