import type { ReactNode } from 'react'

export type SectionLevel = 'h2' | 'h3'

interface Props {
  title: string
  level: SectionLevel
  /** Left out on paper. */
  isForScreens?: boolean
  children: ReactNode
}

/** A part of a job under a heading of its own. */
export const JobSection = ({ title, level: Title, isForScreens = false, children }: Props) => (
  <section className={isForScreens ? 'print:hidden' : undefined}>
    <Title className={`mb-4 ${Title === 'h2' ? 'text-h2' : 'text-h3'}`}>{title}</Title>
    {children}
  </section>
)

/** Stands where something will stand that publishing needs. */
export const MissingPart = ({ children }: { children: ReactNode }) => (
  <p className="my-3 rounded-inner border border-dashed border-field px-3 py-2 text-hint text-muted">
    {children}
  </p>
)
