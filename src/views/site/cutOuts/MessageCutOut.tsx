import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { cutOutWords } from '../../../words/pages/cutOuts.ts'
import { CutOutButton, CutOutCard } from './CutOutCard.tsx'

const { chosen, message, preview, reason, send, title, until } = cutOutWords.reject

export const MessageCutOut = () => (
  <CutOutCard className="mx-auto max-w-115">
    <p className="flex items-center justify-between text-h3">
      {title}
      <X className="size-5 text-subtle" />
    </p>
    <p className="mt-4 mb-1.5 text-label">{reason}</p>
    <p className="flex min-h-11 items-center justify-between rounded-control border border-field px-4">
      {chosen}
      <ChevronDown className="size-4.5" />
    </p>
    <p className="mt-4 mb-1.5 text-label">{preview}</p>
    <div className="grid gap-3 rounded-control bg-sunken p-4 text-hint">
      {message.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <div className="mt-4 flex items-center gap-4">
      <CutOutButton>{send}</CutOutButton>
      <span className="text-caption text-subtle">{until}</span>
    </div>
  </CutOutCard>
)
