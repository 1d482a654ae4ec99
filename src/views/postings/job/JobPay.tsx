import type { Pay } from '../../../../contract/postings/payInWords.ts'
import { payParts } from '../../../words/pay.ts'

export function JobPay({ pay }: { pay: Pay | null }) {
  const [amount, period] = payParts(pay)
  return (
    <p
      className="job-pay mt-4 text-[1.5rem] leading-[1.3] font-semibold tabular-nums"
      suppressHydrationWarning
    >
      {amount} <span className="text-body font-normal text-subtle">{period}</span>
    </p>
  )
}
