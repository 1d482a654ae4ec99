/** Formatted JSON of a value. */
export const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Formatted JSON of a list, streamed item by item. */
export async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  let isFirst = true
  for await (const item of items) {
    yield `${isFirst ? '[\n' : ',\n'}${JSON.stringify(item, null, 2)}`
    isFirst = false
  }
  yield isFirst ? '[]\n' : '\n]\n'
}
