import type { Ref } from 'react'
import type { KeysInWords } from './keyTable.ts'
import { readingWords } from '../../words/shared/reading.ts'

interface Props {
  ref: Ref<HTMLDetailsElement>
  keys: KeysInWords
  /** Scope of the shortcuts, such as "on this board". */
  where: string
  hasLetters: boolean
  onSwitch: (isOn: boolean) => void
  className: string
}

/** Keyboard shortcuts of a list, with a switch for single letters (WCAG 2.1.4). */
export const Keys = ({ ref, keys, where, hasLetters, onSwitch, className }: Props) => (
  <details ref={ref} className={`text-hint print:hidden ${className}`}>
    <summary className="min-h-6 w-fit cursor-pointer rounded-tag py-1 text-link">{readingWords.keys}</summary>
    <label className="mt-2 flex min-h-11 w-fit cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={hasLetters}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
        className="size-6 shrink-0 accent-primary"
      />
      {readingWords.singleLetters(where)}
    </label>
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
      {keys
        .filter(([, , isLetter]) => hasLetters || !isLetter)
        .map(([names, does]) => (
          <div key={names} className="contents">
            <dt className="font-medium">{names}</dt>
            <dd className="text-muted">{does}</dd>
          </div>
        ))}
    </dl>
  </details>
)
