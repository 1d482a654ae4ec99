import { defineUpload } from '../upload.ts'
import { importMaxBytes } from './importMaxBytes.ts'
import { importedResume } from './imported.ts'

/** Apart from the other upload, because only who imports a resume needs to know what one is. */
export const resumeUploads = {
  /** Reads a resume out of a file (PDF, DOCX, or an export of LinkedIn), and keeps nothing of it. */
  importResume: defineUpload({
    path: 'import-resume',
    summary:
      'Import a resume from a PDF, DOCX, JSON Resume, or LinkedIn export (ZIP). The file is not stored.',
    role: 'candidate',
    access: 'session',
    type: 'application/octet-stream',
    wrongType: 'Send the file as it is.',
    maxBytes: importMaxBytes,
    result: importedResume,
    limit: 'importResume',
  }),
}
