import { contract } from '../../../contract/index.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { invitationFor, invitationExpired } from './invitation.ts'

/**
 * Returns the company that invites the caller, and the offered role.
 *
 * @throws Refused (404) identically for a code that is wrong, expired, replaced, used, for another address,
 * or of a suspended company
 */
export const readInvitation = defineHandler(
  contract.companies.readInvitation,
  async ({ account, db, now }, { code }) => {
    const invitation = await invitationFor(db, { code, emailAddress: account.email_address, now })
    if (!invitation) throw invitationExpired({ status: 404 })
    const { name, proof } = await db
      .selectFrom('companies')
      .select(['name', 'proof'])
      .where('id', '=', invitation.company_id)
      .executeTakeFirstOrThrow()
    return {
      companyName: name,
      proof,
      membership: invitation.membership,
      expiresAt: new Date(invitation.expires_at).toISOString(),
    }
  },
)
