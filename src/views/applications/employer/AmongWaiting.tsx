import { useEffect, useEffectEvent, useRef } from 'react'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { nameOf } from '../../../words/applications/answering.ts'
import { Keys } from '../../reading/Keys.tsx'
import { commandIn } from '../../reading/keyTable.ts'
import { waitingKeys, waitingKeysInWords } from './waitingKeys.ts'

/** Those who wait for an answer of the employer. */
export interface Waiting {
  /** The soonest due first; where there are very many, only the first of them. */
  readonly items: readonly ApplicantItem[]
  readonly total: number
}

export interface LetterKeys {
  readonly hasLetters: boolean
  readonly onSwitch: (isOn: boolean) => void
}

interface Props extends LetterKeys {
  /** Of the application that is read. */
  id: string
  waiting: Waiting
}

/**
 * Where somebody stands among those who wait, and who comes before and after, by link or by key: nothing, where nobody
 * else waits.
 */
export function AmongWaiting({ id, waiting: { items, total }, hasLetters, onSwitch }: Props) {
  const place = items.findIndex((item) => item.id === id)
  const nav = useRef<HTMLElement>(null)
  const keys = useRef<HTMLDetailsElement>(null)

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { defaultPrevented, repeat, target } = event
    const isPage = target instanceof Element && (target === document.body || target.closest('main') !== null)
    // Whoever is opened is told so: a key that is held down must not lead through all of them.
    if (!isPage || defaultPrevented || repeat || target.closest(notForKeys)) return
    const command = commandIn(waitingKeys, event, hasLetters)
    if (command === 'keys') {
      keys.current?.setAttribute('open', '')
      keys.current?.querySelector('summary')?.focus()
    } else if (command) {
      nav.current?.querySelector<HTMLElement>(command === 'next' ? '[rel=next]' : '[rel=prev]')?.click()
    }
  })

  useEffect(() => {
    const left = new AbortController()
    addEventListener('keydown', (event) => press(event), { signal: left.signal })
    return () => left.abort()
  }, [])

  if (place < 0 || total < 2) return null
  const [before, after] = [items[place - 1], items[place + 1]]
  return (
    <nav
      ref={nav}
      aria-label="Who waits for your answer"
      className="mt-10 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-line pt-4 print:hidden"
    >
      <p className="text-hint text-muted tabular-nums">
        {place + 1} of {total} who wait for your answer
      </p>
      {before && (
        <TextLink rel="prev" href={paths.applicant(before.reference)} className="min-w-0 wrap-anywhere">
          Before: <Name>{nameOf(before)}</Name>
        </TextLink>
      )}
      {after && (
        <TextLink rel="next" href={paths.applicant(after.reference)} className="min-w-0 wrap-anywhere">
          Next: <Name>{nameOf(after)}</Name>
        </TextLink>
      )}
      <Keys
        ref={keys}
        keys={waitingKeysInWords}
        where="on this page"
        hasLetters={hasLetters}
        onSwitch={onSwitch}
        className="open:w-full"
      />
    </nav>
  )
}

/** Where a letter is typed, or what asks has the floor. */
const notForKeys = 'input:not([type=checkbox]), textarea, select, dialog, [contenteditable]'
