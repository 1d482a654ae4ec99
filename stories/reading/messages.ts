import { safeParse, type GenericSchema } from 'valibot'
import { forms } from '../../contract/forms.ts'

/** A validation message of a form, and the input that causes it. */
export interface Message {
  readonly form: keyof typeof forms
  readonly field: string
  readonly words: string
  /** Names of the sample inputs that cause the message. */
  readonly after: string
}

/** Sample inputs by name. The messages come from the forms themselves. */
const typed = {
  'left empty': '',
  'one letter': 'a',
  'ten small letters': 'abcdefghij',
  'words with blanks': 'not what is asked for',
  'letters and a number, without a symbol': 'Abcdefgh1',
  'an invisible sign': `Abcdefg1!\u200b`,
  'too long': 'Ab1!'.repeat(80),
  'two thousand letters and more': 'a'.repeat(2_001),
  'a long website': `https://example.com/${'a'.repeat(200)}`,
  'a long user name': 'a'.repeat(33),
} as const

/** All validation messages of a form, by field. */
export const messagesOf = (form: keyof typeof forms): readonly Message[] =>
  Object.entries<GenericSchema>(forms[form]).flatMap(([field, rule]) => {
    const after = new Map<string, string[]>()
    for (const [name, value] of Object.entries(typed)) {
      const { issues } = safeParse(rule, value, { abortPipeEarly: true })
      const words = issues?.[0].message
      if (words !== undefined) after.set(words, [...(after.get(words) ?? []), name])
    }
    return [...after].map(([words, names]) => ({ form, field, words, after: few(names) }))
  })

const few = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')}, and other things` : names.join(', ')

export const formNames = Object.keys(forms).filter((name): name is keyof typeof forms => name in forms)

/** Converts a camel-case name to words, such as `emailAddress` to “Email address”. */
export const inWords = (name: string): string =>
  name
    .replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())
