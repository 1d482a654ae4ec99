import type { ReactNode } from 'react'
import { RowLink } from '../../ui/controls/RowLink.tsx'

interface Props {
  href: string
  title: string
  /** Other side and subject. */
  note: ReactNode
  /** Turn or outcome. */
  standing: ReactNode
  mark?: ReactNode
}

export const IntroductionRow = ({ href, title, note, standing, mark }: Props) => (
  <li className="relative flex min-h-17 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 hover:bg-surface">
    {mark}
    <div className="grid min-w-0 flex-[1_1_12rem] grid-cols-[minmax(0,1fr)]">
      <RowLink href={href}>{title}</RowLink>
      <span className="text-hint wrap-anywhere text-muted">{note}</span>
    </div>
    <div className="text-hint text-muted">{standing}</div>
  </li>
)
