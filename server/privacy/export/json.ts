/** A value as a person can read it. */
export const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** A list as JSON, item by item as they come. */
export async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  let isFirst = true
  for await (const item of items) {
    yield `${isFirst ? '[\n' : ',\n'}${JSON.stringify(item, null, 2)}`
    isFirst = false
  }
  yield isFirst ? '[]\n' : '\n]\n'
}
