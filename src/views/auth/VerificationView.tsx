import { useSelector } from '@xstate/react'
import type { VerificationFlow } from '../../../machines/auth/verification.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { linkTitles } from '../../words/links.ts'
import { authWords } from '../../words/pages/auth.ts'
import { AuthLayout } from '../shells/AuthLayout.tsx'
import { OpeningView } from './OpeningView.tsx'

export function VerificationView({ flow }: { flow: VerificationFlow }) {
  const verified = useSelector(flow, (state) => state.matches('verified'))
  const refused = useSelector(flow, (state) => state.matches('refused'))
  if (!verified && !refused) return <OpeningView title={linkTitles.verify} />
  return (
    <AuthLayout progress={verified ? 1 : 0.7}>
      <Heading>{linkTitles.verify}</Heading>
      <p>{verified ? authWords.verification.verified : authWords.verification.refused}</p>
    </AuthLayout>
  )
}
