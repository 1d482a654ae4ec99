import type { Upload } from '../uploads.ts'
import { importedResume } from './imported.ts'

/** Apart from the other upload, because only who imports a resume needs to know what one is. */
export const resumeUploads = {
  /** Reads a resume out of a file (PDF, DOCX, or an export of LinkedIn), and keeps nothing of it. */
  importResume: {
    path: 'import-resume',
    role: 'candidate',
    access: 'session',
    type: 'application/octet-stream',
    maxBytes: 5 * 1024 * 1024,
    result: importedResume,
    limit: 'importResume',
  },
} as const satisfies Readonly<Record<string, Upload>>

export type ResumeUploadName = keyof typeof resumeUploads
