import * as v from 'valibot'
import { foundProfiles } from '../../../contract/talent/search.ts'
import { projectionOf } from '../../projection.ts'
import type { PeoplePage } from '../../talent/findProfiles.ts'

const project = projectionOf(foundProfiles)
const accountIdsSchema = v.array(v.string())
const LINE_END = 0x0a

/** A page as a thread gives it: the accounts on a line, and behind it the result, which goes out as it is. */
export const writePeople = ({ accountIds, found }: PeoplePage): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${JSON.stringify(accountIds)}\n${JSON.stringify(project(found))}`)

export const accountIdsIn = (written: Uint8Array): readonly string[] =>
  v.parse(
    accountIdsSchema,
    JSON.parse(new TextDecoder().decode(written.subarray(0, written.indexOf(LINE_END)))),
  )

/** JSON of the result. */
export const resultIn = (written: Uint8Array): Uint8Array => written.subarray(written.indexOf(LINE_END) + 1)
