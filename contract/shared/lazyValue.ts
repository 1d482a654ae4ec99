/**
 * Returns a getter of a value that is created once, on first use. Used for what is slow to create and rarely needed
 * at once, such as `Intl` objects: the first one loads locale data, which takes longer than evaluating all modules of
 * a page.
 */
export function lazyValue<Value>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= create())
}
