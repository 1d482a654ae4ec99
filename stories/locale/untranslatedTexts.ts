import { locale } from '../../contract/words/locale.ts'

const attributes = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title']

const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))
const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
const currencies = new Intl.DisplayNames(locale, { type: 'currency' })

/** Twelve weeks of dates, which cover every weekday and every month. */
const days = Array.from({ length: 84 }, (_, index) => Date.UTC(2026, index % 12, 1 + Math.floor(index / 12)))

const namesOfDays = (form: 'short' | 'long') => {
  const format = new Intl.DateTimeFormat(locale, { weekday: form, month: form, timeZone: 'UTC' })
  const parts = days.flatMap((day) => format.formatToParts(day))
  return parts.filter(({ type, value }) => type !== 'literal' && value.length > 2)
}

/** Names that `Intl` localizes, longest first. */
const byIntl = [
  ...letters.flatMap((first) => letters.flatMap((second) => countries.of(first + second) ?? [])),
  ...Intl.supportedValuesOf('currency').map((code) => currencies.of(code) ?? code),
  ...[...namesOfDays('long'), ...namesOfDays('short')].map(({ value }) => value),
  'AM',
  'PM',
].toSorted((one, other) => other.length - one.length)

const written = new RegExp(
  String.raw`\b(?:${byIntl.map((name) => name.replaceAll(/[.()]/g, '.')).join('|')})\b|\b[A-Z]{2,4}\$?(?=\b|\d)|https?://\S+|\S+@\S+`,
  'g',
)

/** Removes the translated parts of a text, innermost first. */
function withoutTranslated(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
  return rest === text ? rest : withoutTranslated(rest)
}

/** Reduces a text to lower-case words, with repetitions within a word collapsed. */
const simple = (text: string) =>
  text
    .replaceAll(/(\p{L}{4,}?)\1+/gu, '$1')
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase()

/**
 * Finds visible and spoken texts of an element that are neither translated nor sample data.
 *
 * @param samples invented texts of the stories
 */
export function untranslatedTexts(root: Element, samples: readonly string[]): readonly string[] {
  const known = ` ${samples.map(simple).join(' ')} `
  const whole = new Set(samples.map(simple))
  const isKnown = (text: string) => known.includes(` ${simple(text)} `)
  // True for combinations of sample texts, such as a first and a last name.
  const isData = (text: string) =>
    isKnown(text) ||
    simple(text)
      .split(' ')
      .every((word) => whole.has(word)) ||
    text.split(/[,·(@/\n.?:]/).every((part) => simple(part) === '' || isKnown(part))
  const seen = [...textNodes(root), ...[...root.querySelectorAll('*')].flatMap(labelsOf)]
  const rest = seen
    .map(withoutTranslated)
    .filter((text) => !isData(text))
    .map((text) => text.replaceAll(written, ' ').trim())
  return [...new Set(rest.filter((text) => /[a-z]{2}/i.test(text) && !isData(text)))]
}

function* textNodes(root: Element): Generator<string> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode
    if (nodeValue && parentElement?.checkVisibility() && !parentElement.closest('script, style'))
      yield nodeValue
  }
}

const labelsOf = (element: Element): string[] =>
  element.checkVisibility() ? attributes.flatMap((name) => element.getAttribute(name) ?? []) : []
