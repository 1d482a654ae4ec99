import * as v from 'valibot'
import { anything, defineCall } from '../call.ts'
import { boundedList, strictObject } from '../schemas/shapes.ts'
import { browserFamilies, framePattern, namePattern, reportBounds } from './bounds.ts'

/** Error of a page, without personal data. */
const clientErrorReport = strictObject({
  /** Pattern of the route, such as `/jobs/:slug`. Never the URL, which may contain personal data. */
  page: v.pipe(
    v.string(),
    v.maxLength(reportBounds.page),
    v.regex(/^[\w/:*-]*$/, 'Send the pattern of a route.'),
  ),
  name: v.pipe(v.string(), v.regex(namePattern, 'Send the name of an error.')),
  message: v.pipe(
    v.string(),
    v.maxLength(reportBounds.message),
    v.regex(/^[\x20-\x7e]*$/, 'Use printable ASCII only.'),
  ),
  stack: boundedList(v.pipe(v.string(), v.regex(framePattern, 'Send a stack frame.')), reportBounds.frames),
  browser: v.picklist(browserFamilies),
})

export type ClientErrorReport = v.InferOutput<typeof clientErrorReport>

export const clientErrorCalls = {
  /** Logs and counts an error of a page. */
  reportClientError: defineCall({
    path: 'client-error',
    summary: 'Report an error of a page. It is logged and counted.',
    payload: clientErrorReport,
    result: anything,
    access: 'public',
    roles: [],
    limits: { client: ['clientError'] },
    audit: ['limited'],
  }),
} as const
