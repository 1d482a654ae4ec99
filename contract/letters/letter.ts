import * as v from 'valibot'
import { id } from '../call.ts'
import { merged, type MergeValues } from '../mergeFields.ts'
import { plainLine, plainText } from '../text.ts'
import { strictObject } from '../schemas/shapes.ts'

/** Lengths in characters as a person counts them. */
export const letterLengths = { title: 120, body: 6_000 } as const

/** So many words read well in a letter. */
export const recommendedWords = { min: 180, max: 320 } as const

/** Merge fields of a letter. */
export const letterFields = ['company', 'role', 'name'] as const

export type LetterField = (typeof letterFields)[number]

/** Known values of the merge fields. */
export type LetterValues = { readonly [Field in LetterField]?: string | undefined }

const WRONG_TEXT = 'Use letters, numbers, signs, and line breaks only.'
const WRONG_TITLE = 'Use letters, numbers, and signs on one line.'

/** Text of a letter, in our subset of Markdown. */
export const letterBody = plainText(letterLengths.body, WRONG_TEXT)

/** Title of a letter, for its candidate. */
export const letterTitle = v.pipe(plainLine(letterLengths.title, WRONG_TITLE), v.nonEmpty('Enter a name.'))

/** A letter as it is written. */
export const letterContent = strictObject({
  title: letterTitle,
  body: letterBody,
  /** The job that it is for, by its slug; null: for any. */
  slug: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,200}$/, 'Send the slug of the job.'))),
    null,
  ),
  /** The resume that it looks like; null: the one that was changed last. What is left out stays as it is. */
  resumeId: v.optional(v.nullable(id)),
})

export type LetterContent = v.InferOutput<typeof letterContent>

/**
 * A letter as an employer reads it (marketplace, 3).
 *
 * @returns the text, and the fields that nobody can fill in: with one it is not sent
 */
export const mergedLetter = (body: string, { company, name, role }: LetterValues) =>
  merged(body, { company, name, role } satisfies MergeValues, asWritten)

/** Signs where they mean something in Markdown: an ampersand that begins no entity, such as in "R&D", means itself. */
const signs = /[*[\]]|\\(?=[!-/:-@[-`{-~]|$)|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** A value as it stands in Markdown: a name with an asterisk makes nothing bold, and "1. FC" begins no list. */
const asWritten = (value: string) =>
  value
    .replaceAll(signs, String.raw`\$&`)
    .replace(/^(\d*)([-+#](?=[\s#-]|$)|[.)](?=\s|$))/, String.raw`$1\$2`)

/** Message about merge fields without a value; undefined when there are none. */
export function emptyFieldsInWords(empty: readonly string[]): string | undefined {
  const [first] = empty
  if (first === undefined) return undefined
  const field = letterFields.find((name) => first.replaceAll(/[{}\s]/g, '') === name)
  if (!field) return `Remove ${first} from the letter, or write it out. We can’t fill it in.`
  return `Write ${whatItIs[field]}: ${first} is empty.`
}

const whatItIs: Readonly<Record<LetterField, string>> = {
  company: 'the company’s name',
  role: 'the name of the job',
  name: 'your name',
}
