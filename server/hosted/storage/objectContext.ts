import { bucket } from '../../../contract/hosted/storageCalls.ts'
import type { MemberContext } from '../../calls/shared/context.ts'
import { contextFor } from '../../calls/shared/access.ts'
import type { Member } from '../../calls/shared/sessions.ts'
import { hostedRefusals } from '../../words/hosted.ts'
import type { HostedContext } from '../hostedContext.ts'
import { HostedError } from '../hostedError.ts'

/** Context of a call about the caller's objects. */
export interface ObjectContext extends HostedContext {
  /** Context for calling the file handlers of the contract. */
  readonly own: MemberContext
  readonly mostBytes: number
}

/**
 * Creates the context of a call about objects.
 *
 * @throws HostedError (403) for an employer; Refused (403) for a deleted account
 */
export async function objectContext(
  context: HostedContext,
  member: Member,
  mostBytes: number,
): Promise<ObjectContext> {
  const { call, role } = context
  if (role !== 'candidate') throw new HostedError(403, 'Unauthorized', hostedRefusals.candidatesOnly)
  const caller = { context: call, member: async () => member, account: async () => member.account }
  return { ...context, own: await contextFor.session(caller), mostBytes }
}

/** Full path of an object, by its path in the bucket. */
export const keyOf = (path: string) => `${bucket}/${path}`
