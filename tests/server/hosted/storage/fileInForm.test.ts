import { expect, test } from 'vitest'
import { boundaryIn, fileInForm, WrongForm } from '../../../../server/hosted/storage/fileInForm.ts'

/** Splits a body into pieces of this size. */
async function* inPieces(body: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size)
}

const bytesIn = (text: string) => new TextEncoder().encode(text)

/** Encodes a form like a browser. Returns the body and its boundary. */
async function sent(form: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const boundary = boundaryIn(request.headers.get('Content-Type') ?? '')
  if (boundary === undefined) throw new Error('There is no boundary.')
  return { boundary, body: new Uint8Array(await request.arrayBuffer()) }
}

async function read(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

test('The file of a form is found and read, in chunks of any size.', async () => {
  const content = bytesIn(`one\r\n--two\r\n\r\n${'--'.repeat(50)}\r\n-`)
  const form = new FormData()
  form.append('cacheControl', '3600')
  form.append('', new Blob([content], { type: 'application/pdf' }))
  form.append('after', 'text')
  const { body, boundary } = await sent(form)
  for (const size of [1, 2, 3, 7, 64, 10_000]) {
    const file = await fileInForm(inPieces(body, size), boundary)
    expect(file).toMatchObject({ type: 'application/pdf', fields: ['cacheControl'] })
    expect(await read(file.content), `pieces of ${size}`).toEqual(Buffer.from(content))
  }
})

test('A form without a file, with too much else, or without an end is refused.', async () => {
  const empty = new FormData()
  empty.append('name', 'value')
  const long = new FormData()
  long.append('name', 'x'.repeat(10_000))
  long.append('file', new Blob(['x']))
  const many = new FormData()
  for (let count = 0; count < 30; count += 1) many.append('name', 'value')
  many.append('file', new Blob(['x']))
  for (const form of [empty, long, many]) {
    const { body, boundary } = await sent(form)
    await expect(fileInForm(inPieces(body, 100), boundary)).rejects.toThrow(WrongForm)
  }
  await expect(fileInForm(inPieces(bytesIn('text'), 1), 'b')).rejects.toThrow(WrongForm)
  const whole = new FormData()
  whole.append('file', new Blob(['content']))
  const { body, boundary } = await sent(whole)
  const cut = await fileInForm(inPieces(body.subarray(0, -20), 50), boundary)
  await expect(read(cut.content)).rejects.toThrow(WrongForm)
})

test('Only a form has a boundary.', () => {
  expect(boundaryIn('multipart/form-data; boundary=----formdata-1')).toBe('----formdata-1')
  expect(boundaryIn('multipart/form-data; boundary="a b"')).toBeUndefined()
  expect(boundaryIn('multipart/form-data')).toBeUndefined()
  expect(boundaryIn('application/pdf; boundary=x')).toBeUndefined()
})
