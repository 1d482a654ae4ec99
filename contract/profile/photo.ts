import { defineCall, nothing } from '../call.ts'
import { pictureLimits } from '../media/pictures.ts'
import { defineUpload } from '../upload.ts'
import { userSchema } from '../user.ts'

const ofCandidates = { access: 'verified', audit: ['done', 'refused', 'limited'] } as const

/**
 * Uploads for the user's own photo. Employers see it next to the name of an applicant, unless names are
 * hidden.
 */
export const photoCalls = {
  setPhoto: defineUpload({
    path: 'set-photo',
    summary: 'Set your photo: a PNG, JPEG, or WebP, cropped to a square.',
    role: 'candidate',
    type: 'application/octet-stream',
    wrongType: 'Send the file as it is.',
    maxBytes: pictureLimits.bytes,
    result: userSchema,
    limit: 'setPicture',
    ...ofCandidates,
  }),
  removePhoto: defineCall({
    path: 'remove-photo',
    summary: 'Remove your photo.',
    payload: nothing,
    result: userSchema,
    roles: ['candidate'],
    limits: { account: ['setPicture'] },
    ...ofCandidates,
  }),
} as const
