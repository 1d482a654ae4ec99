import { Heading } from '../../ui/text/Heading.tsx'
import { Loader } from '../../ui/feedback/Loader.tsx'
import { AuthLayout } from '../shells/AuthLayout.tsx'

/** Stands while the link from a mail is being looked at. */
export const OpeningView = ({ title }: { title: string }) => (
  <AuthLayout progress={0.7} drawing>
    <Heading>{title}</Heading>
    <Loader>Checking your link</Loader>
  </AuthLayout>
)
