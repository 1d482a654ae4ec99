import type { MailContent } from './templates.ts'

export interface Mail extends MailContent {
  /** Local part of the Message-ID, by which recipients detect duplicates. */
  readonly id: string
  readonly recipient: string
  /** Account id of the recipient. */
  readonly accountId?: string | undefined
}

/** Delivers emails. */
export interface Transport {
  /** Destination of emails as text, printed when the server starts. */
  readonly destination: string
  /** Number of concurrent deliveries. */
  readonly atOnce: number
  /**
   * Delivers an email. Rejects if delivery failed or was not confirmed: with `PermanentFailure` for an
   * unknown mailbox, with `Outage` if other emails would fail, too.
   */
  readonly send: (mail: Mail, signal: AbortSignal) => Promise<void>
  readonly close: () => void
}

/** Message in the format of nodemailer. */
export const messageOf = ({ id, recipient, subject, text, html, stop }: Mail, from: string) => ({
  from,
  to: { name: '', address: recipient },
  subject,
  text,
  html,
  messageId: `<${id}@${/@([^<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    // One-click unsubscribe by the email client (RFC 8058).
    ...(stop !== undefined && {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

// Loaded on demand: it would take a quarter of the startup time, and many servers send no email.
export const nodemailer = () => import('nodemailer')

/** Lazy value: `get` creates it on first use, `made` returns it only if it was created. */
export function once<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined
  return { get: () => (made ??= make()), made: () => made }
}
