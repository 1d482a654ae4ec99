import * as v from 'valibot'
import { defineUpload } from '../upload.ts'

export const uploads = {
  /** Stores a file for a candidate. */
  uploadFile: defineUpload({
    path: 'upload-file',
    summary: 'Upload a PDF. Send its percent-encoded name in the header `X-File-Name`.',
    role: 'candidate',
    access: 'session',
    type: 'application/pdf',
    wrongType: 'Choose a PDF.',
    maxBytes: 5 * 1024 * 1024,
    result: v.object({ id: v.string(), name: v.string(), bytes: v.number() }),
    limit: 'uploadFile',
  }),
}
