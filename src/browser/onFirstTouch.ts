const loads = new Set<() => Promise<unknown>>()

/**
 * A module that no page needs to be shown, but whoever begins to do something there: it is loaded at the first touch,
 * key or focus, or at the latest when it is asked for.
 *
 * @param load imports the module, written in place: `() => import('./api.ts')`
 * @param source where the module stands in the repository; the build writes it, so that no file is named twice
 */
export function onFirstTouch<Module>(load: () => Promise<Module>, source = '') {
  loads.add(load)
  return Object.assign(load, { source })
}

const { promise: firstTouch, resolve: touched } = Promise.withResolvers<void>()

/** Resolves at the first touch, key, focus, or step through the history. */
export { firstTouch }

/** Waits for the first touch; the page may have been in a person's hands before it was listening. */
export function awaitFirstTouch(): void {
  // A step through the history too: React shows no other address before it has taken over the whole page.
  // Captured: React stops the events in a part that it has not taken over yet.
  for (const sign of ['pointerdown', 'keydown', 'focusin', 'popstate'])
    addEventListener(sign, loadAll, { once: true, capture: true })
  if (document.activeElement !== document.body) loadAll()
}

function loadAll() {
  touched()
  for (const load of loads) load().catch(() => undefined)
}
