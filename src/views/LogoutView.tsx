import { Heading } from '../ui/Heading.tsx'
import { Loader } from '../ui/Loader.tsx'

export function LogoutView() {
  return (
    <>
      <Heading>Logout</Heading>
      <Loader>Logging you out</Loader>
    </>
  )
}
