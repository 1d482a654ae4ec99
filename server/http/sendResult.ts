import type { Context } from 'hono'
import type { ResponseKind } from '../../contract/call.ts'
import type { Results } from '../calls/shared/context.ts'
import type { Projection } from '../projection.ts'
import { asAttachment } from './headers.ts'
import { writtenEnvelope } from './writtenEnvelope.ts'

/** Sends the result of a handler, projected to its schema: in an envelope, or as a file. */
export const sendResult: {
  readonly [Kind in ResponseKind]: (c: Context, result: Results[Kind], project: Projection) => Response
} = {
  envelope: (c, result, project) =>
    c.body(writtenEnvelope(result, project), 200, { 'Content-Type': 'application/json' }),
  bytes: (c, { type, body, fileName }) => {
    if (fileName !== undefined) {
      c.header('Content-Disposition', asAttachment(fileName))
    }
    return c.body(body, 200, { 'Content-Type': type })
  },
}
