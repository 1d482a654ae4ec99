import { Heading } from '../../ui/text/Heading.tsx'
import { Loader } from '../../ui/feedback/Loader.tsx'
import { authWords } from '../../words/pages/auth.ts'

export function LogoutView() {
  return (
    <>
      <Heading>{authWords.logout.title}</Heading>
      <Loader>{authWords.logout.busy}</Loader>
    </>
  )
}
