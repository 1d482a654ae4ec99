const loads = new Set<() => Promise<unknown>>()

/**
 * Registers a module that is needed for interaction but not for rendering. It loads on the first touch, key
 * press or focus, or earlier when it is requested.
 *
 * @param load imports the module, written in place: `() => import('./api.ts')`
 * @param source path of the module, filled in at build time
 */
export function onFirstTouch<Module>(load: () => Promise<Module>, source = '') {
  loads.add(load)
  return Object.assign(load, { source })
}

const { promise: firstTouch, resolve: touched } = Promise.withResolvers<void>()

/** Resolves on the first touch, key press, focus, or history navigation. */
export { firstTouch }

/** Starts to listen for the first interaction, which may already have happened. */
export function awaitFirstTouch(): void {
  // Includes history navigation, because React renders another address only after the whole page is hydrated.
  // Capture phase, because React stops events in parts that are not hydrated yet.
  for (const sign of ['pointerdown', 'keydown', 'focusin', 'popstate'])
    addEventListener(sign, loadAll, { once: true, capture: true })
  if (document.activeElement !== document.body) loadAll()
}

function loadAll() {
  touched()
  for (const load of loads) load().catch(() => undefined)
}
