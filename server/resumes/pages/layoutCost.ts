import { resumeItems, type ResumeDocument } from '../../../contract/resumes/document.ts'
import type { LayoutRequest } from './messages.ts'

/**
 * Limits beyond which a layout exceeds the time or memory of a child process. A resume of 20 pages has about
 * 800 texts.
 */
const most = { texts: 3_000, characters: 1_000_000 } as const

// Measured: 0.3 ms per text, which is at most one line, and 1 ms per 700 characters.
const BASE_MS = 5
const MS_PER_TEXT = 0.3
const CHARACTERS_PER_MS = 700
/** Time of a heavy layout, about five pages. */
const HEAVY_MS = 150

/** Estimated cost of a layout. */
export interface LayoutCost {
  readonly milliseconds: number
  readonly isHeavy: boolean
  /** True if the layout would exceed its limits and need not be started. */
  readonly isTooMuch: boolean
}

/** Estimates the cost of a layout by number and length of its texts. */
export function layoutCostOf(asked: LayoutRequest): LayoutCost {
  const { characters, texts } =
    'letter' in asked
      ? { texts: asked.letter.body.split('\n').length, characters: asked.letter.body.length }
      : textsIn(asked.document)
  const milliseconds = BASE_MS + texts * MS_PER_TEXT + characters / CHARACTERS_PER_MS
  return {
    milliseconds,
    isHeavy: milliseconds > HEAVY_MS,
    isTooMuch: texts > most.texts || characters > most.characters,
  }
}

const printed = ['basics', ...Object.keys(resumeItems)]

/** Counts printed texts up to the limit. Each line is a paragraph, with the cost of one. */
function textsIn(document: ResumeDocument) {
  let texts = 0
  let characters = 0
  const fields = new Map<string, unknown>(Object.entries(document))
  const open: unknown[] = [...printed.map((key) => fields.get(key)), document.meta?.jobgrove?.custom]
  while (open.length > 0 && texts <= most.texts) {
    const held = open.pop()
    if (typeof held === 'string') {
      if (held === '') continue
      texts += held.split('\n').length
      characters += held.length
    } else if (typeof held === 'object' && held !== null) {
      for (const inner of Object.values(held)) open.push(inner)
    }
  }
  return { texts, characters }
}
