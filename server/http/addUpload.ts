import type { Hono } from 'hono'
import { isPlain } from '../../contract/text.ts'
import { success } from '../../contract/envelope.ts'
import { uploads } from '../../contract/uploads.ts'
import { callerOf, contextFor } from '../calls/shared/access.ts'
import { keepFile, type Refusal } from '../files/files.ts'
import { contextOf } from './addCall.ts'
import type { ApiParts } from './api.ts'
import { onlyOwnOrigin, onlyPost, onlySmall } from './checks.ts'
import type { HttpEnvironment } from './environment.ts'
import { Refused } from './refused.ts'

const LONGEST_NAME = 120

/** Adds the route that takes a file. Nothing of it is read before method, origin, type, size and person are right. */
export function addUploads(api: Hono<HttpEnvironment>, parts: ApiParts): void {
  const { access, limit, maxBytes, path, role, type } = uploads.uploadFile
  const checks = [onlyPost, onlyOwnOrigin(parts.settings.appOrigin), onlySmall(maxBytes)] as const
  api.all(`/api/${role}/${path}`, ...checks, async (c) => {
    c.set('route', `${role}/${path}`)
    const content = c.req.raw.body
    const keep = async () => {
      if (c.req.header('Content-Type') !== type || c.req.header('Content-Encoding') !== undefined) {
        throw new Refused('Choose a PDF.', { status: 415 })
      }
      const caller = callerOf(contextOf(c, role, parts, () => {}))
      const { account, db, limits, now } = await contextFor[access](caller)
      await limits.takeFor(limit, `${path} ${account.id}`)
      const name = nameIn(c.req.header('X-File-Name'))
      if (!content) throw refusals.notPdf()
      const kept = await keepFile(db, { accountId: account.id, name, maxBytes, now }, content)
      if (typeof kept === 'string') throw refusals[kept]()
      return kept
    }
    try {
      return c.json(success(await keep()))
    } catch (error) {
      // Whoever is hung up on while sending does not hear why.
      if (content && !content.locked) await content.pipeTo(new WritableStream()).catch(() => {})
      throw error
    }
  })
}

const refusals: Readonly<Record<Refusal, () => Refused>> = {
  notPdf: () => new Refused('This is not a PDF, or it is damaged. Choose another file.'),
  noRoom: () => new Refused('There is no room for another file. Delete one first.'),
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
