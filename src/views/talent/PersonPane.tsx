import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode, Ref } from 'react'
import { talentPaths } from '../../../contract/talent/paths.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { talentWords } from '../../words/talent/search.ts'

interface Props {
  area: Ref<HTMLElement>
  id: string
  /** True if the address names the person, whose pane replaces the list in a narrow window. */
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

const words = talentWords.pane

/** Pane of a person beside the results, with a scroll area of its own. */
export const PersonPane = ({ area, id, isOpen, onClose, children }: Props) => (
  <section
    ref={area}
    aria-label={words.name}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
    tabIndex={0}
    className={`relative min-w-0 [&_header]:pe-10 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto lg:overscroll-contain lg:rounded-panel lg:border lg:border-line lg:bg-surface lg:p-6 ${isOpen ? '' : 'max-lg:hidden print:hidden'}`}
  >
    <div className="mb-4 lg:hidden print:hidden">
      <Button look="quiet" size="small" className="-ms-4" onClick={onClose}>
        {words.back}
      </Button>
    </div>
    <a
      href={talentPaths.person(id)}
      title={words.page}
      aria-label={words.page}
      className="absolute end-3 top-3 z-1 grid size-11 place-items-center rounded-control text-link hover:bg-primary-soft max-lg:top-0 max-lg:end-0 print:hidden"
    >
      <ExternalLink className="size-5" />
    </a>
    {children}
  </section>
)
