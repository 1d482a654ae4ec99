import { arrayBuffer } from 'node:stream/consumers'
import type { Context, Hono } from 'hono'
import type * as v from 'valibot'
import { isPlain } from '../../contract/text.ts'
import { success, successOf } from '../../contract/envelope.ts'
import { resumeUploads } from '../../contract/resumes/uploads.ts'
import { uploads, type Upload } from '../../contract/uploads.ts'
import { callerOf, contextFor } from '../calls/shared/access.ts'
import type { MemberContext } from '../calls/shared/context.ts'
import { projectionOf } from '../projection.ts'
import { keepFile, quota, type Refusal } from '../files/files.ts'
import { pdfName } from '../files/pdfName.ts'
import { contextOf } from './addCall.ts'
import type { ApiParts } from './api.ts'
import { countBody, onlyOwnOrigin, onlyPost, onlySmall } from './checks.ts'
import type { HttpEnvironment } from './environment.ts'
import { Refused } from '../refused.ts'

const LONGEST_NAME = 120

const notTaken = () => new Refused('Choose a PDF.', { status: 415 })
const notAsItIs = () => new Refused('Send the file as it is.', { status: 415 })

/** Where files go. */
export const uploadPaths: ReadonlySet<string> = new Set(
  Object.values({ ...uploads, ...resumeUploads }).map(({ path, role }) => `/api/${role}/${path}`),
)

/** Adds the routes that take a file. */
export function addUploads(api: Hono<HttpEnvironment>, parts: ApiParts): void {
  const { uploadFile } = uploads
  addUpload(api, parts, uploadFile, notTaken, async ({ account, db, now }, content, c) => {
    const name = pdfName(nameIn(c.req.header('X-File-Name')))
    if (!content) throw refusals.notPdf()
    const { id: accountId } = account
    const check = (read: () => Promise<Uint8Array>) => parts.fileCheck.check(accountId, read)
    // Node ends a body where its length says.
    const maxBytes = Number(c.req.header('Content-Length')) || uploadFile.maxBytes
    const incoming = { accountId, name, maxBytes, now, check }
    const kept = await keepFile(db, incoming, content)
    if (typeof kept === 'string') throw refusals[kept]()
    return kept
  })
  const { importResume } = resumeUploads
  addUpload(api, parts, importResume, notAsItIs, async ({ account }, content) => {
    const file = content ? new Uint8Array(await arrayBuffer(content)) : new Uint8Array()
    return new JsonText(await parts.importer.read(account.id, file))
  })
}

/** A result that is JSON already. */
class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Does what is to be done with a file that comes; fails with `Refused`. */
type Take<Result extends v.GenericSchema> = (
  context: MemberContext,
  content: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  c: Context<HttpEnvironment>,
) => Promise<v.InferOutput<Result> | JsonText>

/** Adds a route. Nothing of a file is read before method, origin, type, size and person are right. */
function addUpload<Result extends v.GenericSchema>(
  api: Hono<HttpEnvironment>,
  parts: ApiParts,
  { access, limit, maxBytes, path, result, role, type }: Upload<Result>,
  wrongType: () => Refused,
  take: Take<Result>,
): void {
  const checks = [onlyPost, onlyOwnOrigin(parts.settings.appOrigin), onlySmall(maxBytes)] as const
  const count = countBody(maxBytes)
  const project = projectionOf(result)
  api.all(`/api/${role}/${path}`, ...checks, async (c) => {
    c.set('route', `${role}/${path}`)
    const context = await contextFor[access](callerOf(contextOf(c, role, parts, () => {})))
    await count(c)
    const content = c.req.raw.body
    const answered = async () => {
      if (c.req.header('Content-Type') !== type || c.req.header('Content-Encoding') !== undefined) {
        throw wrongType()
      }
      await context.limits.takeFor(limit, `${path} ${context.account.id}`)
      return take(context, content, c)
    }
    try {
      const answer = await answered()
      if (!(answer instanceof JsonText)) return c.json(success(project(answer)))
      return c.body(successOf(answer.text), 200, { 'Content-Type': 'application/json' })
    } catch (error) {
      // Whoever is hung up on while sending does not hear why.
      if (content && !content.locked) await content.pipeTo(new WritableStream()).catch(() => {})
      throw error
    }
  })
}

const refusals: Readonly<Record<Refusal, () => Refused>> = {
  notPdf: () => new Refused('This is not a PDF, or it is damaged. Choose another file.'),
  noRoom: () => new Refused(`You have ${quota.files} files. Delete one, then there is room for another.`),
  sentMuch: () =>
    new Refused(
      'What you have sent with applications fills the room for your files. Send one of the files that you have, or a resume that you write here.',
    ),
}

/** The name of a file, without the folders that it lay in. */
function nameIn(header: string | undefined): string {
  const name = new URLSearchParams(`name=${(header ?? '').replaceAll('+', '%2B')}`)
    .get('name')
    ?.split(/[/\\]/)
    .at(-1)
    ?.trim()
  if (name && isPlain(name) && [...name].length <= LONGEST_NAME) return name
  throw new Refused(`Give the file a name of at most ${LONGEST_NAME} characters.`, { status: 400 })
}
