import { success } from '../../contract/envelope.ts'
import { WrittenResult } from '../calls/shared/context.ts'
import type { Projection } from '../projection.ts'

/** Serialized success envelope before and after its result. */
const [before = '', after = ''] = JSON.stringify(success('♦')).split('"♦"')
const written = { before: Buffer.from(before), after: Buffer.from(after) }

/** Serialized success envelope. The result is projected to its schema, unless it is serialized already. */
export const writtenEnvelope = (result: unknown, project: Projection): Uint8Array<ArrayBuffer> =>
  result instanceof WrittenResult
    ? Buffer.concat([written.before, result.json, written.after])
    : new TextEncoder().encode(JSON.stringify(success(project(result ?? null))))
