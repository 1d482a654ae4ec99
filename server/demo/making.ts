import { randomUUID } from 'node:crypto'
import type { Role } from '../../contract/roles.ts'
import { foundCompany } from '../companies/companies.ts'
import { isProvenByMail, proven } from '../companies/proof.ts'
import { keepFile } from '../files/files.ts'
import { addResume } from '../resumes/addResume.ts'
import type { Database } from '../store/schema.ts'
import { resumePdf } from './pdf.ts'
import type { DemoCandidate, DemoCompany } from './material.ts'
import { resumeOf } from './resume.ts'
import { homeOf } from './role.ts'

const MOST_BYTES = 1024 * 1024

interface Person {
  readonly role: Role
  readonly name: readonly [firstName: string, lastName: string]
  readonly emailAddress: string
  readonly passwordHash: string
  /** When the account was made, in milliseconds since 1970. */
  readonly at: number
}

/** Makes the account of an invented person. Returns its id. */
export async function makeAccount(
  transaction: Database,
  { at, emailAddress, name: [firstName, lastName], passwordHash, role }: Person,
): Promise<string> {
  const id = randomUUID()
  await transaction
    .insertInto('accounts')
    .values({
      id,
      role,
      email_address: emailAddress,
      first_name: firstName,
      last_name: lastName,
      user_name: '',
      user_name_canonical: null,
      provider: 'email',
      picture: '',
      password_hash: passwordHash,
      verified_at: at,
      created_at: at,
      last_login_at: at,
      is_demo: 1,
    })
    .execute()
  return id
}

/** Demo company in the database, and its members. */
export interface MadeCompany {
  readonly id: string
  readonly accountId: string
}

/** Makes an invented company, with the account of who acts for it. */
export async function makeCompany(
  transaction: Database,
  company: DemoCompany,
  { at, emailAddress, passwordHash }: Pick<Person, 'at' | 'emailAddress' | 'passwordHash'>,
): Promise<MadeCompany> {
  const { about, industry, isProven = false, name, person, size, website } = company
  const owner = { role: 'employer', name: person, emailAddress, passwordHash, at } as const
  const accountId = await makeAccount(transaction, owner)
  await foundCompany(transaction, { accountId, name, now: at })
  const { company_id: id } = await transaction
    .selectFrom('members')
    .select('company_id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const isByMail = isProven && (await isProvenByMail(transaction, id, website))
  await transaction
    .updateTable('companies')
    .set({
      website,
      about,
      size,
      industry,
      places: JSON.stringify([homeOf(company)]),
      is_demo: 1,
      ...(isByMail && proven('mail', at)),
    })
    .where('id', '=', id)
    .execute()
  return { id, accountId }
}

/** An invented candidate who has an account and a resume, written here and as a file. */
export interface MadeCandidate {
  readonly accountId: string
  readonly resumeId: string
  readonly fileId: string
}

interface Brought extends Pick<Person, 'at' | 'passwordHash'> {
  /** Their number among the candidates of the demo. */
  readonly number: number
}

/** Creates a demo candidate with a resume. */
export async function makeCandidate(
  transaction: Database,
  candidate: DemoCandidate,
  { at, number, passwordHash }: Brought,
): Promise<MadeCandidate> {
  const { emailAddress, letters, name, trade } = candidate
  const accountId = await makeAccount(transaction, {
    role: 'candidate',
    name,
    emailAddress,
    passwordHash,
    at,
  })
  const written = { title: trade, document: resumeOf(candidate, number) }
  const { id: resumeId } = await addResume(transaction, accountId, written, at)
  await transaction
    .insertInto('letters')
    .values({
      id: randomUUID(),
      account_id: accountId,
      title: `${trade}, any employer`,
      body: `Dear {{company}},\n\nI’m applying for the {{role}} role. ${letters.inTheirTrade}\n\nYours,\n{{name}}`,
      posting_id: null,
      resume_id: null,
      revision: 1,
      created_at: at,
      updated_at: at,
      trashed_at: null,
    })
    .execute()
  const incoming = {
    accountId,
    name: `${name.join('-')}-Resume.pdf`,
    maxBytes: MOST_BYTES,
    now: at,
    // The file is our own: no virus check.
    check: async () => {},
  }
  const kept = await keepFile(transaction, incoming, inOnePart(resumePdf(candidate)))
  if (typeof kept === 'string') throw new Error(`The resume of ${emailAddress} was not kept: ${kept}.`)
  return { accountId, resumeId, fileId: kept.id }
}

async function* inOnePart(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
