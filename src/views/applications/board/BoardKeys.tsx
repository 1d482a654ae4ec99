import type { Ref } from 'react'
import { keysInWords } from './boardKeys.ts'

interface Props {
  ref: Ref<HTMLDetailsElement>
  hasLetters: boolean
  onSwitch: (isOn: boolean) => void
}

/** What the keys do on the board, and whether single letters do anything at all (WCAG 2.1.4). */
export const BoardKeys = ({ ref, hasLetters, onSwitch }: Props) => (
  <details ref={ref} className="mb-4 text-hint print:hidden">
    <summary className="min-h-6 w-fit cursor-pointer rounded-tag py-1 text-link">Keys</summary>
    <label className="mt-2 flex min-h-11 w-fit cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={hasLetters}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
        className="size-6 shrink-0 accent-primary"
      />
      Single letters work on this board. This device keeps it.
    </label>
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
      {keysInWords
        .filter(([, , isLetter]) => hasLetters || !isLetter)
        .map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt className="font-medium">{keys}</dt>
            <dd className="text-muted">{does}</dd>
          </div>
        ))}
    </dl>
  </details>
)
