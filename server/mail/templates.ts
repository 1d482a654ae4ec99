import { html, raw } from 'hono/html'
import * as v from 'valibot'
import { accountMailWords } from '../words/mails/accounts.ts'
import { mailFrame } from '../words/mails/frame.ts'
import type { MailText } from '../words/mails/mailText.ts'
import { companyMark } from './companyMark.ts'
import { jobsInHtml, jobsInText } from './jobsInMail.ts'
import type { AccountMailKind } from './kinds.ts'

/** Rendered email. `link` is its main link. */
export const mailSchema = v.object({
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  link: v.string(),
  /** URL that turns off emails of this kind; absent if they cannot be turned off. */
  stop: v.optional(v.string()),
})

export type MailContent = v.InferOutput<typeof mailSchema>

/** Renders an email about an account. */
export const writeMail = (kind: AccountMailKind, about: About): Promise<MailContent> =>
  renderMail(accountMailWords[kind](about.brand), about)

interface About {
  readonly brand: string
  readonly firstName: string | undefined
  readonly link: string
  /** Origin of the application, needed if the text contains paths of pages. */
  readonly origin?: string
  readonly stop?: Stop | undefined
}

/** Unsubscribe information. */
interface Stop {
  /** Name of the kind of email. */
  readonly name: string
  readonly link: string
  /** Text of the link; "Unsubscribe" by default. */
  readonly text?: string
  /** URL for email clients (RFC 8058); the link by default. */
  readonly oneClick?: string
}

/**
 * Renders an email as text and HTML, with all text escaped.
 *
 * @param firstName for the greeting; omitted for an unverified address
 * @param link on a line of its own, so that email clients do not break it
 */
export async function renderMail(
  { subject, mark, lead, quote, items = [], facts = [], jobs = [], action, rest }: MailText,
  { brand, firstName, link, origin = '', stop }: About,
): Promise<MailContent> {
  const greeting = mailFrame.greeting(firstName)
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(darkLook)}
        </style>
      </head>
      <body class="canvas" style="margin: 0; padding: 0; background: #fbfaf6">
        <table
          class="canvas"
          role="presentation"
          width="100%"
          cellspacing="0"
          cellpadding="0"
          bgcolor="#fbfaf6"
        >
          <tr>
            <td align="center" style="padding: 32px 20px">
              <table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="${column}">
                <tr>
                  <td style="${band}">${brand}</td>
                </tr>
                <tr>
                  <td style="padding: 0; font-size: 0; line-height: 0">${progressBar}</td>
                </tr>
                <tr>
                  <td class="card" style="${card}">
                    ${mark === undefined ? '' : companyMark(mark, origin)}
                    <h1 style="${heading}">${subject}</h1>
                    <p style="${paragraph}">${greeting}</p>
                    <p style="${paragraph}">${lead}</p>
                    ${
                      quote === undefined
                        ? ''
                        : html`<blockquote class="quote" style="${quoted}">${quote}</blockquote>`
                    }
                    ${facts.map(
                      ({ name, text }) =>
                        html`<p style="${paragraph}; white-space: pre-line">
                          <strong>${name}</strong><br />${text}
                        </p>`,
                    )}
                    ${items.map(
                      (item) =>
                        html`<p style="${paragraph}">
                          <a class="link" href="${origin + item.path}" style="${itemLink}">${item.text}</a>
                        </p>`,
                    )}
                    ${jobsInHtml(jobs, origin)}
                    <p style="${paragraph}; padding: 8px 0">
                      <a class="button" href="${link}" style="${button}">${action}</a>
                    </p>
                    <p style="${paragraph}">${rest}</p>
                    <p class="muted" style="${small}">${mailFrame.copyLink}<br />${link}</p>
                    ${
                      stop === undefined
                        ? ''
                        : html`<p class="muted" style="${small}">
                            ${mailFrame.stopQuestion(stop.name)}
                            <a class="muted" href="${stop.link}" style="color: #475653"
                              >${stop.text ?? mailFrame.stopLink}</a
                            >
                          </p>`
                    }
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return {
    subject: `${subject} | ${brand}`,
    text: [
      greeting,
      lead,
      ...(quote === undefined ? [] : [quote]),
      ...facts.map(({ name, text }) => `${name}:\n${text}`),
      ...items.map((item) => `${item.text}\n${origin}${item.path}`),
      ...jobsInText(jobs, origin),
      link,
      rest,
      ...(stop === undefined ? [] : [`${mailFrame.stopInText(stop.name)}\n${stop.link}`]),
      `${brand}\n`,
    ].join('\n\n'),
    html: page.toString(),
    link,
    ...(stop && { stop: stop.oneClick ?? stop.link }),
  }
}

// Inline styles with the colors of the light theme, because email clients support neither external classes
// nor variables.
const font = "font-family: 'Outfit Variable', Outfit, Arial, sans-serif"
const column = 'max-width: 520px; border-collapse: separate; text-align: start'
const band = `${font}; padding: 18px 28px; border-radius: 20px 20px 0 0; background: #004038; color: #fbfaf6; font-size: 18px; font-weight: 600`
// Long words must not make the email wider than a phone.
const broken = 'overflow-wrap: anywhere; word-break: break-word'
const card = `${font}; padding: 28px; border: 1px solid #dfdcd2; border-top: 0; border-radius: 0 0 20px 20px; background: #ffffff; color: #101f1d; font-size: 17px; line-height: 1.5; ${broken}`
const heading = 'margin: 0 0 20px; font-size: 28px; line-height: 1.14; font-weight: 600'
const paragraph = 'margin: 0 0 16px'
const quoted = 'margin: 0 0 16px; padding: 0 0 0 16px; border-left: 4px solid #004038; white-space: pre-line'
const button =
  'display: inline-block; padding: 14px 24px; border-radius: 12px; background: #004038; color: #ffffff; font-weight: 600; text-decoration: none'
const itemLink = 'color: #004038; font-weight: 600'
const small = 'margin: 24px 0 0; color: #475653; font-size: 14px; line-height: 1.4'

/** Progress bar of an application, in the same style as on its page. */
const progressBar = html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0">
  <tr>
    <td width="70%" height="6" bgcolor="#fcbd8e"></td>
    <td width="30%" height="6" bgcolor="#339682"></td>
  </tr>
</table>`

const darkLook = `@media (prefers-color-scheme: dark) {
  .canvas { background: #071311 !important }
  .card { background: #101f1d !important; border-color: #283835 !important; color: #ebf2ef !important }
  .job { border-color: #283835 !important }
  .quote { border-color: #81d0ba !important }
  .link { color: #81d0ba !important }
  .muted { color: #b9c6c2 !important }
  .button { background: #81d0ba !important; color: #001c19 !important }
}`
