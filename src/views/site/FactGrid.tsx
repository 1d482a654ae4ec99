import type { ComponentType } from 'react'

interface Fact {
  readonly icon: ComponentType<{ className?: string }>
  readonly title: string
  readonly text: string
}

/** Grid of short facts, each with an icon. */
export const FactGrid = ({ facts }: { facts: readonly Fact[] }) => (
  <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
    {facts.map(({ icon: Icon, text, title }) => (
      <li key={title} className="flex gap-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-on-primary-soft">
          <Icon className="size-5.5" />
        </span>
        <div>
          <h3 className="text-h3">{title}</h3>
          <p className="mt-1 text-hint text-pretty text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ul>
)
