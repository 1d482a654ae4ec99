import type { MailContent } from './templates.ts'

export interface Mail extends MailContent {
  /** Local part of the Message-ID, by which recipients detect duplicates. */
  readonly id: string
  readonly recipient: string
  /** Whose mail it is. */
  readonly accountId?: string | undefined
}

/** Hands mails over for good. */
export interface Transport {
  /** Destination of mails, printed at the start. */
  readonly destination: string
  /** Number of concurrent deliveries. */
  readonly atOnce: number
  /**
   * Rejects when delivery failed or was not confirmed: with `PermanentFailure` for an unknown mailbox, with `Outage`
   * when other mails would fail as well.
   */
  readonly send: (mail: Mail, signal: AbortSignal) => Promise<void>
  readonly close: () => void
}

/** The message itself, as nodemailer takes it. */
export const messageOf = ({ id, recipient, subject, text, html, stop }: Mail, from: string) => ({
  from,
  to: { name: '', address: recipient },
  subject,
  text,
  html,
  messageId: `<${id}@${/@([^<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    // RFC 8058: the mail program stops them by itself when its user says so.
    ...(stop !== undefined && {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

// A quarter of the time that starting takes would go to it; who only looks around sends no mail.
export const nodemailer = () => import('nodemailer')

/** Makes a value when it is first asked for, and no other. */
export function once<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined
  return { get: () => (made ??= make()), made: () => made }
}
