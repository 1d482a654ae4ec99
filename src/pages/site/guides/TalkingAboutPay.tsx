import { Guide } from '../../../views/site/reading/Guide.tsx'
import { talkingAboutPay } from '../../../words/reading/guides/talkingAboutPay.ts'

export default function TalkingAboutPay() {
  return <Guide slug="talking-about-pay" text={talkingAboutPay} />
}
