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
import { outboxTexts } from '../words/outbox.ts'
import { keptMailSchema, outboxDirectory, type KeptMail } from '../mail/fileTransport.ts'

interface DevPagesParts {
  readonly dataDir: string
  readonly trustedProxies: number
  readonly localAccess: LocalAccess
}

/**
 * Pages for developers on this machine with the emails that were written to files: `/dev/outbox`, and a page
 * per email with its text and, in a frame without scripts, its HTML. Requests from other machines, and those
 * forwarded by a local proxy, get 404.
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
        outboxTexts.title,
        mails.length === 0
          ? html`<p>${outboxTexts.none}</p>`
          : html`<p>${outboxTexts.lead} ${outboxTexts.count(mails.length)}.</p>
              <table>
                <thead>
                  <tr>
                    <th scope="col">${outboxTexts.subject}</th>
                    <th scope="col">${outboxTexts.to}</th>
                    <th scope="col">${outboxTexts.sent}</th>
                  </tr>
                </thead>
                <tbody>
                  ${mails.map(
                    ({ name, recipient, sentAt, subject }) =>
                      html`<tr>
                        <td><a href="/dev/outbox/${name}">${subject}</a></td>
                        <td>${recipient}</td>
                        <td><time datetime="${sentAt}">${outboxTexts.sentAt(sentAt)}</time></td>
                      </tr>`,
                  )}
                </tbody>
              </table>`,
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
        html`<p><a href="/dev/outbox">← ${outboxTexts.all}</a></p>
          <dl>
            <dt>${outboxTexts.to}</dt>
            <dd>${recipient}</dd>
            <dt>${outboxTexts.sent}</dt>
            <dd><time datetime="${sentAt}">${outboxTexts.sentAt(sentAt)}</time></dd>
            <dt>${outboxTexts.link}</dt>
            <dd><a href="${link}">${link}</a></dd>
          </dl>
          <div class="both">
            <section>
              <h2>${outboxTexts.designed}</h2>
              <iframe sandbox title="${outboxTexts.frame}" src="/dev/outbox/${name}/html"></iframe>
            </section>
            <section>
              <h2>${outboxTexts.plain}</h2>
              <pre>${text}</pre>
            </section>
          </div>`,
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
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: #8883; --link: light-dark(#004038, #81d0ba) }
  body { max-width: 80rem; margin: 0 auto; padding: 2rem 1.25rem; overflow-wrap: anywhere; background: light-dark(#fbfaf6, #071312) }
  h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2 }
  h2 { margin: 0 0 .5rem; font-size: 1rem }
  a { color: var(--link) }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: .6rem 1rem .6rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
  th { font-size: .875rem; font-weight: 500; opacity: .75 }
  td:last-child { white-space: nowrap; font-variant-numeric: tabular-nums }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; margin: 1rem 0 1.5rem }
  dt { opacity: .75 }
  dd { margin: 0 }
  .both { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)) }
  iframe, pre { box-sizing: border-box; width: 100%; height: 46rem; margin: 0; border: 1px solid var(--line); border-radius: 12px }
  pre { overflow: auto; padding: 1.25rem; white-space: pre-wrap; background: light-dark(#fff, #101f1d) }
  @media (max-width: 37rem) { td:nth-child(2), th:nth-child(2) { display: none } }
`
const lookHash = createHash('sha256').update(look).digest('base64')
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'"
const policy = `${nothing}; style-src 'sha256-${lookHash}'; frame-src 'self'; frame-ancestors 'none'`
const policyOfMails = `${nothing}; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox`

// Checks the host name as well: with DNS rebinding, a foreign name may resolve to this machine.
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
