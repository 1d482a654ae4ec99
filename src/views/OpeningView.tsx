import { Heading } from '../ui/Heading.tsx'
import { Loader } from '../ui/Loader.tsx'
import { AuthLayout } from './AuthLayout.tsx'

/** Stands while the link from a mail is being looked at. */
export const OpeningView = ({ title }: { title: string }) => (
  <AuthLayout progress={0.7} drawing>
    <Heading>{title}</Heading>
    <Loader>Checking your link</Loader>
  </AuthLayout>
)
