import * as v from 'valibot'
import { uploads } from '../../../contract/files/uploads.ts'
import { fileHandlers } from '../../calls/files/fileHandlers.ts'
import type { Kept } from '../../files/files.ts'
import { hostedRefusals } from '../../words/hosted.ts'
import { HostedError } from '../hostedError.ts'
import { boundaryIn, fileInForm, WrongForm } from './fileInForm.ts'
import { newNameIn, objectsOf } from './objects.ts'
import { keyOf, type ObjectContext } from './objectContext.ts'

const { maxBytes, path: limitSubject, type: pdfType } = uploads.uploadFile

const tooLarge = () =>
  new HostedError(413, 'Payload too large', hostedRefusals.objectTooLarge, {
    headers: { Connection: 'close' },
  })

/**
 * Stores the PDF in a request body, either raw or as a form.
 *
 * @param path of the object
 * @param isReplaced true to replace an object of this name, false to refuse it (409)
 */
export async function uploadObject(
  context: ObjectContext,
  path: string,
  isReplaced: boolean,
): Promise<Response> {
  const { c, mostBytes } = context
  const body = atMost(c.req.raw.body, mostBytes)
  try {
    const { id } = await storeBody(context, body, { path, isReplaced })
    return c.json({ Id: id, Key: keyOf(path) })
  } catch (error) {
    // Reads the rest: a client that is disconnected while sending does not receive the error.
    await drain(body).catch(() => {})
    throw error instanceof WrongForm
      ? new HostedError(400, 'invalid_form', hostedRefusals.noFileInForm)
      : error
  }
}

async function storeBody(
  context: ObjectContext,
  body: AsyncGenerator<Uint8Array<ArrayBuffer>>,
  { isReplaced, path }: { readonly path: string; readonly isReplaced: boolean },
): Promise<Kept> {
  const { c, own } = context
  const name = newNameIn(path, own.account.id)
  if (c.req.header('x-metadata') !== undefined) throw unsupported('metadata of its own')
  if (c.req.header('Content-Encoding') !== undefined) throw unsupported('compressed uploads')
  const existing = (await objectsOf(own.db, own.account.id)).find((each) => each.name === name)
  if (existing && !isReplaced) throw objectExists()
  const contentType = c.req.header('Content-Type') ?? ''
  const boundary = boundaryIn(contentType)
  const file =
    boundary === undefined
      ? { type: contentType, content: body, fields: [] }
      : await fileInForm(body, boundary)
  if (file.fields.includes('metadata')) throw unsupported('metadata of its own')
  if (file.type !== pdfType) throw wrongType(file.type)
  const kept = await storeObject(context, name, {
    content: file.content,
    // Node enforces Content-Length, so it is an upper bound of the body.
    bytes: Math.min(Number(c.req.header('Content-Length')) || maxBytes, maxBytes),
  })
  if (existing) await fileHandlers.deleteFile.handle(own, { id: existing.id })
  return kept
}

/** Stores content as a file, with the checks and limits of every upload. Returns the file. */
export async function storeObject(
  { own }: ObjectContext,
  name: string,
  { bytes, content }: { readonly content: AsyncIterable<Uint8Array>; readonly bytes: number },
): Promise<Kept> {
  await own.limits.takeFor('uploadFile', `${limitSubject} ${own.account.id}`)
  const kept = await fileHandlers.uploadFile.handle(own, {
    content: streamOf(atMost(content, maxBytes)),
    name: encodeURIComponent(name),
    maxBytes: bytes,
  })
  return v.parse(uploads.uploadFile.result, kept)
}

const streamOf = (content: AsyncGenerator<Uint8Array<ArrayBuffer>>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const next = await content.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: async () => void (await content.return(undefined)),
  })

/** Passes content through, and throws once it exceeds a number of bytes. */
async function* atMost(
  content: AsyncIterable<Uint8Array> | null,
  most: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let size = 0
  for await (const part of content ?? []) {
    size += part.length
    if (size > most) throw tooLarge()
    yield Uint8Array.from(part)
  }
}

async function drain(content: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of content);
}

export const objectExists = () => new HostedError(409, 'Duplicate', hostedRefusals.objectExists)

/** Error for a storage feature that this server does not support. */
export const unsupported = (what: string) =>
  new HostedError(400, 'not_supported', hostedRefusals.unsupported(what))

const wrongType = (type: string) =>
  new HostedError(415, 'invalid_mime_type', hostedRefusals.wrongType(type.slice(0, 100) || 'unknown'))
