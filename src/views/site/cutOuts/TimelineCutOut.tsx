import { TurnTimeline } from '../../../ui/brand/TurnTimeline.tsx'
import { cutOutWords } from '../../../words/pages/cutOuts.ts'

const { company, label, steps } = cutOutWords.way

export const TimelineCutOut = () => (
  <div className="mx-auto w-full max-w-115">
    <TurnTimeline label={label} company={company} steps={steps} isLarge />
  </div>
)
