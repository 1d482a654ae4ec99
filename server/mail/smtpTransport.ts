import { loopbackNames } from '../operations/loopback.ts'
import { PermanentFailure, JobFailed, Outage } from '../work/failures.ts'
import { messageOf, nodemailer, once, type Transport } from './transport.ts'
import { startupTexts } from '../words/startup.ts'

const CONNECTIONS = 5

/**
 * Sends by SMTP, over at most five reused connections. The certificate of the server is verified. A server
 * that does not respond within 10 s counts as unavailable. TLS is required for other machines, unless the URL
 * has `?requireTLS=false`.
 */
export function createSmtpTransport(smtpUrl: string, from: string): Transport {
  const { host, hostname } = new URL(smtpUrl)
  const smtp = once(async () => {
    const { createTransport } = await nodemailer()
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: CONNECTIONS,
      // Retries once if the server has closed an idle connection; further retries are up to the job.
      maxRequeues: 1,
      idleTimeout: 30_000,
      requireTLS: !loopbackNames.includes(hostname),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  })
  return {
    destination: startupTexts.mailsBySmtp(host),
    atOnce: CONNECTIONS,
    send: async (mail, signal) => {
      const transporter = await smtp.get()
      try {
        await transporter.sendMail({ ...messageOf(mail, from), signal })
      } catch (error) {
        throw judged(error)
      }
    },
    close: () => void smtp.made()?.then((made) => made.close()),
  }
}

// Permanent errors about the recipient in RFC 3463, section 3.2: the mailbox, its domain or its address does
// not exist, has moved, or accepts no email (RFC 7505). Other codes of 5.1 are about the sender, and other
// errors, such as relaying or blocklists, can be fixed by the operator.
const NO_MAILBOX = /^5\d\d[ -]5\.1\.(1|2|3|6|10)\b/

function judged(error: unknown): JobFailed {
  if (!(error instanceof Error)) return new Outage('unknown')
  const unsaid = { code: undefined, command: undefined, response: undefined, responseCode: undefined }
  const { code, command, name, response, responseCode } = { ...unsaid, ...error, name: error.name }
  // Excludes the text of the mail server's response, which contains the address.
  const reason = [code ?? name, responseCode].filter(Boolean).join(' ')
  if (command === 'RCPT TO' && NO_MAILBOX.test(String(response))) return new PermanentFailure(reason)
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM'
  return isAboutMail && responseCode !== 421 ? new JobFailed(reason) : new Outage(reason)
}
