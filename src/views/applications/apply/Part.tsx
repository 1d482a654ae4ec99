import type { ReactNode } from 'react'

interface PartProps {
  number: number
  title: string
  children: ReactNode
}

/** Numbered section of the application form. */
export const Part = ({ number, title, children }: PartProps) => (
  <section aria-labelledby={`part${number}`} className="border-t border-line py-6">
    <h2 id={`part${number}`} className="mb-4 flex gap-3 text-h2">
      <span className="text-muted">{number}</span>
      {title}
    </h2>
    {children}
  </section>
)

interface ChoiceProps {
  id: string
  /** Name of the radio group. */
  name: string
  isChosen: boolean
  isFixed: boolean
  onChoose: () => void
  children: ReactNode
}

/** Radio button in the form of a card. */
export const ChoiceCard = ({ id, name, isChosen, isFixed, onChoose, children }: ChoiceProps) => (
  <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-control border border-field bg-surface px-4 py-3 transition-colors duration-colour hover:border-field-hover has-checked:border-selected-line has-checked:bg-selected has-checked:ring-1 has-checked:ring-selected-line has-checked:ring-inset has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-3 forced-colors:has-checked:border-[Highlight]">
    <input
      type="radio"
      id={id}
      name={name}
      checked={isChosen}
      disabled={isFixed && !isChosen}
      onChange={onChoose}
      className="radio outline-none"
    />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </label>
)
