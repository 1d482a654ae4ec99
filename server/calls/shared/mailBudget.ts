import { RefusedForNow } from '../../refused.ts'
import type { LinkMailKind } from '../../mail/kinds.ts'
import type { CallContext } from './context.ts'

/**
 * Takes a mail from the budget of an address, before it is asked for: one a minute and three an hour, whoever asks, of
 * which the third is kept for another client; and ten a day for each client that asks. The day is counted per client,
 * so that nobody can use it up for the owner.
 *
 * @throws RefusedForNow (429) when the budget is used up
 */
export async function takeMail(
  { limits, role }: CallContext,
  kind: LinkMailKind,
  emailAddress: string,
): Promise<void> {
  const subject = `${kind} ${role} ${emailAddress}`
  // The client's own counts come first: who is beyond them must take nothing from the owner of the address.
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

/** Like `takeMail`, but tells whether there is one, for a call that answers the same either way. */
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
