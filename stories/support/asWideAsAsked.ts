/** Timeout for resizing a window, in milliseconds. */
const longest = 2_000

/**
 * Waits until the window is as wide as the toolbar says, which Storybook makes it while a story is being prepared. A
 * window of its own keeps its width, and no story is held up for ever.
 *
 * @param width in px, with its unit
 */
export async function asWideAsAsked(width: string | undefined): Promise<void> {
  const wanted = Number.parseInt(width ?? '', 10)
  const isThere = () => innerWidth === wanted
  if (Number.isNaN(wanted) || window.parent === window || isThere()) return
  const over = AbortSignal.timeout(longest)
  await new Promise<void>((resolve) => {
    over.addEventListener('abort', () => resolve())
    addEventListener('resize', () => isThere() && resolve(), { signal: over })
  })
}
