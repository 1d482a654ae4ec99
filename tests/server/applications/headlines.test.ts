import * as v from 'valibot'
import { expect, test } from 'vitest'
import { applicationCalls, type ApplicantItem } from '../../../contract/applications/calls.ts'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { prepareHeadlines } from '../../../server/applications/prepareHeadlines.ts'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { withStore } from '../support/databases.ts'
import type { Browser } from '../support/harness.ts'
import { resumesIn } from '../support/resumes/resumes.ts'

const drill: PostingContent['questions'][number] = {
  key: 'drill',
  label: 'Can you work at height?',
  kind: 'yesNo',
  options: [],
  required: false,
  knockOut: { equals: true },
}

const document = {
  basics: { name: 'Hana Kovács', label: 'Joiner', location: { city: 'Leeds', countryCode: 'GB' } },
  work: [
    { name: 'Larkspur Joinery', position: 'Set carpenter', startDate: '2020-03' },
    { name: 'Mill', position: 'Helper', startDate: '2018', endDate: '2020-09' },
  ],
}

const applicantsIn = async (browser: Browser, wanted: object = {}): Promise<readonly ApplicantItem[]> =>
  v.parse(applicationCalls.listApplicants.result, (await ask(browser, 'listApplicants', wanted)).result).items

/** Hana, who has applied to a posting with the resume above. */
async function withHana(more: Parameters<typeof startWithPosting>[0] = {}) {
  const { employer, posting, server } = await startWithPosting({ openings: 5, questions: [drill], ...more })
  const hana = await candidateAt(server, { firstName: 'Hana', lastName: 'Kovács' })
  const resume = await resumesIn(hana.browser).create({ title: 'Sent', document })
  const said = { resume: { resumeId: resume.id }, answers: { drill: false } }
  const application = await hana.applied(posting.slug, said)
  return { employer, posting, server, hana, application, said }
}

test('An applicant in a list has the title, place and years of the sent resume, and the requirements that are met.', async () => {
  const { application, employer, hana, posting, server } = await withHana()
  const [item] = await applicantsIn(employer.browser)
  const headline = {
    title: 'Set carpenter',
    place: 'Leeds',
    // Months in which two positions overlap count once.
    experience: { years: new Date(server.clock.now).getUTCFullYear() - 2018, jobs: 2 },
    hasLetter: false,
    needs: { met: 0, total: 1 },
  }
  expect(item?.headline).toEqual(headline)
  const board = v.parse(
    applicationCalls.readBoard.result,
    (await ask(employer.browser, 'readBoard', { postingId: posting.id })).result,
  )
  expect(board.items).toEqual([item])
  expect((await employer.look(application.id)).headline).toEqual(headline)
  expect(JSON.stringify(await hana.read(application.id))).not.toContain('headline')
})

test('Hidden parts of a resume appear in no list.', async () => {
  const { employer, hana, posting } = await withHana()
  const other = await employer.published({ title: 'Another', openings: 5 })
  const hiding = { ...document, meta: { jobgrove: { hidden: ['work/0'] } } }
  const resume = await resumesIn(hana.browser).create({ title: 'Hiding', document: hiding })
  await hana.applied(other.slug, { resume: { resumeId: resume.id } })
  const [item] = await applicantsIn(employer.browser, { postingId: other.id })
  expect(item?.headline).toMatchObject({ title: 'Joiner', experience: { years: 2, jobs: 1 } })
  expect(await applicantsIn(employer.browser, { postingId: posting.id })).toHaveLength(1)
})

test('An applicant with a hidden name has no title or place, is not counted elsewhere, and is not found by text search.', async () => {
  const { employer, hana, posting, said } = await withHana({ hidesNames: true })
  const open = await employer.published({ title: 'Another', openings: 5 })
  const { id } = await hana.applied(open.slug, said)
  const [hidden] = await applicantsIn(employer.browser, { postingId: posting.id })
  expect(hidden).toMatchObject({
    headline: { title: null, place: null, experience: null, hasLetter: false, needs: { met: 0, total: 1 } },
    otherApplications: 0,
  })
  expect(await applicantsIn(employer.browser, { postingId: open.id })).toMatchObject([
    { otherApplications: 0 },
  ])
  expect((await applicantsIn(employer.browser, { words: 'kovacs' })).map((each) => each.id)).toEqual([id])

  await employer.answer(hidden?.id ?? '', { type: 'advance', to: 'screening' })
  expect(await applicantsIn(employer.browser, { words: 'hana LEEDS' })).toMatchObject([
    { otherApplications: 1 },
    { otherApplications: 1 },
  ])
})

test('Text search finds applicants by each word of name, title and city, without wildcards.', async () => {
  const { employer, server, posting } = await withHana()
  const ada = await candidateAt(server)
  await ada.applied(posting.slug)
  const found = async (words: string) =>
    (await applicantsIn(employer.browser, { words })).map(({ candidate }) => candidate.firstName)
  expect(await found('KOVÁCS carpenter leeds')).toEqual(['Hana'])
  expect(await found('kov hana')).toEqual(['Hana'])
  expect(await found('hana york')).toEqual([])
  expect(await found('%')).toEqual([])
  expect(await found('_')).toEqual([])
  expect(await found(' ')).toHaveLength(2)
})

test('an application that was sent before headlines were stored gets the same ones at the next start', async () => {
  const { application, server } = await withHana()
  await server.close()
  await withStore(server, async (db) => {
    const stored = () =>
      db
        .selectFrom('applications')
        .select(['headline', 'search_text'])
        .where('id', '=', application.id)
        .executeTakeFirstOrThrow()
    const before = await stored()
    expect(before.search_text).toBe('hana kovacs set carpenter leeds')

    await db
      .updateTable('applications')
      .set({ headline: null, search_text: null })
      .where('id', '=', application.id)
      .execute()
    await prepareHeadlines(db)
    expect(await stored()).toEqual(before)
  })
})
