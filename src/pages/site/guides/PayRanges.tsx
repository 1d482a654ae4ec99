import { Guide } from '../../../views/site/reading/Guide.tsx'
import { payRanges } from '../../../words/reading/guides/payRanges.ts'

export default function PayRanges() {
  return <Guide slug="pay-ranges" text={payRanges} />
}
