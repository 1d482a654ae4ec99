import { defineCall, nothing } from '../call.ts'
import { pictureLimits } from '../media/pictures.ts'
import { defineUpload } from '../upload.ts'
import { ownCompany } from './ownCompany.ts'

const ofMembers = { access: 'verified', object: 'company', audit: ['done', 'refused', 'limited'] } as const

/** Uploads for the company logo. Every member may set and remove it. */
export const logoCalls = {
  setCompanyLogo: defineUpload({
    path: 'set-company-logo',
    summary: 'Set your company’s logo: a PNG, JPEG, or WebP, cropped to a square.',
    role: 'employer',
    type: 'application/octet-stream',
    wrongType: 'Send the file as it is.',
    maxBytes: pictureLimits.bytes,
    result: ownCompany,
    limit: 'setPicture',
    ...ofMembers,
  }),
  removeCompanyLogo: defineCall({
    path: 'remove-company-logo',
    summary: 'Remove your company’s logo.',
    payload: nothing,
    result: ownCompany,
    roles: ['employer'],
    limits: { account: ['setPicture'] },
    ...ofMembers,
  }),
} as const
