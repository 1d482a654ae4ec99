import type { ReactNode } from 'react'

interface Props {
  title: string
  text: string
  /** One or more buttons. */
  children: ReactNode
}

/** Final section of a public page, for guests. */
export const CallToAction = ({ title, text, children }: Props) => (
  <section className="guest-only dark-edge mt-14 flex flex-wrap items-center justify-between gap-8 rounded-plate bg-brand px-6 py-8 text-on-brand sm:mt-20 sm:px-12 sm:py-10">
    <div>
      <h2 className="text-section">{title}</h2>
      <p className="mt-2 text-on-brand-muted">{text}</p>
    </div>
    <div className="flex flex-wrap gap-3 [--focus:var(--focus-on-brand)]">{children}</div>
  </section>
)
