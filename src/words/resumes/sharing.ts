import { dayInWords } from '../../../contract/dayInWords.ts'
import { isolate } from '../../../contract/isolate.ts'
import { controlWords } from '../shared/controls.ts'

/** Texts of the dialog that shares a resume by link. */
export const shareWords = {
  title: 'Share by link',
  lead: (title: string) =>
    `Anyone with the link can read the latest version of “${isolate(title)}”, without the parts you’ve hidden. We ask search engines not to list it.`,
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: controlWords.copying.blocked('Select the link and copy it.'),
  lastDay: 'Last day of the link (optional)',
  lastDayHint: 'Leave this empty to share until you turn the link off.',
  works: (expiresOn: string | null) =>
    expiresOn === null
      ? 'This link works until you turn it off.'
      : `This link works until ${dayInWords(expiresOn)}.`,
  create: 'Create link',
  change: 'Save day',
  end: 'Turn off link',
  close: 'Close',
} as const
