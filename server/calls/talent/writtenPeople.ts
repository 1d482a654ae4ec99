import * as v from 'valibot'
import { foundProfiles } from '../../../contract/talent/search.ts'
import { projectionOf } from '../../projection.ts'
import type { PeoplePage } from '../../talent/findProfiles.ts'

const project = projectionOf(foundProfiles)
const accountIdsSchema = v.array(v.string())
const LINE_END = 0x0a

/** Serialized page from a thread: account ids on the first line, then the result, which is sent unchanged. */
export const writePeople = ({ accountIds, found }: PeoplePage): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${JSON.stringify(accountIds)}\n${JSON.stringify(project(found))}`)

export const accountIdsIn = (written: Uint8Array): readonly string[] =>
  v.parse(
    accountIdsSchema,
    JSON.parse(new TextDecoder().decode(written.subarray(0, written.indexOf(LINE_END)))),
  )

/** JSON of the result in a serialized page. */
export const resultIn = (written: Uint8Array): Uint8Array => written.subarray(written.indexOf(LINE_END) + 1)
