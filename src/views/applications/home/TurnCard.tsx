import type { ComponentProps, ReactNode } from 'react'
import { CompanyMark } from '../../../ui/brand/CompanyMark.tsx'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { candidateHomeWords as words } from '../../../words/applications/home.ts'

interface Props {
  /** Element id, unique on the page. */
  id: string
  company: ComponentProps<typeof CompanyMark>['company']
  /** Only the first card of the list has a primary button. */
  isFirst: boolean
  /** Tag with the due date or the state. */
  tag: ReactNode
  title: string
  note: ReactNode
  /** Latest message from the employer. */
  message?: string | undefined
  children?: ReactNode
  button: { readonly label: string; readonly href: string }
}

/** Card for a task of a candidate: the job, the due date, and one button. */
export const TurnCard = ({ id, company, isFirst, tag, title, note, message, children, button }: Props) => (
  <li
    className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-4 rounded-card border p-5 @min-[35rem]:grid-cols-[auto_minmax(0,1fr)_auto] @min-[35rem]:items-center ${isFirst ? 'border-primary bg-primary-soft/40 shadow-[inset_0_0_0_1px_var(--primary)]' : 'border-line bg-surface'}`}
  >
    <div className="self-start">
      <CompanyMark company={company} size="card" />
    </div>
    <div className="grid min-w-0 justify-items-start gap-1">
      {tag}
      <h3 id={id} className="mt-1 text-h3 wrap-anywhere">
        {title}
      </h3>
      <p className="text-hint wrap-anywhere text-muted">{note}</p>
      {children}
      {message && (
        <p className="mt-2 line-clamp-2 border-s-3 border-route-ahead ps-3 text-hint wrap-anywhere text-muted">
          {words.quoted(message)}
        </p>
      )}
    </div>
    <ButtonLink
      size="small"
      look={isFirst ? 'primary' : 'secondary'}
      href={button.href}
      aria-describedby={id}
      className="col-span-2 @min-[35rem]:col-span-1"
    >
      {button.label}
    </ButtonLink>
  </li>
)
