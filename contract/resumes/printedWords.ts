import type { SectionKey } from './look.ts'
import { resumeHeadings, type ResumeLanguage } from './resumeHeadings.ts'

/** Fixed texts of a printed resume in one language. */
export interface PrintedWords {
  /** Language of the texts: English if the requested language has none. */
  readonly language: ResumeLanguage
  readonly headings: Readonly<Record<SectionKey, string>>
  /** End of a current entry. */
  readonly present: string
  /** Word between page number and page count, as in "2 of 3". */
  readonly of: string
  readonly coverLetter: string
}

// Both written forms of Norwegian use the same texts.
const written: ReadonlyMap<string, ResumeLanguage> = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
])

const isKnown = (language: string): language is ResumeLanguage => Object.hasOwn(resumeHeadings, language)

/** Fixed texts of a resume, by BCP 47 tag such as `pt-BR`. Unknown languages fall back to English. */
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

/** Primary language subtag, without script and region. */
export const primaryOf = (language: string) => language.split('-')[0] ?? language
