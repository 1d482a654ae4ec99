import type { ReactNode } from 'react'
import './reading.css'

interface Props {
  title: string
  /** Purpose of the page in one sentence. */
  lead: ReactNode
  children: ReactNode
}

/** Documentation page with a title and a lead. */
export const Page = ({ title, lead, children }: Props) => (
  <main className="reading sb-unstyled">
    <h1>{title}</h1>
    <p className="lead">{lead}</p>
    {children}
  </main>
)
