import { defineUpload } from '../upload.ts'
import { importMaxBytes } from './importMaxBytes.ts'
import { importedResume } from './imported.ts'

/** Separate from the other uploads, because only the import needs the schema of an imported resume. */
export const resumeUploads = {
  /** Reads a resume from a file (PDF, DOCX, or an export of LinkedIn) without storing it. */
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
