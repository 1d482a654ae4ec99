import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { talentPaths } from '../../../contract/talent/paths.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { talentWords } from '../../words/talent/search.ts'
import { talentTitles } from '../../words/talent/titles.ts'

interface Props {
  /** True once the profile has loaded, when its name is the page title. */
  isRead: boolean
  children: ReactNode
}

export const PersonPageView = ({ isRead, children }: Props) => (
  <>
    {!isRead && (
      <h1 id="title" tabIndex={-1} className="sr-only">
        {talentTitles.person.title}
      </h1>
    )}
    <ButtonLink look="quiet" size="small" className="mb-4 -ms-4 print:hidden" href={talentPaths.talent}>
      <ArrowLeft className="size-4.5" />
      {talentWords.pane.toSearch}
    </ButtonLink>
    <div className="max-w-wide rounded-panel border border-line bg-surface p-5 sm:p-8">{children}</div>
  </>
)
