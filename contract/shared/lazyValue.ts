/**
 * A value that is created once, at its first use. The first `Intl` object of a page takes longer than the evaluation of
 * all its modules, because the browser reads the data of a locale for it.
 */
export function lazyValue<Value>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= create())
}
