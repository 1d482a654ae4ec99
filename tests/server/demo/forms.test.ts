import * as v from 'valibot'
import { expect, test } from 'vitest'
import { companyForms } from '../../../contract/companies/forms.ts'
import { companyContent } from '../../../contract/companies/ownCompany.ts'
import { letterCalls } from '../../../contract/letters/calls.ts'
import { postingCalls } from '../../../contract/postings/calls.ts'
import { parseTyped, typedOf } from '../../../contract/postings/typed.ts'
import { resumeCalls } from '../../../contract/resumes/calls.ts'
import { contentOf } from '../../../server/postings/postings.ts'
import { documentOf } from '../../../server/resumes/resumes.ts'
import { withDemo } from './filled.ts'

// Saving an unchanged object of the demo must not be refused.

test('every demo company can be saved unchanged', () =>
  withDemo(async (db) => {
    const companies = await db.selectFrom('companies').selectAll().execute()
    expect(companies).toHaveLength(20)
    for (const { about, name, places, size, website, industry } of companies) {
      const content = {
        about,
        industry,
        name,
        places: v.parse(v.array(v.string()), JSON.parse(places)),
        size,
        website,
      }
      expect(v.safeParse(companyContent, content), name).toMatchObject({ issues: undefined, output: content })
      const form = { companyAbout: about, companyName: name, companyWebsite: website }
      expect(v.safeParse(v.object(companyForms.company), form)).toMatchObject({ output: form })
    }
  }))

test('every demo posting can be saved unchanged, from the fields of the editor', () =>
  withDemo(async (db) => {
    const postings = await db.selectFrom('postings').selectAll().execute()
    expect(postings.length).toBeGreaterThan(150)
    for (const row of postings) {
      const content = contentOf(row)
      const { held, posting, problems } = parseTyped(typedOf(content), content)
      expect({ held, problems, posting }, content.title).toEqual({
        held: [],
        problems: {},
        posting: content,
      })
      const payload = { id: row.id, revision: row.revision, posting }
      expect(v.safeParse(postingCalls.savePosting.payload, payload)).toMatchObject({ output: payload })
    }
  }))

test('every demo resume can be saved unchanged', () =>
  withDemo(async (db) => {
    const resumes = await db.selectFrom('resumes').selectAll().execute()
    expect(resumes.length).toBeGreaterThan(5)
    for (const row of resumes) {
      const payload = { id: row.id, revision: row.revision, title: row.title, document: documentOf(row) }
      expect(v.safeParse(resumeCalls.saveResume.payload, payload), row.title).toMatchObject({
        issues: undefined,
        output: payload,
      })
    }
  }))

test('every demo letter can be saved unchanged', () =>
  withDemo(async (db) => {
    const letters = await db.selectFrom('letters').selectAll().execute()
    expect(letters.length).toBeGreaterThan(0)
    for (const { id, revision, title, body } of letters) {
      const payload = { id, revision, title, body, slug: null, resumeId: null }
      expect(v.safeParse(letterCalls.saveLetter.payload, payload), title).toMatchObject({
        issues: undefined,
        output: payload,
      })
    }
  }))
