import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { html, raw } from 'hono/html'
import * as v from 'valibot'
import { clientAddressOf } from '../http/clientAddress.ts'
import { isLoopback, loopbackNames } from '../operations/loopback.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import type { LocalAccess } from '../http/localAccess.ts'
import { keptMailSchema, outboxDirectory, type KeptMail } from '../mail/fileTransport.ts'

interface DevPagesParts {
  readonly dataDir: string
  readonly trustedProxies: number
  readonly localAccess: LocalAccess
}

/**
 * The mails that were written to files, as pages for who develops on this machine: `/dev/outbox` and one page per
 * mail, with its text and, in a frame where nothing runs, what a mail program shows. Only for this machine: anybody
 * else gets 404, and so does what a proxy on this machine forwards.
 */
export function createDevPages({
  dataDir,
  localAccess,
  trustedProxies,
}: DevPagesParts): Hono<HttpEnvironment> {
  const directory = outboxDirectory(dataDir)
  const pages = new Hono<HttpEnvironment>()

  pages.use('/dev/*', onlyThisMachine(trustedProxies, localAccess))
  pages.get('/dev/outbox', async (c) => {
    const mails = await Promise.all(
      (await namesIn(directory)).map(async (name) => ({ name, ...(await read(directory, name)) })),
    )
    return c.html(
      page(
        'Outbox',
        mails.length === 0
          ? html`<p>No emails yet.</p>`
          : html`<ul>
              ${mails.map(
                ({ name, recipient, sentAt, subject }) =>
                  html`<li><a href="/dev/outbox/${name}">${subject}</a> to ${recipient}, ${sentAt}</li>`,
              )}
            </ul>`,
      ),
    )
  })
  pages.get('/dev/outbox/:name', async (c) => {
    const name = (await namesIn(directory)).find((each) => each === c.req.param('name'))
    if (!name) return c.notFound()
    const { link, recipient, sentAt, subject, text } = await read(directory, name)
    return c.html(
      page(
        subject,
        html`<p>To ${recipient}, ${sentAt}</p>
          <p><a href="${link}">${link}</a></p>
          <iframe sandbox title="As an email app shows it" src="/dev/outbox/${name}/html"></iframe>
          <pre>${text}</pre>
          <p><a href="/dev/outbox">All emails</a></p>`,
      ),
    )
  })
  pages.get('/dev/outbox/:name/html', async (c) => {
    const name = (await namesIn(directory)).find((each) => each === c.req.param('name'))
    if (!name) return c.notFound()
    c.header('Content-Security-Policy', policyOfMails)
    c.header('X-Frame-Options', 'SAMEORIGIN')
    const mail = await read(directory, name)
    return c.html(mail.html)
  })
  return pages
}

const look = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 45rem; margin: 2rem auto; padding: 0 1.25rem; overflow-wrap: anywhere }
  iframe { width: 100%; height: 42rem; border: 1px solid; border-radius: 8px }
  pre { white-space: pre-wrap }
`
const lookHash = createHash('sha256').update(look).digest('base64')
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'"
const policy = `${nothing}; style-src 'sha256-${lookHash}'; frame-src 'self'; frame-ancestors 'none'`
const policyOfMails = `${nothing}; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox`

// A foreign page could reach this address by a name of its own that leads here; so the name counts too.
const onlyThisMachine =
  (trustedProxies: number, localAccess: LocalAccess): MiddlewareHandler<HttpEnvironment> =>
  async (c, next) => {
    const { incoming } = c.env
    const { hostname } = new URL(c.req.url)
    const isLocal = loopbackNames.includes(hostname) && isLoopback(clientAddressOf(incoming, trustedProxies))
    if (!localAccess.isDirect(incoming.headers) || !isLocal) return c.notFound()
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', policy)
    return next()
  }

const page = (title: string, content: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        ${raw(`<style>${look}</style>`)}
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`

async function namesIn(directory: string): Promise<string[]> {
  const files = await readdir(directory).catch(() => [])
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted()
    .toReversed()
}

const read = async (directory: string, name: string): Promise<KeptMail> =>
  v.parse(keptMailSchema, JSON.parse(await readFile(join(directory, `${name}.json`), 'utf8')))
