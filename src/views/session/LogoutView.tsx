import { Heading } from '../../ui/text/Heading.tsx'
import { Loader } from '../../ui/feedback/Loader.tsx'

export function LogoutView() {
  return (
    <>
      <Heading>Logout</Heading>
      <Loader>Logging you out</Loader>
    </>
  )
}
