import type { DataExport } from '../../../contract/privacy/exportCalls.ts'
import { exportLimits } from '../../../contract/privacy/exportCalls.ts'
import { dayHere } from '../dates.ts'
import { megabytesInWords } from '../files/storage.ts'

export const dataExportWords = {
  title: 'Your data',
  what: 'your exports',
  about: {
    candidate:
      'Get a ZIP with your account, resumes, cover letters, files, applications, and messages. You can read it on any computer.',
    employer:
      'Get a ZIP with your account and messages. If you own a company here, it has the company, its job posts, and its applications too.',
  },
  request: 'Export my data',
  requesting: 'Requesting your export',
  waiting: 'Your export starts in a moment. You can leave this page. We’ll email you when it’s ready.',
  running: (percent: number) =>
    `Exporting your data: ${percent}%. You can leave this page. We’ll email you when it’s ready.`,
  progress: 'Export progress',
  ready: ({ bytes, expiresAt }: Pick<DataExport, 'bytes' | 'expiresAt'>) =>
    `Your export is ready: ${megabytesInWords(bytes ?? 0)}. We keep it until ${dayHere(expiresAt ?? '')}.`,
  download: 'Download ZIP',
  downloading: 'Downloading your export',
  expired: `Your last export has expired: we keep one for ${exportLimits.keptDays} days. Export your data again to get a new one.`,
  failed: 'We couldn’t finish your last export. Try again, or contact us if it keeps failing.',
  oldLogin: 'Log in again to download your data. You’ll come back to this page.',
  logInAgain: 'Log in again',
} as const
