import { success } from '../../contract/envelope.ts'
import { WrittenResult } from '../calls/shared/context.ts'
import type { Projection } from '../projection.ts'

/** The parts of a successful envelope before and after its result. */
const [before = '', after = ''] = JSON.stringify(success('♦')).split('"♦"')
const written = { before: Buffer.from(before), after: Buffer.from(after) }

/** Serialized success envelope: projected to the schema, unless serialized already. */
export const writtenEnvelope = (result: unknown, project: Projection): Uint8Array<ArrayBuffer> =>
  result instanceof WrittenResult
    ? Buffer.concat([written.before, result.json, written.after])
    : new TextEncoder().encode(JSON.stringify(success(project(result ?? null))))
