import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { withoutAccents } from '../../contract/text.ts'
import type { CompanySlugsTable } from './schema/companies.ts'

const LONGEST = 60
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const NUMBERED = 9

/**
 * Slug of a name: lower-case ASCII letters, digits and hyphens.
 *
 * @param otherwise fallback if nothing of the name is left, as for another script
 * @returns at most 60 characters
 */
export const slugOf = (name: string, otherwise: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '') || otherwise

/** True if a text may be a slug. Anything else is not looked up: PostgreSQL rejects some characters. */
export const isSlug = (text: string) => /^[a-z0-9-]+$/.test(text)

/**
 * Assigns a permanent slug to a company, by its name: one that it had before under this name, otherwise the
 * first free one. Call it within the transaction that names the company.
 *
 * @param now milliseconds since 1970
 * @returns the slug, to be written to the company's row
 */
export async function takeCompanySlug(
  transaction: Kysely<{ company_slugs: CompanySlugsTable }>,
  { id, name }: { readonly id: string; readonly name: string },
  now: number,
): Promise<string> {
  const base = slugOf(name, 'company')
  for (let turn = 1; ; turn += 1) {
    const slug = turn === 1 ? base : `${base}-${turn <= NUMBERED ? turn : randomLetters()}`
    await transaction
      .insertInto('company_slugs')
      .values({ slug, company_id: id, created_at: now })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute()
    const { company_id: owner } = await transaction
      .selectFrom('company_slugs')
      .select('company_id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    if (owner === id) return slug
  }
}

/**
 * Creates a permanent slug for a posting, `title-company-<6 letters>`.
 *
 * @param company slug of its company
 */
export const postingSlug = (title: string, company: string) =>
  `${slugOf(title, 'job')}-${company}-${randomLetters()}`

const randomLetters = () => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
