/** As many as the server gives at once. */
const atOnce = 20

/**
 * The jobs of which a search asks whether they are saved, in the parts in which it asks.
 *
 * @param slugs of the rows that are loaded, in their order: what was asked once is not asked again for more of them
 * @param open the job beside the list, which may be none of them; null where none is open
 */
export const savedParts = (slugs: readonly string[], open: string | null): readonly (readonly string[])[] => [
  ...Array.from({ length: Math.ceil(slugs.length / atOnce) }, (_, part) =>
    slugs.slice(part * atOnce, (part + 1) * atOnce),
  ),
  ...(open === null || slugs.includes(open) ? [] : [[open]]),
]
