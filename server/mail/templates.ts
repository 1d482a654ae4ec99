import { html } from 'hono/html'
import * as v from 'valibot'
import type { MailKind } from '../store/schema.ts'

/** A mail, ready to be sent. `link` is the one link in it. */
export const mailSchema = v.object({
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  link: v.string(),
})

export type MailContent = v.InferOutput<typeof mailSchema>

interface Words {
  readonly subject: string
  readonly lead: string
  readonly action: string
  readonly rest: string
}

const words: Readonly<Record<MailKind, (brand: string) => Words>> = {
  verifyAddress: (brand) => ({
    subject: 'Verify your email address',
    lead: `An account at ${brand} was created with your email address. Open this link to verify that it is yours:`,
    action: 'Verify my email address',
    rest: 'The link works for 24 hours. If you did not create the account, do not open the link; you need not do anything.',
  }),
  resetPassword: (brand) => ({
    subject: 'Reset your password',
    lead: `A new password was requested for your account at ${brand}. Open this link to choose one:`,
    action: 'Choose a new password',
    rest: 'The link works for 30 minutes, once. If you did not request it, you need not do anything: your password stays as it is.',
  }),
  passwordChanged: (brand) => ({
    subject: 'Your password was changed',
    lead: `The password of your account at ${brand} was changed. If it was you, you need not do anything. If it was not, reset your password now:`,
    action: 'Reset my password',
    rest: 'You were logged out on your other devices.',
  }),
}

/**
 * Writes a mail, as text and as HTML.
 *
 * @param firstName how the person is greeted; escaped here
 * @param link an address of the application; stands on a line of its own, so that mail programs leave it whole
 */
export async function writeMail(
  kind: MailKind,
  { brand, firstName, link }: { brand: string; firstName: string; link: string },
): Promise<MailContent> {
  const { subject, lead, action, rest } = words[kind](brand)
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="font-family: Outfit, Arial, sans-serif; color: #1a1a1a; line-height: 1.5">
        <p>Hello ${firstName},</p>
        <p>${lead}</p>
        <p>
          <a
            href="${link}"
            style="display: inline-block; padding: 12px 20px; border-radius: 6px; background: #004038; color: #ffffff"
            >${action}</a
          >
        </p>
        <p>If the button does not work, copy this address into your browser:<br />${link}</p>
        <p>${rest}</p>
        <p>${brand}</p>
      </body>
    </html>`
  return {
    subject: `${subject} | ${brand}`,
    text: `Hello ${firstName},\n\n${lead}\n\n${link}\n\n${rest}\n\n${brand}\n`,
    html: page.toString(),
    link,
  }
}
