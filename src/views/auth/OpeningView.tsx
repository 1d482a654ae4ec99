import { Heading } from '../../ui/text/Heading.tsx'
import { Loader } from '../../ui/feedback/Loader.tsx'
import { authWords } from '../../words/pages/auth.ts'
import { AuthLayout } from '../shells/AuthLayout.tsx'

/** Page shown while a mailed link is being checked. */
export const OpeningView = ({ title }: { title: string }) => (
  <AuthLayout progress={0.7} drawing>
    <Heading>{title}</Heading>
    <Loader>{authWords.checkingLink}</Loader>
  </AuthLayout>
)
