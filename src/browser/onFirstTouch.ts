const parts = new Set<() => Promise<unknown>>()

/**
 * A part that no page needs to be shown, but whoever begins to do something there: it is loaded at the first touch,
 * key or focus, or at the latest when it is asked for.
 */
export function later<Part>(load: () => Promise<Part>): () => Promise<Part> {
  parts.add(load)
  return load
}

/** Waits for a person to begin; the page may have been in their hands before it was listening. */
export function loadLater(): void {
  // Captured: React stops the events in a part that it has not taken over yet.
  for (const sign of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(sign, begin, { once: true, capture: true })
  if (document.activeElement !== document.body) begin()
}

function begin() {
  for (const load of parts) load().catch(() => undefined)
}
