import { counted } from '../../contract/words/counted.ts'
import { dateFormat } from '../../contract/words/dateFormat.ts'

/** Texts of the pages with the emails of a server without SMTP. */
export const outboxTexts = {
  title: 'Outbox',
  lead: 'Emails this server would send. Set SMTP_URL to send them.',
  count: (emails: number) => counted(emails, 'email', 'emails'),
  none: 'No emails yet. Register, apply, or reply, and they show up here.',
  subject: 'Subject',
  to: 'To',
  sent: 'Sent',
  sentAt: dateFormat({ dateStyle: 'medium', timeStyle: 'short' }),
  link: 'Main link',
  designed: 'Email',
  frame: 'As an email app shows it',
  plain: 'Plain text',
  all: 'All emails',
} as const
