import { RefusedForNow } from '../../refused.ts'
import type { LinkMailKind } from '../../mail/kinds.ts'
import type { CallContext } from './context.ts'

/**
 * Takes an email from the limits of an address: one per minute and three per hour from all clients, the third
 * of which is reserved for a second client; and ten per day and client. The daily limit is per client, so
 * that nobody can use it up for the owner.
 *
 * @throws RefusedForNow (429) if a limit is reached
 */
export async function takeMail(
  { limits, role }: CallContext,
  kind: LinkMailKind,
  emailAddress: string,
): Promise<void> {
  const subject = `${kind} ${role} ${emailAddress}`
  // Limits of the client come first, so that a client beyond them takes nothing from the address.
  await limits.take('mailDaily', subject)
  try {
    await limits.takeForAll('mailHourlyOfClient', subject)
  } catch (error) {
    await limits.giveBack('mailDaily', subject)
    throw error
  }
  try {
    await limits.takeFor('mailNow', subject)
    await limits.takeFor('mailHourly', subject)
  } catch (error) {
    await limits.giveBack('mailDaily', subject)
    await limits.giveBackForAll('mailHourlyOfClient', subject)
    throw error
  }
}

/**
 * Like `takeMail`, but returns false instead of throwing, for calls that respond identically in both cases.
 */
export const isMailLeft = (
  context: CallContext,
  kind: LinkMailKind,
  emailAddress: string,
): Promise<boolean> =>
  takeMail(context, kind, emailAddress).then(
    () => true,
    (error: unknown) => {
      if (error instanceof RefusedForNow) return false
      throw error
    },
  )
