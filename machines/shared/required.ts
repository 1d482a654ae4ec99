/**
 * A part of a context that may be missing, in a state that is entered only once it is there.
 *
 * @throws when it is missing all the same
 */
export function required<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The state was entered without what it requires.')
  return part
}
