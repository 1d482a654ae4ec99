import CircleCheck from 'lucide-react/icons/circle-check'
import FileText from 'lucide-react/icons/file-text'
import ListChecks from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import { CompanyMark } from '../../../ui/brand/CompanyMark.tsx'
import { cutOutWords, fernhill } from '../../../words/pages/cutOuts.ts'
import { CutOutButton, CutOutCard } from './CutOutCard.tsx'

const icons = [FileText, Mail, ListChecks] as const
const { reply, rows, send, title } = cutOutWords.apply

export const ApplyCutOut = () => (
  <CutOutCard className="mx-auto max-w-110">
    <div className="mb-4 flex items-center gap-3.5">
      <CompanyMark company={fernhill} size="row" />
      <div>
        <p className="text-h3">{title}</p>
        <p className="text-hint text-muted">{fernhill.name}</p>
      </div>
    </div>
    {rows.map(({ name, text }, index) => {
      const Icon = icons[index] ?? FileText
      return (
        <div key={name} className="flex items-center gap-3.5 border-t border-line py-3">
          <Icon className="size-5 shrink-0 text-subtle" />
          <p className="grow text-hint">
            <span className="block font-medium">{name}</span>
            <span className="text-caption text-muted">{text}</span>
          </p>
          <CircleCheck className="size-5 shrink-0 text-success-text" />
        </div>
      )
    })}
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <CutOutButton>{send}</CutOutButton>
      <span className="text-caption text-subtle">{reply}</span>
    </div>
  </CutOutCard>
)
