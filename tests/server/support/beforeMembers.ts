import { sql } from 'kysely'
import { migrate, migrations } from '../../../server/store/migrate.ts'
import type { Database } from '../../../server/store/schema.ts'

/** People in the data below: role, id, and the company data of employers. */
export const people = [
  { role: 'candidate', id: 'ada', name: '', website: '', about: '' },
  { role: 'employer', id: 'grace', name: 'Enginé Works', website: 'https://a.example', about: 'Engines.' },
  { role: 'employer', id: 'works', name: 'Engine works', website: '', about: '' },
  { role: 'employer', id: 'nameless', name: '', website: '', about: '' },
] as const

/** Migrates to the schema in which companies were columns of accounts, and adds people with sessions. */
export async function makeDataBeforeMembers(db: Database): Promise<void> {
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0007')))
  for (const [index, { role, id, name, website, about }] of people.entries()) {
    await sql`insert into accounts (
      id, role, email_address, first_name, last_name, user_name, user_name_canonical, provider, picture,
      password_hash, verified_at, created_at, last_login_at, company_name, company_website, company_about
    ) values (
      ${id}, ${role}, ${`${id}@example.com`}, 'Ada', 'Byron', '', null, 'email', '', 'a hash', null, ${index}, 0,
      ${name}, ${website}, ${about}
    )`.execute(db)
    await sql`insert into sessions values (${`session of ${id}`}, ${id}, 0, 9, 9)`.execute(db)
    await sql`insert into codes (account_id, purpose, code_hash, expires_at)
      values (${id}, 'reset', ${`code of ${id}`}, 9)`.execute(db)
    await sql`insert into grants values (${`browser of ${id}`}, ${id}, ${`code of ${id}`}, 9)`.execute(db)
  }
}
