import { useOf } from '@storybook/addon-docs/blocks'
import { ViewPage } from './ViewPage.tsx'

/** The page of documentation of whichever view it stands at. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return <ViewPage view={preparedMeta.title} />
}
