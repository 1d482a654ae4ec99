import * as v from 'valibot'
import { defineRead } from './read.ts'

export const apiReads = {
  /** OpenAPI description of the API itself; sent without an envelope. */
  describe: defineRead({
    path: 'openapi.json',
    summary: 'Get this API description.',
    query: v.object({}),
    result: v.unknown(),
    response: 'bytes',
  }),
} as const
