/**
 * A value that is created at its first use. The first `Intl` object of a page loads the data of its locale, which takes
 * longer than the evaluation of all modules: pages that format nothing do not wait for it.
 */
export function lazy<Value>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= create())
}
