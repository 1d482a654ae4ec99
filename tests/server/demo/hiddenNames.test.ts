import { expect, test, vi } from 'vitest'
import { documentToCompany, isNameHidden, sentToCompany } from '../../../server/applications/hiding.ts'
import { withDemo } from './filled.ts'

vi.setConfig({ testTimeout: 60_000 })

test('One job post of the demo hides names: applicants in New have none, not even in a resume.', () =>
  withDemo(async (db) => {
    const rows = await db.selectFrom('applications').selectAll().where('hidden_as', 'is not', null).execute()
    const people = await db.selectFrom('accounts').select(['id', 'first_name', 'last_name']).execute()
    const inNew = rows.filter(({ stage, state }) => stage === 'submitted' && state === 'active')
    expect(inNew.length).toBeGreaterThan(1)
    const written = inNew.flatMap((row) => {
      const { first_name: first = '', last_name: last = '' } =
        people.find(({ id }) => id === row.candidate_id) ?? {}
      const shown = JSON.stringify([sentToCompany(row), documentToCompany(row)])
      expect(shown).toContain(`Candidate ${row.hidden_as}`)
      expect(shown).not.toContain(first)
      expect(shown).not.toContain(last)
      return documentToCompany(row) ?? []
    })
    // The other applications have a file that was never opened.
    expect(written.length).toBeGreaterThan(0)
    expect(written.length).toBeLessThan(inNew.length)
    expect(rows.some((row) => !isNameHidden(row))).toBe(true)
  }))
