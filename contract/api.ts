import * as v from 'valibot'
import { defineRead } from './read.ts'

export const apiReads = {
  /** The API's own description, as OpenAPI, which is no envelope. */
  describe: defineRead({
    path: 'openapi.json',
    summary: 'Get this API description.',
    query: v.object({}),
    result: v.unknown(),
    response: 'bytes',
  }),
} as const
