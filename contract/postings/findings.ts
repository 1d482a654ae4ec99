import { withoutEnd } from '../text.ts'
import { foldedWords, type FoldedWord } from './fraud/foldedWords.ts'
import { asked, documents, messenger, negations, payment, payVerbs, type Signal } from './fraud/fraudWords.ts'
import { isAboveBand } from './fraud/payBands.ts'
import type { PostingContent } from './posting.ts'
import type { Finding, FindingCode } from './review.ts'
import { lexiconOf, type Lexicon } from './fraud/wordLexicon.ts'

const signals: readonly (readonly [FindingCode, Signal, Lexicon])[] = (
  [
    ['payment', payment],
    ['documents', documents],
    ['messenger', messenger],
  ] as const
).map(([code, signal]) => [
  code,
  signal,
  lexiconOf(Object.fromEntries(Object.entries(signal.kinds).map(([kind, { words }]) => [kind, words]))),
])

const grammar = lexiconOf({ asked, payVerbs, deny: negations.clause, denyAll: negations.sentence })

/** Window size in words for sentences without an end. Windows overlap by half. */
const PIECE = 30

/**
 * Signals of fraud in a posting: requests for money, for documents or secrets before hiring, or to continue
 * in a messenger; pay far above the usual for the title; and email addresses at another domain. A signal is
 * no proof. Runs in linear time.
 *
 * @param domain domain of the company's website, without `www.`; undefined without a website
 */
export function findingsIn(posting: PostingContent, domain: string | undefined): readonly Finding[] {
  const inTexts = textsOf(posting).flatMap(({ path, text }) => [
    ...signalsIn(text).map((found) => ({ ...found, path })),
    ...mailDomainsIn(text, domain).map((range) => ({ ...range, code: 'otherMailDomain' as const, path })),
  ])
  const { pay, title } = posting
  const highPay = pay !== null && isAboveBand(title, pay)
  return [
    ...inTexts,
    ...(highPay ? [{ code: 'highPay' as const, path: 'title', start: 0, end: title.length }] : []),
  ]
}

/** Signals of fraud in a text from a company to a person, without the weak ones. */
export const messageFindingsIn = (text: string): readonly FindingCode[] =>
  signalsIn(text).map(({ code }) => code)

/** Public texts of a company other than its postings. */
export interface CompanyText {
  readonly name: string
  readonly about: string
  readonly industry: string
  readonly places: readonly string[]
}

/** Signals of fraud in the public texts of a company, each with the matched words. */
export const companyFindingsIn = ({ about, industry, name, places }: CompanyText): readonly string[] =>
  [name, about, industry, ...places].flatMap((text) =>
    signalsIn(text).map(({ code, end, start }) => `${code}: ${text.slice(start, end)}`),
  )

/** Free texts of a posting, with their paths. */
function textsOf(posting: PostingContent): readonly { readonly path: string; readonly text: string }[] {
  const { aiInScreening, benefits, contact, description, payNote, questions, requirements, steps } = posting
  return [
    { path: 'title', text: posting.title },
    { path: 'summary', text: posting.summary },
    { path: 'description', text: description },
    ...requirements.map(({ text }, index) => ({ path: `requirements.${index}.text`, text })),
    { path: 'payNote', text: payNote },
    ...benefits.map((text, index) => ({ path: `benefits.${index}`, text })),
    ...steps.map(({ name: text }, index) => ({ path: `steps.${index}.name`, text })),
    ...questions.flatMap(({ label, options }, index) => [
      { path: `questions.${index}.label`, text: label },
      ...options.map((text, option) => ({ path: `questions.${index}.options.${option}`, text })),
    ]),
    ...(aiInScreening ? [{ path: 'aiInScreening.how', text: aiInScreening.how }] : []),
    { path: 'contact', text: contact },
  ]
}

type Found = Pick<Finding, 'code' | 'start' | 'end'>

function signalsIn(text: string): readonly Found[] {
  return sentencesIn(foldedWords(text)).flatMap(findingsInSentence)
}

function sentencesIn(words: readonly FoldedWord[]): readonly (readonly FoldedWord[])[] {
  const sentences: FoldedWord[][] = []
  for (const word of words) {
    const last = sentences.at(-1)
    if (last && !word.beginsSentence) last.push(word)
    else sentences.push([word])
  }
  return sentences
}

function findingsInSentence(words: readonly FoldedWord[]): readonly Found[] {
  const spoken = grammar(words)
  const denied = deniedIn(words, spoken)
  return signals.flatMap(([code, signal, lexicon]) => {
    const kinds = lexicon(words)
    addComputed(code, words, { kinds, spoken })
    const found: Found[] = []
    for (let begin = 0; begin < words.length && begin >= 0; begin += PIECE / 2) {
      const range = scored(signal, words, { kinds, denied, begin })
      const last = found.at(-1)
      // Overlapping windows with the same finding are merged.
      if (range && last && range.start <= last.end) found.splice(-1, 1, { ...last, end: range.end })
      else if (range) found.push({ code, ...range })
      if (begin + PIECE >= words.length) break
    }
    return found
  })
}

interface Piece {
  /** Kinds of each word. */
  readonly kinds: readonly ReadonlySet<string>[]
  readonly denied: readonly boolean[]
  readonly begin: number
}

/** Range of a window whose score reaches the threshold; undefined otherwise. */
function scored(signal: Signal, words: readonly FoldedWord[], { begin, denied, kinds }: Piece) {
  const counted = new Set<string>()
  let score = 0
  let first: FoldedWord | undefined
  let last: FoldedWord | undefined
  for (let at = begin; at < Math.min(words.length, begin + PIECE); at += 1) {
    const word = words[at]
    if (!word) break
    for (const kind of kinds[at] ?? []) {
      const weight = signal.kinds[kind]?.weight ?? computedWeights[kind] ?? 0
      if (counted.has(kind) || (weight >= 0 && denied[at])) continue
      counted.add(kind)
      score += weight
      if (weight <= 0) continue
      first ??= word
      last = word
    }
  }
  const hasSubject = signal.subjects.some((kind) => counted.has(kind))
  return hasSubject && score >= signal.threshold && first && last
    ? { start: first.start, end: last.end }
    : undefined
}

const computedWeights: Readonly<Record<string, number>> = { gives: 2, amount: 1, handle: 2 }

/** Marks the words that are negated, by a word before them or directly after them. */
function deniedIn(words: readonly FoldedWord[], kinds: ReturnType<Lexicon>): readonly boolean[] {
  let until = -1
  const denied = words.map((word, at) => {
    if (until < words.length && (word.beginsClause || at > until)) until = -1
    if (kinds[at]?.has('denyAll')) until = words.length
    else if (kinds[at]?.has('deny') && until < at) until = at + 8
    return at <= until
  })
  return denied.map((isDenied, at) => isDenied || kinds[at + 1]?.has('deny') === true)
}

const currencies = /^(?:[€$£]|eur|euros?|usd|dollars?|gbp|pounds?|reais|zl|usdt|btc|eth)$/

/** Adds kinds of words that depend on context and cannot be listed in the lexicon. */
function addComputed(
  code: FindingCode,
  words: readonly FoldedWord[],
  { kinds, spoken }: { readonly kinds: ReturnType<Lexicon>; readonly spoken: ReturnType<Lexicon> },
): void {
  words.forEach(({ beginsClause, end, text }, at) => {
    const next = words[at + 1]
    const isNumber = /^\d+$/.test(text)
    if (
      code === 'messenger' &&
      ((text === '@' && next?.start === end) || (isNumber && digitsFrom(words, at) > 6))
    ) {
      kinds[at]?.add('handle')
    }
    if (code !== 'payment') return
    const isAmount = isNumber && [words[at - 1], next].some((near) => near && currencies.test(near.text))
    if (isAmount) kinds[at]?.add('amount')
    // In German, the verb may precede the person who is asked.
    const isAsked = [1, 2, 3, 4, -1].some((before) => spoken[at - before]?.has('asked'))
    if (
      spoken[at]?.has('payVerbs') &&
      (isAsked || beginsClause || /^(?:and|then|und|et|y|e)$/.test(words[at - 1]?.text ?? ''))
    ) {
      kinds[at]?.add('gives')
    }
  })
}

/** Number of digits in consecutive numbers from this word on. */
function digitsFrom(words: readonly FoldedWord[], at: number): number {
  let count = 0
  for (const { text } of words.slice(at, at + 6)) {
    if (!/^\d+$/.test(text)) break
    count += text.length
  }
  return count
}

const MAILBOX_LENGTH = 64
const DOMAIN_LENGTH = 254

/** Ranges of email addresses at domains other than the company's. */
function mailDomainsIn(text: string, domain: string | undefined) {
  if (domain === undefined) return []
  return Array.from(text.matchAll(/@/g)).flatMap(({ index: at }) => {
    const after = text.slice(at + 1, at + 1 + DOMAIN_LENGTH)
    const other = withoutEnd(/^[a-z\d.-]*/i.exec(after)?.[0] ?? '', '.-')
    const isOwn = other.toLowerCase() === domain || other.toLowerCase().endsWith(`.${domain}`)
    let start = at
    while (at - start < MAILBOX_LENGTH && /[\w.+-]/.test(text.charAt(start - 1))) start -= 1
    return start === at || isOwn || !other.includes('.') ? [] : [{ start, end: at + 1 + other.length }]
  })
}
