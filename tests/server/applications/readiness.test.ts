import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { KIB, pdf, uploaded } from '../support/files.ts'
import { askAboutLetters, written } from '../letters/asking.ts'
import { ask as askAboutResumes } from '../support/resumes/resumes.ts'

const saved = v.object({ revision: v.number(), missing: v.array(v.string()) })
const withId = v.looseObject({ id: v.string() })

const questions: PostingContent['questions'] = [
  { key: 'years', label: 'How many years?', kind: 'number', options: [], required: true, knockOut: null },
  {
    key: 'tools',
    label: 'Which tools?',
    kind: 'choice',
    options: ['Lathe', 'Mill'],
    required: false,
    knockOut: null,
  },
]

const allAnswers = {
  complete: { years: 3, tools: 'Lathe' },
  'without what is optional': { years: 0 },
  incomplete: { tools: 'Mill' },
  'of the wrong kind': { years: 'three', tools: 'Hammer' },
}

const stays = async () => undefined

test('For every combination of resume, letter and answers, `missing`, `can` and the server agree.', async () => {
  const { posting, server } = await startWithPosting({ questions })
  const candidate = await candidateAt(server)
  const { browser } = candidate
  const letter = (body: string) => written(browser, { title: 'For engines', body })
  const resume = async () =>
    v.parse(withId, (await askAboutResumes(browser, 'createResume', { title: 'Engines' })).result)
  const trash = (what: 'Letter' | 'Resume') => async (id: string) =>
    what === 'Letter'
      ? askAboutLetters(browser, 'trashLetter', { id })
      : askAboutResumes(browser, 'trashResume', { id })
  const resumes = {
    none: { choice: null, spoil: stays },
    'a file': { choice: { fileId: (await uploaded(browser, pdf(KIB))).id }, spoil: stays },
    'a resume': { choice: { resumeId: (await resume()).id }, spoil: stays },
  }
  const letters = {
    none: { choice: null, spoil: stays },
    text: { choice: { text: 'I am {{name}}, for {{company}}.' }, spoil: stays },
    'text with an unknown field': { choice: { text: 'Dear {{team}}' }, spoil: stays },
    'a letter': { choice: { letterId: (await letter('I build engines.')).id }, spoil: stays },
    'a letter with an unknown field': {
      choice: { letterId: (await letter('Dear {{team}}')).id },
      spoil: stays,
    },
    'an empty letter': { choice: { letterId: (await letter(' ')).id }, spoil: stays },
  }
  const spoilt = async () => ({
    file: { choice: { fileId: (await uploaded(browser, pdf(KIB))).id }, spoil: deleteFile },
    resume: { choice: { resumeId: (await resume()).id }, spoil: trash('Resume') },
    letter: { choice: { letterId: (await letter('I build engines.')).id }, spoil: trash('Letter') },
  })
  const deleteFile = (id: string) =>
    browser.send('/api/candidate/delete-file', { body: JSON.stringify({ id }) })

  let sent = 0
  const check = async (
    chosen: { readonly resume: { choice: object | null }; readonly letter: { choice: object | null } },
    answers: object,
    spoil: () => Promise<unknown>,
  ) => {
    const draft = await candidate.start(posting.slug)
    const content = { resume: chosen.resume.choice, letter: chosen.letter.choice, answers }
    const after = v.parse(saved, (await candidate.save(draft.id, draft.revision, content)).result)
    await spoil()
    const { can, missing } = await candidate.read(draft.id)
    if (spoil === stays) expect(missing).toEqual(after.missing)
    const answer = await candidate.send(draft.id, { type: 'submit' })
    expect({ content, can: can.includes('submit'), missing: missing.length === 0 }).toEqual({
      content,
      can: answer.status,
      missing: answer.status,
    })
    if (!answer.status) {
      const fields = missing.map((name) =>
        name === 'resume' || name === 'letter' ? name : `answers.${name}`,
      )
      expect(Object.keys(answer.error?.fields ?? {}).toSorted()).toEqual(fields.toSorted())
      return
    }
    sent += 1
    await candidate.send(draft.id, { type: 'withdraw' })
  }

  for (const answers of Object.values(allAnswers)) {
    for (const each of Object.values(resumes)) {
      for (const other of Object.values(letters)) await check({ resume: each, letter: other }, answers, stays)
    }
    const { file, letter: gone, resume: trashed } = await spoilt()
    await check({ resume: file, letter: letters.none }, answers, () => file.spoil(file.choice.fileId))
    await check({ resume: trashed, letter: letters.none }, answers, () =>
      trashed.spoil(trashed.choice.resumeId),
    )
    await check({ resume: resumes['a file'], letter: gone }, answers, () => gone.spoil(gone.choice.letterId))
  }
  // Two valid answers, two valid resumes and three valid letters make twelve combinations.
  expect(sent).toBe(12)
})

test('A draft has the same readiness in a list as alone.', async () => {
  const { posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { id } = await candidate.start(posting.slug)
  await candidate.complete(id, { letter: { text: 'Dear {{team}}' } })

  const { can, missing } = await candidate.read(id)
  expect({ can, missing }).toEqual({ can: ['discard'], missing: ['letter'] })
  expect((await ask(candidate.browser, 'listApplications')).result).toMatchObject({ items: [{ id, can }] })
})
