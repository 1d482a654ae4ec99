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

/** Sentences without an end are looked at in pieces of so many words, each from the middle of the one before. */
const PIECE = 30

/**
 * The signals of fraud in a posting: that applicants are asked for money, for documents or secrets before they are hired, or
 * to go on elsewhere in a messenger; pay far above what its title earns; and mail addresses of another domain. A signal is
 * no proof. Takes time in proportion to the length of the posting.
 *
 * @param domain of the company's website, without `www.`; undefined where it has none
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

/** The signals of fraud in a text that a company writes to a person, but for those that are weak. */
export const messageFindingsIn = (text: string): readonly FindingCode[] =>
  signalsIn(text).map(({ code }) => code)

/** Free text of a company that everybody can read beside its postings. */
export interface CompanyText {
  readonly name: string
  readonly about: string
  readonly industry: string
  readonly places: readonly string[]
}

/** The words of signals of fraud in what a company says of itself. */
export const companyFindingsIn = ({ about, industry, name, places }: CompanyText): readonly string[] =>
  [name, about, industry, ...places].flatMap((text) =>
    signalsIn(text).map(({ code, end, start }) => `${code}: ${text.slice(start, end)}`),
  )

/** The texts that an employer writes in words of their own, by their paths. */
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
      // Neighbouring pieces that both say so are one finding.
      if (range && last && range.start <= last.end) found.splice(-1, 1, { ...last, end: range.end })
      else if (range) found.push({ code, ...range })
      if (begin + PIECE >= words.length) break
    }
    return found
  })
}

interface Piece {
  /** The kinds of each word. */
  readonly kinds: readonly ReadonlySet<string>[]
  readonly denied: readonly boolean[]
  readonly begin: number
}

/** The range of a piece of a sentence that is a finding; undefined where it is none. */
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

/** Marks words that are negated by a word before them, or right after. */
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

/** Adds to the kinds of the words those that no list of words can name. */
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
    // A German verb may stand before whom it asks.
    const isAsked = [1, 2, 3, 4, -1].some((before) => spoken[at - before]?.has('asked'))
    if (
      spoken[at]?.has('payVerbs') &&
      (isAsked || beginsClause || /^(?:and|then|und|et|y|e)$/.test(words[at - 1]?.text ?? ''))
    ) {
      kinds[at]?.add('gives')
    }
  })
}

/** Number of digits in a run of numbers, from this word on. */
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

/** Places of mail addresses at other domains than the company's. */
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
