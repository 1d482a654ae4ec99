import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { mailedPath } from '../../contract/auth/paths.ts'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import { isAddressTaken } from '../identity/addressChanges.ts'
import { codeDigest, newCode } from '../security/secrets.ts'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import { addressChangedWords, addressInUseWords, changeAddressWords } from '../words/mails/identity.ts'
import { jobKindOf } from './kinds.ts'
import { renderMail } from './templates.ts'
import type { Attempt, WrittenMail } from './write.ts'

/**
 * High priority: a person waits for the link to the new address, and the notice to the old one is as urgent.
 */
const PRIORITY = 1

const requestSchema = v.object({ changeId: v.string(), recipient: v.string() })

interface Request extends v.InferOutput<typeof requestSchema> {
  /** Account id. When the account is erased, it finds this email, whose recipient differs. */
  readonly accountId: string
}

type Writing = Attempt & { readonly payload: unknown }
type Addressed = WrittenMail & { readonly recipient: string }

const request =
  (kind: 'changeAddress' | 'addressChanged') =>
  (transaction: Database, payload: Request, now: number): Promise<void> =>
    addJob(transaction, { queue: 'mail', kind: jobKindOf(kind), payload, priority: PRIORITY, now })

/** Queues the email with the link that confirms a new address. Behaves identically for every address. */
export const requestChangeMail = request('changeAddress')

/** Queues the notice to the old address, with the link that reverts the change. */
export const requestUndoMail = request('addressChanged')

/**
 * Renders the email to a new address: the confirmation link, or a notice to the owner if the address has an
 * account.
 *
 * @returns `undefined` if the change was canceled, replaced or confirmed, and for a demo account
 */
export async function writeChangeMail(
  transaction: Database,
  { payload, brand, origin, now, earlier }: Writing,
): Promise<Addressed | undefined> {
  const { changeId, recipient } = v.parse(requestSchema, payload)
  const change = await changeWith(transaction, changeId, now)
  if (!change) return undefined
  if (earlier) return { ...earlier, recipient }
  const { role, account_id: accountId, expires_at: validUntil } = change
  const about = { brand, firstName: undefined }
  if (await isAddressTaken(transaction, { role, emailAddress: recipient, now }, accountId)) {
    return addressInUseMail({ accountId, brand, origin, recipient, role, validUntil })
  }
  const { code, codeHash } = await newCodeFor(transaction, changeId)
  const link = origin + mailedPath(paths.changeEmail(role), recipient, code)
  const content = await renderMail(changeAddressWords(brand), { ...about, link })
  return { ...content, id: randomUUID(), accountId, codeHash, validUntil, recipient }
}

interface InUse extends Pick<Attempt, 'brand' | 'origin'> {
  /** Account whose address would change. */
  readonly accountId: string
  readonly recipient: string
  readonly role: Role
  readonly validUntil: number
}

/** Renders the notice to the owner of an address that another account requested. */
export async function addressInUseMail({ brand, origin, role, ...mail }: InUse): Promise<Addressed> {
  const link = origin + paths.forgotPassword(role)
  const content = await renderMail(addressInUseWords(brand), { brand, firstName: undefined, link })
  return { ...content, ...mail, id: randomUUID(), codeHash: '' }
}

/**
 * Renders the notice to the old address.
 *
 * @returns `undefined` if the change was reverted, or cannot be reverted any more
 */
export async function writeUndoMail(
  transaction: Database,
  { payload, brand, origin, now, earlier }: Writing,
): Promise<Addressed | undefined> {
  const { changeId, recipient } = v.parse(requestSchema, payload)
  const change = await changeWith(transaction, changeId, now)
  if (!change) return undefined
  if (earlier) return { ...earlier, recipient }
  const { code, codeHash } = await newCodeFor(transaction, changeId)
  const link = origin + mailedPath(paths.undoEmail(change.role), recipient, code)
  const content = await renderMail(addressChangedWords(brand), {
    brand,
    firstName: change.first_name,
    link,
  })
  return {
    ...content,
    id: randomUUID(),
    accountId: change.account_id,
    codeHash,
    validUntil: change.expires_at,
    recipient,
  }
}

const changeWith = (transaction: Database, id: string, now: number) =>
  transaction
    .selectFrom('address_changes')
    .innerJoin('accounts', 'accounts.id', 'address_changes.account_id')
    .select(['account_id', 'expires_at', 'first_name', 'role'])
    .where('address_changes.id', '=', id)
    .where('expires_at', '>', now)
    .where('is_demo', '=', 0)
    .executeTakeFirst()

async function newCodeFor(transaction: Database, id: string) {
  const code = newCode()
  const codeHash = codeDigest(code)
  await transaction.updateTable('address_changes').set({ code_hash: codeHash }).where('id', '=', id).execute()
  return { code, codeHash }
}
