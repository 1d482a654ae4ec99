/**
 * Asserts that an optional part of a context exists, in a state that is entered only with it.
 *
 * @throws if the part is undefined
 */
export function required<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The state was entered without what it requires.')
  return part
}
