import * as v from 'valibot'
import { id } from '../call.ts'
import { merged, type MergeValues } from '../mergeFields.ts'
import { plainLine, plainText } from '../text.ts'
import { strictObject } from '../schemas/shapes.ts'

/** Maximum lengths in code points. */
export const letterLengths = { title: 120, body: 6_000 } as const

/** Recommended number of words of a letter. */
export const recommendedWords = { min: 180, max: 320 } as const

/** Merge fields of a letter. */
export const letterFields = ['company', 'role', 'name'] as const

export type LetterField = (typeof letterFields)[number]

/** Values of the merge fields, as far as they are known. */
export type LetterValues = { readonly [Field in LetterField]?: string | undefined }

const WRONG_TEXT = 'Use letters, numbers, signs, and line breaks only.'
const WRONG_TITLE = 'Use letters, numbers, and signs on one line.'

/** Text of a letter in the supported subset of Markdown. */
export const letterBody = plainText(letterLengths.body, WRONG_TEXT)

/** Title of a letter, which only its author sees. */
export const letterTitle = v.pipe(plainLine(letterLengths.title, WRONG_TITLE), v.nonEmpty('Enter a name.'))

/** Content of a letter that is saved. */
export const letterContent = strictObject({
  title: letterTitle,
  body: letterBody,
  /** Slug of the job that the letter is for; null for any job. */
  slug: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,200}$/, 'Send the slug of the job.'))),
    null,
  ),
  /**
   * Resume whose design the letter uses; null for the last changed one. If absent, the saved choice is kept.
   */
  resumeId: v.optional(v.nullable(id)),
})

export type LetterContent = v.InferOutput<typeof letterContent>

/**
 * Letter with its merge fields filled in, as an employer reads it (marketplace, 3).
 *
 * @returns the text, and its fields without a value; a letter with such fields must not be sent
 */
export const mergedLetter = (body: string, { company, name, role }: LetterValues) =>
  merged(body, { company, name, role } satisfies MergeValues, asWritten)

/**
 * Markdown characters to escape. An ampersand is escaped only where it begins an entity, whose name has at most 31
 * letters, so "R&D" stays.
 */
const signs = /[*[\]]|\\(?=[!-/:-@[-`{-~]|$)|&(?=#?\w{1,31};)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/**
 * Escapes a value for Markdown, so that an asterisk in a name starts no emphasis and "1. FC" starts no list.
 */
const asWritten = (value: string) =>
  value
    .replaceAll(signs, String.raw`\$&`)
    .replace(/^(\d*)([-+#](?=[\s#-]|$)|[.)](?=\s|$))/, String.raw`$1\$2`)

/** Message about merge fields without a value; undefined if there are none. */
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
