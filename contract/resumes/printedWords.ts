import type { SectionKey } from './look.ts'
import { resumeHeadings, type ResumeLanguage } from './resumeHeadings.ts'

/** The words that a resume adds to its content, in one language. */
export interface PrintedWords {
  /** The language that they are in: English, where no others are known. */
  readonly language: ResumeLanguage
  readonly headings: Readonly<Record<SectionKey, string>>
  /** End of an entry that is still current. */
  readonly present: string
  /** As in "2 of 3". */
  readonly of: string
  readonly coverLetter: string
}

// Both written forms of Norwegian have the same headings.
const written: ReadonlyMap<string, ResumeLanguage> = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
])

const isKnown = (language: string): language is ResumeLanguage => Object.hasOwn(resumeHeadings, language)

/** Fixed words of a resume, by BCP 47 tag such as `pt-BR`; English for unknown languages. */
export function printedWordsOf(language: string): PrintedWords {
  const primary = primaryOf(language)
  const known = written.get(primary) ?? (isKnown(primary) ? primary : 'en')
  const { headings, ...words } = resumeHeadings[known]
  const [summary = '', work = '', education = '', skills = '', projects = '', volunteer = '', ...more] =
    headings.split(', ')
  const [certificates = '', awards = '', publications = '', languages = '', interests = '', references = ''] =
    more
  return {
    language: known,
    ...words,
    headings: {
      summary,
      work,
      education,
      skills,
      projects,
      volunteer,
      certificates,
      awards,
      publications,
      languages,
      interests,
      references,
    },
  }
}

/** The language without script and country. */
export const primaryOf = (language: string) => language.split('-')[0] ?? language
