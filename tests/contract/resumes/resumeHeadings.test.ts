import { expect, test } from 'vitest'
import { sectionKeys } from '../../../contract/resumes/look.ts'
import { printedOf } from '../../../contract/resumes/printed.ts'
import { printedWordsOf } from '../../../contract/resumes/printedWords.ts'
import { resumeHeadings } from '../../../contract/resumes/resumeHeadings.ts'
import { detectableLanguages } from '../../../server/resumes/import/language.ts'
import { languages } from '../../../src/words/resumes/look.ts'

const chosenOrTold = [...new Set([...Object.keys(languages), ...detectableLanguages])]

test.each(chosenOrTold)('a resume in %s has its own headings and words', (language) => {
  const words = printedWordsOf(language)
  expect(words.language).toBe(language)
  const headings = Object.values(words.headings)
  expect(headings.filter((heading) => heading.trim() === '')).toEqual([])
  expect(new Set(headings).size).toBe(sectionKeys.length)
  expect([words.present, words.of, words.coverLetter].every((word) => word.trim() !== '')).toBe(true)
})

test.each(Object.entries(resumeHeadings))('%s names each section once', (_, { headings }) => {
  expect(headings.split(', ')).toHaveLength(sectionKeys.length)
})

test.each([
  ['nl', 'Werkervaring', 'jan 2018 – heden'],
  ['ru', 'Опыт работы', 'янв. 2018 г. – настоящее время'],
  ['pt-BR', 'Experiência profissional', 'jan. de 2018 – presente'],
  ['nb', 'Arbeidserfaring', 'jan. 2018 – nå'],
  ['az', 'Experience', 'yan 2018 – Present'],
])('in %s the heading and the dates of a position are in one language', (language, heading, dates) => {
  const { sections } = printedOf({
    work: [{ position: 'Carpenter', startDate: '2018-01' }],
    meta: {
      jobgrove: {
        template: 'plain',
        accent: 'ink',
        face: 'template',
        size: 'normal',
        spacing: 'normal',
        pageSize: 'a4',
        language,
        sections: [],
        hidden: [],
        custom: {},
      },
    },
  })
  expect(sections[0]?.heading.text).toBe(heading)
  expect(sections[0]?.items[0]?.dates?.text).toBe(dates)
})
