import * as v from 'valibot'
import { postingContent } from '../../contract/postings/posting.ts'
import { typedPosting } from '../../contract/postings/typed.ts'
import type { KeptPosting } from '../../machines/postings/editorContext.ts'

const keptPosting = v.object({ revision: v.number(), before: postingContent, typed: typedPosting })

/** By the id of the posting: who may not read it never asks for it. */
const keyOf = (id: string) => `posting:${id}`

/** What the device has kept of a posting; nothing, where it has none, or keeps nothing, or nobody knows what it is. */
export function keptOf(id: string): KeptPosting | undefined {
  try {
    const parsed = v.safeParse(keptPosting, JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Keeps what was typed on the device. A device that keeps nothing, or is full, loses no more than it did without. */
export function keep(id: string, kept: KeptPosting): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept))
  } catch {
    // The page still has it, and asks before it is left.
  }
}

export function forget(id: string): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // Nothing was kept.
  }
}
