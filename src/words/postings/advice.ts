import type { PostingContent, PostingField } from '../../contract/postings/posting.ts'

/** Something that is allowed, and that would be better otherwise. */
export interface Advice {
  readonly field: PostingField
  readonly words: string
}

/** Words that keep people from applying who could do the work, each with what to say instead. */
const puttingOff: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(ninja|rockstar|rock star|guru|wizard)s?\b/i, 'Name the work instead.'],
  [
    /\b(young (?:people|persons?|professionals?|talents?|teams?|staff|colleagues?|men|women|and dynamic)|youthful|digital natives?)\b/i,
    'Age does not matter for work. Name what somebody should know.',
  ],
  [/\b(native speaker)s?\b/i, 'Name how well somebody should speak the language.'],
  [/\b(he|his|him|salesman|salesmen|craftsman|craftsmen|waitress|chairman)\b/i, 'Use words for everybody.'],
  [/\b(aggressive|dominant|fearless)\b/i, 'Name what somebody should achieve.'],
]

/** What could be better in a posting; none of it keeps it from being published. */
export function adviceOn(posting: PostingContent): readonly Advice[] {
  const { title, pay, description, requirements, steps, summary } = posting
  const texts: readonly (readonly [PostingField, string])[] = [
    ['title', title],
    ['summary', summary],
    ['description', description],
    ['requirements', requirements.map(({ text }) => text).join('\n')],
  ]
  return [
    ...(shouts(title)
      ? [{ field: 'title', words: 'The title shouts. Write it in small letters.' } as const]
      : []),
    ...(pay && pay.max > 2 * pay.min
      ? [
          {
            field: 'pay',
            words: 'The highest pay is more than twice the lowest. A narrower range tells more.',
          } as const,
        ]
      : []),
    ...texts.flatMap(([field, text]) =>
      puttingOff.flatMap(([word, instead]) => {
        const found = word.exec(text)?.[0]
        return found === undefined ? [] : [{ field, words: `“${found}” puts people off. ${instead}` }]
      }),
    ),
    ...(description !== '' && requirements.length === 0
      ? [{ field: 'requirements', words: 'Say what somebody needs for the work.' } as const]
      : []),
    ...(description !== '' && steps.length === 0
      ? [{ field: 'steps', words: 'Say what happens after somebody has applied.' } as const]
      : []),
  ]
}

const shouts = (title: string) =>
  (/\p{Lu}{4}/u.test(title) && title === title.toUpperCase()) || /!{2}/.test(title)
