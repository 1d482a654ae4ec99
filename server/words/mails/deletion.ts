import { dayInWords } from '../../../contract/dayInWords.ts'
import type { MailText } from './mailText.ts'

/**
 * Email about a deleted account.
 *
 * @param eraseAt milliseconds since 1970
 */
export const accountDeletedWords = (eraseAt: number, brand: string): MailText => ({
  subject: 'Your account will be deleted',
  lead: `You deleted your ${brand} account. We’ll erase it on ${dayInWords(eraseAt)}. Changed your mind? Log in before then and keep it:`,
  action: 'Log in',
  rest: 'We logged you out everywhere. If you didn’t do this, log in, keep your account, and change your password.',
})
