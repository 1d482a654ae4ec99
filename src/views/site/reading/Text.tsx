import type { ReactNode } from 'react'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { inOrder } from '../../../ui/text/inOrder.ts'

interface TextProps {
  title: string
  /** What it is about, in a sentence. */
  lead: string
  children: ReactNode
}

/** A page to read: a title, what it is about, and its parts. */
export const Text = ({ title, lead, children }: TextProps) => (
  <article className="max-w-measure break-words">
    <Heading>{title}</Heading>
    <p className="text-muted">{lead}</p>
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8">{children}</div>
  </article>
)

/** A part under a heading of its own. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h2 className="text-h3">{title}</h2>
    {children}
  </section>
)

/** A few things one under the other. */
export const Points = ({ of }: { of: readonly ReactNode[] }) => (
  <ul className="ms-5 grid list-disc grid-cols-[minmax(0,1fr)] gap-2">
    {inOrder(of, (each) => (
      <li className="ps-1">{each}</li>
    ))}
  </ul>
)

export interface Source {
  readonly title: string
  readonly href: string
}

/** Where it comes from. */
export const Sources = ({ of }: { of: readonly Source[] }) => (
  <section className="border-t border-line pt-6 text-hint">
    <h2 className="mb-3 text-label">Sources</h2>
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {of.map(({ href, title }) => (
        <li key={href}>
          <TextLink href={href} rel="noopener">
            {title}
          </TextLink>
        </li>
      ))}
    </ul>
  </section>
)
