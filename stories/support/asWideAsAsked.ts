/** Timeout for resizing a window, in milliseconds. */
const longest = 2_000

/**
 * Waits until Storybook has resized the frame to the width in the toolbar, which happens while a story is
 * prepared. A separate window keeps its width. Gives up after a timeout.
 *
 * @param width length in px, with unit
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
