import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { aboutMails, type MailChoice } from '../../contract/notices/kinds.ts'
import { shortenedAddress, stoppingField, type Stopping } from '../../contract/notices/stopping.ts'
import { noticePaths } from '../../contract/notices/paths.ts'
import type { ApiParts } from '../http/api.ts'
import { clientAddressOf, networksOf } from '../http/clientAddress.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { Refused } from '../refused.ts'
import { limitsOf } from '../security/callLimits.ts'
import { keyedHash } from '../security/secrets.ts'
import type { Database } from '../store/schema.ts'
import { choicesFor, chooseMails } from '../mail/settings.ts'
import { createStopLinks, type StopLinks } from '../mail/stopLinks.ts'
import { saveTheme } from './saveTheme.ts'
import { sharedRefusals } from '../words/shared.ts'
import { pageTexts } from '../words/pages.ts'

const MOST_BYTES = 4 * 1024

const tooMuch = (c: Context) => c.text(sharedRefusals.tooLarge, 413, { Connection: 'close' })

/** Account of an unsubscribe link; undefined if the link is forged or the account deleted. */
async function recipientOf(db: Database, stopLinks: StopLinks, link: string) {
  const stopped = stopLinks.read(link)
  const account =
    stopped &&
    (await db
      .selectFrom('accounts')
      .select(['id', 'role', 'email_address'])
      .where('id', '=', stopped.accountId)
      .executeTakeFirst())
  return stopped && account && { account, kind: stopped.kind }
}

/** Content of the unsubscribe page: kind of email, recipient, current choice. Null if the link is invalid. */
export async function stoppingOf(db: Database, hashKey: string, link: string): Promise<Stopping> {
  const found = await recipientOf(db, createStopLinks(hashKey), link)
  if (!found) return null
  const { account, kind } = found
  const chosenBy = await choicesFor(db, kind, [account.id])
  return {
    name: aboutMails(kind).name,
    address: shortenedAddress(account.email_address),
    choice: chosenBy(account.id).choice,
  }
}

/**
 * Unsubscribes and resubscribes by a mailed link. Requires no login and reads no cookie, so that email
 * clients can post to it (RFC 8058). Opening the link changes nothing, because link scanners open every link.
 */
export function createStopPages(parts: ApiParts): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>()
  const hash = keyedHash(parts.hashKey)
  const stopLinks = createStopLinks(parts.hashKey)
  const isSecure = parts.settings.appOrigin?.startsWith('https:') ?? false
  const limitBodySize = bodyLimit({ maxSize: MOST_BYTES, onError: tooMuch })

  app.post(noticePaths.stopMails(':link'), limitBodySize, async (c) => {
    c.set('route', 'stop-mails')
    c.header('Cache-Control', 'no-store')
    const networks = networksOf(clientAddressOf(c.env.incoming, parts.settings.trustedProxies))
    try {
      await limitsOf(parts.limits, { networks, hash, pause: parts.pause }).take('anything')
      const link = c.req.param('link') ?? ''
      const said = askedBy(await c.req.parseBody().catch(() => ({})))
      if (!said) return (await saveTheme(c, isSecure)) ?? c.text(pageTexts.noStopForm, 400)
      const found = await recipientOf(parts.store.db, stopLinks, link)
      if (!found) return c.text(pageTexts.deadStopLink, 404)
      const { account, kind } = found
      const choice: MailChoice = said.stops ? 'off' : aboutMails(kind).standard
      await chooseMails(parts.store.db, account.id, [[kind, choice]], parts.now())
      parts.audit.note({
        at: parts.now(),
        role: account.role,
        call: 'stopMails',
        outcome: 'done',
        account_id: account.id,
        address_hash: null,
        client_hash: hash(networks[0]),
        request_id: c.get('requestId'),
      })
      // Email clients do not follow redirects. Browsers are redirected to the new state.
      return said.isByProgram ? c.text(pageTexts.unsubscribed) : c.redirect(noticePaths.stopMails(link), 303)
    } catch (error) {
      if (error instanceof Refused) return c.text(error.message, error.status, { ...error.headers })
      parts.logger.error({ error, requestId: c.get('requestId'), route: 'stop-mails' }, 'failed')
      const isAway = parts.store.isOutOfService(error)
      return c.text(sharedRefusals.notSaved, isAway ? 503 : 500, {
        ...(isAway && { 'Retry-After': '60' }),
      })
    }
  })
  return app
}

/** Kind of form: that of the page, or the one-click form of RFC 8058. Undefined for any other. */
function askedBy(form: Readonly<Record<string, unknown>>) {
  if (form['List-Unsubscribe'] === 'One-Click') return { stops: true, isByProgram: true }
  const said = form[stoppingField]
  return said === 'off' || said === 'on' ? { stops: said === 'off', isByProgram: false } : undefined
}
