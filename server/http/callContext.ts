import type { Context } from 'hono'
import type { Role } from '../../contract/roles.ts'
import type { CallContext } from '../calls/shared/context.ts'
import { relyingPartyOf } from '../identity/relyingParty.ts'
import { deviceOf } from '../security/devices.ts'
import { digest, keyedHash } from '../security/secrets.ts'
import type { ApiParts } from './api.ts'
import { clientDevice } from './clientDevice.ts'
import { limitsFor } from './clientLimits.ts'
import { browserCookies, noCookies } from './cookies.ts'
import type { HttpEnvironment } from './environment.ts'

/** Creates the context of a call in a role. */
export function callContext(
  c: Context<HttpEnvironment>,
  role: Role,
  parts: ApiParts,
  auditAccount: CallContext['auditAccount'] = () => {},
): CallContext {
  const { appOrigin, brand, postingReview, undoSeconds } = parts.settings
  const { runReaderTask } = parts.store
  const { bearer } = c.env
  const cookiesOf = (each: Role) =>
    bearer !== undefined ? noCookies : browserCookies(c, each, appOrigin?.startsWith('https:') ?? false)
  const sessionHashOf = (each: Role) => {
    if (bearer !== undefined) return bearer?.role === each ? bearer.sessionHash : undefined
    const token = cookiesOf(each).read('session')
    return token === undefined ? undefined : digest(token)
  }
  return {
    role,
    brand,
    relyingParty: relyingPartyOf(brand, appOrigin, c.env.incoming.socket.localPort),
    postingReview,
    undoSeconds,
    now: parts.now(),
    db: parts.store.db,
    reader: parts.store.reader,
    ...(runReaderTask && { runReaderTask }),
    client: () => clientDevice(c.req.header('User-Agent') ?? '', c.get('networks')),
    passwords: parts.passwords.inLane(c.get('networks').at(-1) ?? ''),
    cookies: cookiesOf(role),
    isFamiliar: async (account) =>
      deviceOf(keyedHash(parts.hashKey), cookiesOf(role).read('device'), account) !== undefined,
    keepsSession: bearer !== undefined,
    sessionHash: sessionHashOf(role),
    sessionHashOf,
    limits: limitsFor(c, parts),
    keyedHash: keyedHash(parts.hashKey),
    hashKey: parts.hashKey,
    auditAccount,
    noteClientError: (report) => {
      parts.logger.warn({ clientError: report, requestId: c.get('requestId') }, 'A page had an error')
      parts.countClientError(report.browser)
    },
    isDirect: () => parts.localAccess.isDirect(c.env.incoming.headers),
    noteIfPossible: async (writing) => {
      try {
        await writing
      } catch (error) {
        if (!parts.store.isOutOfService(error)) throw error
        parts.logger.error({ error, requestId: c.get('requestId') }, 'An opening could not be recorded')
      }
    },
    wakeOutbox: parts.wakeOutbox,
    wakeDeadlines: parts.wakeDeadlines,
    wakeExports: parts.wakeExports,
    wakeErasures: parts.wakeErasures,
    resolveTxt: parts.resolveTxt,
    typesetter: parts.typesetter,
    documents: parts.documents,
    importer: parts.importer,
    fileCheck: parts.fileCheck,
    pictures: parts.pictures,
    views: parts.views,
    profileViews: parts.profileViews,
    providers: parts.providers,
  }
}
