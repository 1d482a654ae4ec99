import { StateTag } from '../../../ui/text/StateTag.tsx'
import { cutOutWords } from '../../../words/pages/cutOuts.ts'
import plain from '../samples/plain.svg'

export const ResumeCutOut = () => (
  <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[minmax(0,1fr)_auto]">
    <img
      src={plain}
      alt=""
      width={595}
      height={842}
      loading="lazy"
      decoding="async"
      data-theme="light"
      className="h-auto w-full rounded-t-tag bg-surface shadow-card"
    />
    <p className="hidden flex-col items-start gap-3 pt-2 sm:flex">
      <StateTag look="good">{cutOutWords.saved}</StateTag>
      <StateTag look="good">{cutOutWords.reads}</StateTag>
      <StateTag look="draft">{cutOutWords.formats}</StateTag>
    </p>
  </div>
)
