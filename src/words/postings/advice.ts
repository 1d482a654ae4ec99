import type { PostingContent, PostingField } from '../../../contract/postings/posting.ts'

/** Suggestion about a field. It never prevents publication. */
export interface Advice {
  readonly field: PostingField
  readonly words: string
}

/** Words that discourage qualified people from applying, each with an alternative. */
const discouraging: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(ninja|rockstar|rock star|guru|wizard)s?\b/i, 'Describe the work instead.'],
  [
    /\b(young (?:people|persons?|professionals?|talents?|teams?|staff|colleagues?|men|women|and dynamic)|youthful|digital natives?)\b/i,
    'Describe the skills instead of an age.',
  ],
  [/\b(native speaker)s?\b/i, 'Say how well applicants should speak the language.'],
  [
    /\b(he|his|him|salesman|salesmen|craftsman|craftsmen|waitress|chairman)\b/i,
    'Use words that include everyone.',
  ],
  [/\b(aggressive|dominant|fearless)\b/i, 'Describe what the person should achieve.'],
]

/** Suggestions for a job post. */
export function adviceOn(posting: PostingContent): readonly Advice[] {
  const { title, employmentType, pay, description, requirements, steps, summary, weeklyHours } = posting
  const texts: readonly (readonly [PostingField, string])[] = [
    ['title', title],
    ['summary', summary],
    ['description', description],
    ['requirements', requirements.map(({ text }) => text).join('\n')],
  ]
  return [
    ...(shouts(title)
      ? [
          {
            field: 'title',
            words: 'This title is hard to read. Use sentence case and no exclamation marks.',
          } as const,
        ]
      : []),
    ...(pay && pay.max > 2 * pay.min
      ? [
          {
            field: 'pay',
            words: 'The highest pay is more than twice the lowest. A narrower range says more.',
          } as const,
        ]
      : []),
    ...(employmentType === 'partTime' && weeklyHours === null
      ? [
          {
            field: 'weeklyHours',
            words: 'Add the hours a week. People filter part-time jobs by them.',
          } as const,
        ]
      : []),
    ...texts.flatMap(([field, text]) =>
      discouraging.flatMap(([word, instead]) => {
        const found = word.exec(text)?.[0]
        return found === undefined
          ? []
          : [{ field, words: `“${found}” can keep people from applying. ${instead}` }]
      }),
    ),
    ...(description !== '' && requirements.length === 0
      ? [{ field: 'requirements', words: 'Add what applicants need for the job.' } as const]
      : []),
    ...(description !== '' && steps.length === 0
      ? [{ field: 'steps', words: 'Add the hiring steps, so applicants know what comes next.' } as const]
      : []),
  ]
}

const shouts = (title: string) =>
  (/\p{Lu}{4}/u.test(title) && title === title.toUpperCase()) || /!{2}/.test(title)
