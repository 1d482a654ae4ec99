import type { ReactNode } from 'react'

export type SectionLevel = 'h2' | 'h3'

interface Props {
  title: string
  level: SectionLevel
  /** Omits the section in print. */
  isForScreens?: boolean
  children: ReactNode
}

/** Section of a job with a heading. */
export const JobSection = ({ title, level: Title, isForScreens = false, children }: Props) => (
  <section className={isForScreens ? 'print:hidden' : undefined}>
    <Title className={`mb-4 ${Title === 'h2' ? 'text-h2' : 'text-h3'}`}>{title}</Title>
    {children}
  </section>
)

/** Placeholder for a missing required field. */
export const MissingPart = ({ children }: { children: ReactNode }) => (
  <p className="my-3 rounded-inner border border-dashed border-field px-3 py-2 text-hint text-muted">
    {children}
  </p>
)
